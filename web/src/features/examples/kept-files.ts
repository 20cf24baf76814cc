import { mayKeepOptional } from '../consent/consent.ts';
import { fileCache } from '../consent/optional-cache.ts';
import { consent } from '../consent/visitor-consent.ts';
import { storedFileName } from './stored-file.ts';

export const mayKeep = () => mayKeepOptional(consent.read());

/** What this browser keeps of the examples, where the visitor lets it. */
export const keptTexts = fileCache('story_text_cache', mayKeep);
const keptAudio = fileCache('story_audio_cache', mayKeep);
export const keptImages = fileCache('story_image_cache', mayKeep);

/** `fetch` for narrations: what was kept needs no network, and what comes whole is kept. */
export const fetchAudio: typeof fetch = async (input, init) => {
  const name = storedFileName(input instanceof Request ? input.url : String(input));
  const isHead = init?.method === 'HEAD';
  const kept = await keptAudio.read(name);
  if (kept) return isHead ? new Response(null, { headers: kept.response.headers }) : kept.response;
  const response = await fetch(input, init);
  // The other branch of the stream ends with the player's; broken off there, nothing is kept here.
  if (!isHead && response.status === 200 && mayKeep()) keptAudio.write(name, response.clone());
  return response;
};
