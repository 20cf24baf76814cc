import { seenText } from '../../contract/typed-text.ts';

/**
 * A `Content-Disposition` that saves a file under this name (RFC 6266, RFC 8187): the plain form for old programs, the
 * encoded one with every letter.
 */
export function attachment(fileName: string): string {
  // Half a character, as of a title that was cut, has no encoding: it is not seen either.
  const named = seenText(fileName)
    .replace(/[\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const safe = named || 'file';
  const ascii = safe.normalize('NFD').replace(/[^\x20-\x7e]/g, '') || 'file';
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
