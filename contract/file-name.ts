/** Characters of a name without its extension: with accents well below the 255 bytes that file systems take. */
const NAME_MAX_LENGTH = 120;

/** Names that Windows keeps for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name that every file system takes: `{title} ({details}).{extension}`. What one of them refuses becomes a blank,
 * and no blank or dot stands before the extension.
 * @param extension without its dot
 * @param unnamed when nothing is left of the title
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
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
