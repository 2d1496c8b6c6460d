import type { Plugin } from 'vite';

/**
 * With DELAY=900 in the environment every part of a previewed page comes up to so many milliseconds late, as over a slow
 * connection: a test that does not wait for a part shows itself.
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
