/** Of the large drawings that stand where there is nothing else to see. */
export const largeFrame = {
  viewBox: '0 0 240 180',
  width: 240,
  height: 180,
  fill: 'none',
  focusable: false,
} as const;
export const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
