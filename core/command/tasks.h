/* The tasks that have options of their own. Each takes the arguments after its name and returns the exit
   status: 0; 1 where compare finds a difference; 2 for bad input or what cannot be written. */
#ifndef RUBICON_COMMAND_TASKS_H
#define RUBICON_COMMAND_TASKS_H

int compare_task(int count, char **arguments);
int generate_task(int count, char **arguments);
int mine_task(int count, char **arguments);

#endif
