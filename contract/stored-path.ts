/** Folders that files are stored in: a path that begins with one is where it belongs already. */
const FOLDERS = /^(stories|audio|images|music|speech)\//;

/** Four times the longest key of a file. Each address within an address takes a round over the rest of the text. */
const GIVEN_MAX_LENGTH = 4096;

/**
 * Where a file lies, from whatever a client or an old record calls it: a path, a bare file name, or a whole URL of ours
 * or of a cloud storage that puts the path into one encoded segment (`…/o/audio%2Fa.mp3?alt=media`). Texts belong below
 * `stories/` and sound below `audio/`, unless the path names another folder of ours; all else stays as it is.
 * @returns null when nothing is left, and for what is too long to be a path
 */
export function normaliseStoredPath(given: string | null | undefined): string | null {
  let path = given ?? '';
  if (path.length > GIVEN_MAX_LENGTH) return null;
  // What is cleaned may show something to clean, such as an address within an address. No round makes it longer.
  for (let cleaned = clean(path); cleaned !== path; cleaned = clean(path)) path = cleaned;
  if (path === '') return null;
  if (FOLDERS.test(path)) return path;
  if (/\.(txt|json)$/i.test(path)) return `stories/${path}`;
  if (/\.(mp3|wav|ogg)$/i.test(path)) return `audio/${path}`;
  return path;
}

function clean(text: string): string {
  const path = fromUrl(text.trim())
    .replace(/%2f/gi, '/')
    .replace(/%20/g, ' ')
    .replaceAll('\\', '/')
    // Half a character can be written in no address.
    .replace(/\p{Cs}/gu, '\ufffd');
  return downOnly(path).replace(/^\/+/, '').trim();
}

/** Without `.` and `..`, as a browser resolves them, also written as `%2e`. Nothing lies above the top. */
function downOnly(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    const dots = segment.replace(/%2e/gi, '.').replace(/[\t\r\n]/g, '');
    if (dots === '..') segments.pop();
    else if (dots !== '.') segments.push(segment);
  }
  return segments.join('/');
}

/** The stored path in an absolute URL: after `/files/` or `/o/`, else its last segment. Other text stays as it is. */
function fromUrl(text: string): string {
  const path = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^?#]*)/i.exec(text)?.[1];
  if (path === undefined) return text;
  const stored = /\/(?:files|o)\/(.+)$/.exec(path)?.[1];
  return stored ?? path.slice(path.lastIndexOf('/') + 1);
}
