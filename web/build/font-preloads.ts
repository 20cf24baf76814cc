import type { Plugin } from 'vite';

/** Fonts of the first screen. */
const FIRST_SCREEN = /(?:fraunces-600|andika-[47]00)-[\w-]+\.woff2$/;

/** Preloads the fonts of the first screen in parallel with the style sheet. */
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
