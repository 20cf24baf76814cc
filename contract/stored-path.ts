/** Folders of stored files: a path that begins with one is complete. */
const FOLDERS = /^(stories|audio|images|music|speech|takes)\//;

/** Four times the longest key. Each nested address costs a pass over the text. */
const GIVEN_MAX_LENGTH = 4096;

/**
 * Path of a stored file from whatever an old client or record has: a path, a file name, or a URL of ours or of a cloud
 * storage with the path as one encoded segment (`…/o/audio%2Fa.mp3?alt=media`). Texts belong in `stories/` and audio in
 * `audio/`, unless the path names another known folder; other paths stay.
 * @returns null for an empty or too long path
 */
export function normaliseStoredPath(given: string | null | undefined): string | null {
  let path = given ?? '';
  if (path.length > GIVEN_MAX_LENGTH) return null;
  // Repeated until stable: a nested address may appear. No pass lengthens the text.
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
    // Lone surrogates are invalid in URLs.
    .replace(/\p{Cs}/gu, '\ufffd');
  return downOnly(path).replace(/^\/+/, '').trim();
}

/** Resolves `.` and `..`, also encoded as `%2e`, as a browser does; never leaves the root. */
function downOnly(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    const dots = segment.replace(/%2e/gi, '.').replace(/[\t\r\n]/g, '');
    if (dots === '..') segments.pop();
    else if (dots !== '.') segments.push(segment);
  }
  return segments.join('/');
}

/** The stored path in an absolute URL: after `/files/` or `/o/`, else its last segment. Other text is unchanged. */
function fromUrl(text: string): string {
  const path = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^?#]*)/i.exec(text)?.[1];
  if (path === undefined) return text;
  const stored = /\/(?:files|o)\/(.+)$/.exec(path)?.[1];
  return stored ?? path.slice(path.lastIndexOf('/') + 1);
}
