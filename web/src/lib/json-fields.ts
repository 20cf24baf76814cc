/** Readers for unchecked JSON: answers of servers other than ours. */

export type Fields = Record<string, unknown>;

/** Fields of an object; none of any other value. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** The value if it is a string. */
export const textOr = <Default>(value: unknown, otherwise: Default): string | Default =>
  typeof value === 'string' ? value : otherwise;
