/** Validators of a stored file: RFC 9110, section 8.8. */
export type Validators = {
  /** Strong, with its quotes. */
  etag: string;
  /** Null where the date is less exact than the tag. */
  modifiedAt: Date | null;
};

/** Part of a file, in bytes. */
export type ByteRange = { offset: number; length: number };

/** Answer to a request for a file of this size. `range` is null for the whole file. */
export type Selection =
  | { outcome: 'send'; range: ByteRange | null }
  | { outcome: 'not modified' }
  | { outcome: 'precondition failed' }
  | { outcome: 'unsatisfiable range' };

const ENTITY_TAGS = /^(\*|(W\/)?"[^"]*"(\s*,\s*(W\/)?"[^"]*")*)$/;

/** Entity tags of a header; null without a valid list, which is then ignored. */
function tagsOf(headers: Headers, name: string): string[] | null {
  const value = headers.get(name)?.trim();
  return value !== undefined && ENTITY_TAGS.test(value) ? value.match(/\*|(W\/)?"[^"]*"/g) : null;
}

/** Date of a header in milliseconds; null when invalid. */
function dateOf(headers: Headers, name: string): number | null {
  const date = Date.parse(headers.get(name) ?? '');
  return Number.isNaN(date) ? null : date;
}

/** HTTP dates are whole seconds. */
const toSecond = (date: Date) => Math.floor(date.getTime() / 1000) * 1000;

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');

/**
 * Evaluates the preconditions of a GET or HEAD in the order of RFC 9110, section 13.2.2.
 * @returns null when the answer is to be sent
 */
export function unmetCondition(
  headers: Headers,
  { etag, modifiedAt }: Validators,
): 'not modified' | 'precondition failed' | null {
  const match = tagsOf(headers, 'if-match');
  const unmodifiedSince = dateOf(headers, 'if-unmodified-since');
  if (match) {
    if (!match.includes('*') && !match.includes(etag)) return 'precondition failed';
  } else if (unmodifiedSince !== null && modifiedAt && toSecond(modifiedAt) > unmodifiedSince) {
    return 'precondition failed';
  }
  const noneMatch = tagsOf(headers, 'if-none-match');
  const modifiedSince = dateOf(headers, 'if-modified-since');
  if (noneMatch) {
    const matches = noneMatch.includes('*') || noneMatch.map(withoutWeakness).includes(withoutWeakness(etag));
    return matches ? 'not modified' : null;
  }
  const isSame = modifiedSince !== null && modifiedAt && toSecond(modifiedAt) <= modifiedSince;
  return isSame ? 'not modified' : null;
}

/** Whether the file is still the one that the client has a part of (section 13.1.5): a weak tag never proves that. */
function isSameFile(headers: Headers, { etag, modifiedAt }: Validators): boolean {
  const validator = headers.get('if-range')?.trim();
  if (validator === undefined) return true;
  if (/^(W\/)?"/.test(validator)) return validator === etag;
  return modifiedAt !== null && Date.parse(validator) === toSecond(modifiedAt);
}

/** A range as it is asked for: bytes from an offset, or the last ones. */
export type AskedRange = { offset: number; length?: number } | { suffix: number };

/**
 * The single range of a `Range` header (section 14.2). Null for several ranges and invalid ones, which are answered
 * with the whole file, as the section allows.
 */
export function askedRange(value: string | undefined | null): AskedRange | null {
  const [, first, last] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(value ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') return { suffix: Number(last) };
  const offset = Number(first);
  if (last === '') return { offset };
  const length = Number(last) + 1 - offset;
  return length > 0 ? { offset, length } : null;
}

/** @returns null for a range beyond the file */
export function rangeWithin(asked: AskedRange, size: number): ByteRange | null {
  if ('suffix' in asked) {
    const length = Math.min(asked.suffix, size);
    return length === 0 ? null : { offset: size - length, length };
  }
  const { offset, length = size } = asked;
  return offset >= size ? null : { offset, length: Math.min(length, size - offset) };
}

/** @param method GET or HEAD; ranges apply to GET only */
export function selectRange(
  method: string,
  headers: Headers,
  file: Validators & { size: number },
): Selection {
  const unmet = unmetCondition(headers, file);
  if (unmet) return { outcome: unmet };
  if (method === 'HEAD' || !isSameFile(headers, file)) return { outcome: 'send', range: null };
  const asked = askedRange(headers.get('range'));
  if (!asked) return { outcome: 'send', range: null };
  const range = rangeWithin(asked, file.size);
  if (!range) return { outcome: 'unsatisfiable range' };
  return { outcome: 'send', range: range.length < file.size ? range : null };
}
