/** 97.5 % quantile of the normal distribution, for a two-sided 95 % interval. */
const Z = 1.959964;

/**
 * 95 % confidence interval of a share by Wilson's score interval (E. B. Wilson, 1927), which also works at 0 and 100 %.
 * @returns both ends, from 0 to 1
 */
export function wilson(count: number, of: number): [number, number] {
  if (of === 0) return [0, 1];
  const share = count / of;
  const centre = share + (Z * Z) / (2 * of);
  const half = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  return [Math.max(0, (centre - half) / scale), Math.min(1, (centre + half) / scale)];
}

const percent = (share: number) => (share * 100).toFixed(share > 0.0005 && share < 0.0995 ? 1 : 0);

/** `27 of 63 (43 %, 31–55 %)`: count, share and 95 % confidence interval. */
export function shareOf(count: number, of: number): string {
  const [from, to] = wilson(count, of);
  return `${count} of ${of} (${percent(of === 0 ? 0 : count / of)} %, ${percent(from)}–${percent(to)} %)`;
}
