/* The rubicon command: options, files, answers, complaints. Not part of the library. */
#ifndef RUBICON_COMMAND_COMMAND_H
#define RUBICON_COMMAND_COMMAND_H

/* Runs the command with main's arguments. Returns the exit status that its help describes. */
int command_run(int count, char **arguments);

#endif
