import { mayKeepOptional } from '../consent/consent.ts';
import { fileCache } from '../consent/optional-cache.ts';
import { consent } from '../consent/visitor-consent.ts';
import { storedFileName } from './stored-file.ts';

export const mayKeep = () => mayKeepOptional(consent.read());

/** Browser caches of examples, with the visitor's consent. */
export const cachedTexts = fileCache('story_text_cache', mayKeep);
const cachedAudio = fileCache('story_audio_cache', mayKeep);
export const cachedImages = fileCache('story_image_cache', mayKeep);

/** `fetch` for narrations: a cached file needs no network, and a complete one is cached. */
export const fetchAudio: typeof fetch = async (input, init) => {
  const name = storedFileName(input instanceof Request ? input.url : String(input));
  const isHead = init?.method === 'HEAD';
  const cached = await cachedAudio.read(name);
  if (cached) return isHead ? new Response(null, { headers: cached.response.headers }) : cached.response;
  const response = await fetch(input, init);
  // The player reads the other branch of the stream; when it breaks off there, nothing is cached.
  if (!isHead && response.status === 200 && mayKeep()) cachedAudio.write(name, response.clone());
  return response;
};
