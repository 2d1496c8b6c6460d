/* The rubicon command. Not part of the library. */
#ifndef RUBICON_COMMAND_COMMAND_H
#define RUBICON_COMMAND_COMMAND_H

/* Runs the command with main's arguments and returns the exit status. */
int command_run(int count, char **arguments);

#endif
