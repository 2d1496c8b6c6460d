/* The tasks that have options of their own. Each takes the arguments after its name and returns the exit
   status: 0; 1 where compare finds a difference; 2 for bad input or what cannot be written. */
#ifndef RUBICON_COMMAND_TASKS_H
#define RUBICON_COMMAND_TASKS_H

int task_compare(int count, char **arguments);
int task_generate(int count, char **arguments);
int task_mine(int count, char **arguments);

#endif
