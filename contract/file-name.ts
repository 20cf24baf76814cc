/** Characters of a name without its extension; with accents below the 255 bytes of file systems. */
const NAME_MAX_LENGTH = 120;

/** Device names that Windows reserves, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name valid in every file system: `{title} ({details}).{extension}`. Invalid characters become spaces, and no space
 * or dot precedes the extension.
 * @param extension without its dot
 * @param unnamed fallback for an empty title
 */
export function fileName(
  title: string,
  extension: string,
  { details = [], unnamed }: { details?: readonly string[]; unnamed: string },
): string {
  const suffix = details.length > 0 ? ` (${clean(details.join(', '))})` : '';
  const short = [...clean(title)]
    .slice(0, Math.max(NAME_MAX_LENGTH - suffix.length, 1))
    .join('')
    .replace(/[. ]+$/, '');
  const name = `${short || unnamed}${suffix}`;
  return `${DEVICE.test(name) ? `${name}_` : name}.${extension}`;
}

const clean = (text: string) =>
  text
    .normalize('NFC')
    // Lone halves of surrogate pairs; `toWellFormed` is in Firefox since 119.
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
