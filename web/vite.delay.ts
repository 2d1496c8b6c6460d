import type { Plugin } from 'vite';

/**
 * With DELAY=900 in the environment the assets of the previewed page arrive up to that many milliseconds late, as over a slow
 * connection, which exposes tests that do not wait for a part.
 */
export function delayParts(): Plugin {
  const most = Number(process.env.DELAY ?? 0);
  return {
    name: 'delay-parts',
    configurePreviewServer({ middlewares }) {
      if (most > 0) {
        middlewares.use((request, _response, next) => {
          setTimeout(next, request.url?.includes('/assets/') ? Math.random() * most : 0);
        });
      }
    },
  };
}
