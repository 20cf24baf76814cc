import { seenText } from '../../contract/typed-text.ts';

/**
 * `Content-Disposition` that saves a file under this name (RFC 6266, RFC 8187): the plain form for old programs, the
 * encoded one with every character.
 */
export function attachment(fileName: string): string {
  // An unpaired surrogate, as at the end of a cut title, has no encoding, and is invisible.
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
