import { PIECES } from '../../contract/schemas/piece-traits.ts';
import type { StoryPiece } from './pairing.ts';
import { textsOf } from './piece-words.ts';

/**
 * Maximum parallel moderation requests. A sentence is sent at once; sentences written while all are busy are sent
 * together.
 */
const IN_FLIGHT = 3;

/** @returns whether each text may be shown to a child; throws when the service cannot say */
export type Moderate = (texts: string[]) => Promise<boolean[]>;

/** The topic or the story is not for children. */
export class StoryRefusedError extends Error {
  override name = 'StoryRefusedError';
  readonly code: 'topic_refused' | 'story_refused';
  constructor(code: 'topic_refused' | 'story_refused', message: string) {
    super(message);
    this.code = code;
  }
}

const isStory = ({ type }: StoryPiece) => PIECES[type].isStory;

/**
 * Part of a piece that may be shown; null for none.
 * @param fits one flag per text
 * @throws StoryRefusedError when the story itself is unfit
 */
function fitPart(piece: StoryPiece, fits: boolean[]): StoryPiece | null {
  if (fits.every(Boolean)) return piece;
  if (isStory(piece)) throw new StoryRefusedError('story_refused', `refused at ${piece.type}`);
  if (piece.type !== 'lesson') return null;
  const words = piece.words.filter((_, position) => fits[position]);
  const questions = piece.questions.filter((_, position) => fits[piece.words.length + position]);
  return words.length + questions.length > 0 ? { ...piece, words, questions } : null;
}

/**
 * Releases pieces in order, each after moderation of its texts. Checks overlap with the writing and with each other, so
 * the reader waits for one check at most. A translation is checked together with the next sentence, except the first
 * one, and left out when unfit.
 * @throws StoryRefusedError when a text of the story is unfit; errors of the source and of `moderate`
 */
export async function* moderatedRelease(
  source: AsyncIterable<StoryPiece>,
  moderate: Moderate,
): AsyncGenerator<StoryPiece> {
  const waiting: StoryPiece[] = [];
  const checks: { batch: StoryPiece[]; verdicts: Promise<boolean[]> }[] = [];
  let ended = false;
  let hasBoth = false;
  let wake = Promise.withResolvers<void>();
  const changed = () => {
    wake.resolve();
    wake = Promise.withResolvers<void>();
  };
  const isDue = () => waiting.length > 0 && (ended || !hasBoth || waiting.some(isStory));

  function check() {
    if (!isDue() || checks.length >= IN_FLIGHT) return;
    const batch = waiting.splice(0);
    hasBoth ||= batch.some(({ type }) => type === 'translation');
    const texts = batch.flatMap(textsOf);
    const verdicts = texts.length === 0 ? Promise.resolve([]) : moderate(texts);
    // Awaited in order below; until then a rejection must not count as unhandled.
    verdicts.catch(() => {});
    checks.push({ batch, verdicts });
  }

  const reading = (async () => {
    for await (const piece of source) {
      waiting.push(piece);
      check();
      changed();
    }
  })().finally(() => {
    ended = true;
    changed();
  });
  reading.catch(() => {});

  while (!ended || waiting.length > 0 || checks.length > 0) {
    const oldest = checks[0];
    if (!oldest) {
      if (!ended && !isDue()) await wake.promise;
      check();
      continue;
    }
    const verdicts = await oldest.verdicts;
    checks.shift();
    check();
    let position = 0;
    for (const piece of oldest.batch) {
      const fits = textsOf(piece).map(() => verdicts[position++] === true);
      const fit = fitPart(piece, fits);
      if (fit) yield fit;
    }
  }
  await reading;
}
