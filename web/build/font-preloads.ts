import type { Plugin } from 'vite';

/** The faces that the first screen is set in. */
const FIRST_SCREEN = /(?:fraunces-600|andika-[47]00)-[\w-]+\.woff2$/;

/** Asks for the fonts of the first screen together with the style sheet instead of after it. */
export function fontPreloads(): Plugin {
  return {
    name: 'font-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_SCREEN.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}
