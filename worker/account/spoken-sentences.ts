import { spokenKey } from '../narration/speech.ts';
import { providerVoice } from '../narration/voices.ts';
import { splitStory } from '../story/story-text.ts';
import type { Holdings } from '../storyteller/holdings.ts';
import type { NarrationOrder } from '../storyteller/narration-job.ts';

/**
 * The spoken sentences of a person's own stories in the speech cache, which may contain a child's name. An example's are
 * everybody's and stay; so does the sound of a story whose text was deleted before, until the cache lets it go.
 * @param provider as the cache knows it
 */
export async function spokenSentencesOf(
  files: Pick<R2Bucket, 'get'>,
  provider: string,
  holdings: Holdings,
): Promise<string[]> {
  const orders = holdings
    .filter(({ kind }) => kind === 'narration')
    .map(({ request }) => JSON.parse(request) as NarrationOrder)
    .filter(({ source }) => source === 'story');
  const keys = new Set<string>();
  for (const { textKey, language, voiceId, speechRate } of orders) {
    const text = await (await files.get(textKey))?.text();
    for (const sentence of splitStory(text ?? '', language)) {
      keys.add(
        await spokenKey(provider, { ...providerVoice(voiceId), speed: speechRate, text: sentence.text }),
      );
    }
  }
  return [...keys];
}
