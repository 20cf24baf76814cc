/**
 * The oldest browsers in which everything works, by their names in MDN's compatibility data: Safari and iOS of March
 * 2023, and Chrome and Firefox ESR of that month. iPads that end at iPadOS 16 are the reason for the date.
 * `docs/engines.md` says what they do without.
 */
export const OLDEST = {
  safari: '16.4',
  safari_ios: '16.4',
  chrome: '111',
  chrome_android: '111',
  edge: '111',
  firefox: '102',
} as const;

/**
 * The same for Vite, which rewrites newer syntax and styles. It adds no functions: `build/newer-features.ts` checks
 * that none is missing.
 */
export const BUILD_TARGET = [
  `safari${OLDEST.safari}`,
  `ios${OLDEST.safari_ios}`,
  `chrome${OLDEST.chrome}`,
  `edge${OLDEST.edge}`,
  `firefox${OLDEST.firefox}`,
];
