import type { Sentence } from '../../contract/schemas/stories.ts';
import { describeError } from '../error-description.ts';
import { sha256Hex } from '../files/digest.ts';
import { speechKey } from '../files/keys.ts';
import { logLine } from '../log.ts';
import type { SentenceAudio } from './narrate.ts';
import { ReplayBuffer } from './replay-buffer.ts';
import { checkFormat, type SpeechOrder, type SpeechProvider } from './speech-provider.ts';

/**
 * Utterances being spoken at once. One invocation has six connections; three keep the mixer fed, since speech is made
 * several times faster than it is heard, and leave room for R2.
 */
const AHEAD = 3;

export type SpeechDeps = {
  provider: SpeechProvider;
  /**
   * Asked once, before the provider is: may this many characters be spoken? As many as are left of the text then; never
   * for a text of which everything is cached. Throws when they may not.
   */
  allow(characters: number): Promise<void>;
  cache: Pick<R2Bucket, 'get' | 'put'>;
  /** Where in the cache: a folder of `files/keys.ts`. */
  folder: string;
};

export type Delivery = Omit<SpeechOrder, 'text'>;

/** Where the sound of one utterance lies in the cache: below the digest of everything that determines it. */
async function spokenKey(
  { provider, folder }: SpeechDeps,
  { voice, instructions, speed, text }: SpeechOrder,
): Promise<string> {
  const digest = await sha256Hex(JSON.stringify([provider.id, { voice, instructions, speed, text }]));
  return speechKey(folder, digest);
}

/**
 * Speaks sentences in their order, a few ahead of the one that is listened to.
 * @throws Error when the provider's sound is not of our format; what `allow` throws. What the provider throws comes with
 * the sound of the sentence that it failed at.
 */
export async function* speak(
  sentences: Sentence[],
  delivery: Delivery,
  deps: SpeechDeps,
  signal: AbortSignal,
): AsyncGenerator<SentenceAudio> {
  checkFormat(deps.provider);
  const utterances: ReplayBuffer[] = [];
  let listenedTo = 0;
  let allowed: Promise<void> | null = null;
  async function* ask(order: SpeechOrder) {
    const left = sentences.slice(listenedTo).reduce((sum, { text }) => sum + text.length, 0);
    allowed ??= deps.allow(left);
    await allowed;
    yield* deps.provider.stream(order, signal);
  }
  for (const [position, sentence] of sentences.entries()) {
    listenedTo = position;
    while (utterances.length < Math.min(position + AHEAD, sentences.length)) {
      utterances.push(utter({ ...delivery, text: sentences[utterances.length]!.text }, deps, ask));
    }
    yield {
      index: sentence.index,
      paragraphStart: sentence.paragraph !== sentences[position - 1]?.paragraph,
      samples: utterances[position]!,
    };
    // Its sound is mixed: let the memory go.
    utterances[position] = new ReplayBuffer();
  }
}

/** One utterance: from the cache, or from the provider and then into the cache. Starts at once, read or not. */
function utter(
  order: SpeechOrder,
  deps: SpeechDeps,
  ask: (order: SpeechOrder) => AsyncIterable<Uint8Array>,
): ReplayBuffer {
  const pcm = new ReplayBuffer();
  (async () => {
    const key = await spokenKey(deps, order);
    const cached = await deps.cache.get(key);
    for await (const chunk of cached?.body ?? ask(order)) pcm.push(chunk);
    pcm.end();
    if (cached) return;
    await deps.cache.put(key, pcm.withHead(new Uint8Array(0))).catch((error) => {
      // The listener has the sound; only the next narration pays for this.
      logLine('warn', { speech: 'not cached', error: describeError(error) });
    });
  })().catch((error) => pcm.end(error));
  return pcm;
}
