/** Parts of the product that a deployment may do without. */
export type Part = 'payments' | 'mail';

/** False, as the build says: no page offers what needs the part, and the API refuses it. */
export const hasPart = (part: Part): boolean => !(import.meta.env.VITE_LACKS ?? '').split(' ').includes(part);
