import type { Plugin } from 'vite';

/** Has the class that `x.ts?worker` gives add its option `query`, if given, to the script's address. */
export function addWorkerQuery(): Plugin {
  return {
    name: 'worker-query',
    apply: 'build',
    transform: {
      filter: { id: /\?worker$/ },
      handler: (code) => code.replace(/(?<=new Worker\()[^,]+/, "$& + (options.query ?? '')"),
    },
  };
}
