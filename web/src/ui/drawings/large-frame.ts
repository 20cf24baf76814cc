/** Class names of large drawings on otherwise empty pages. */
export const largeFrame = {
  viewBox: '0 0 240 180',
  width: 240,
  height: 180,
  fill: 'none',
  focusable: false,
} as const;
export const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
