import type { Telling } from './pairing.ts';

/**
 * Requests in flight to the moderation service: a sentence is sent as soon as it is written, and only what is written
 * while all are busy is sent together.
 */
const IN_FLIGHT = 3;

/** @returns whether each text may be shown to a child; throws when the service cannot say */
export type Moderate = (texts: string[]) => Promise<boolean[]>;

/** What was asked for, or what was made of it, is not for children. */
export class StoryRefusedError extends Error {
  override name = 'StoryRefusedError';
  readonly code: 'topic_refused' | 'story_refused';
  constructor(code: 'topic_refused' | 'story_refused', message: string) {
    super(message);
    this.code = code;
  }
}

/** Whether without it there is no story. What is said in its second language may be left out. */
const isStory = ({ type }: Telling) => type === 'title' || type === 'sentence';

/** What a child would read of it. */
function textsOf(telling: Telling): string[] {
  if (telling.type === 'title' || telling.type === 'translated-title') return [telling.title];
  if (telling.type !== 'lesson') return [telling.text];
  return [
    ...telling.words.map(({ word, gloss }) => `${word}: ${gloss}`),
    ...telling.questions.map(({ text, translation }) => `${text} ${translation}`),
  ];
}

/**
 * What of it may be shown; null when nothing.
 * @param fits of each of its texts
 * @throws StoryRefusedError when it is the story itself
 */
function fitPart(telling: Telling, fits: boolean[]): Telling | null {
  if (fits.every(Boolean)) return telling;
  if (isStory(telling)) throw new StoryRefusedError('story_refused', `refused at ${telling.type}`);
  if (telling.type !== 'lesson') return null;
  const words = telling.words.filter((_, position) => fits[position]);
  const questions = telling.questions.filter((_, position) => fits[telling.words.length + position]);
  return words.length + questions.length > 0 ? { ...telling, words, questions } : null;
}

/**
 * Lets what is told through in its order, each only after its text was found fit for children. Checks overlap with the
 * writing and with each other, so that the reader waits for one check at the most. What is said in the second language is checked
 * together with the next sentence, but for the first of it, and left out when it is not fit.
 * @throws StoryRefusedError when a text of the story is not fit; whatever the source or the service throws
 */
export async function* moderatedRelease(
  source: AsyncIterable<Telling>,
  moderate: Moderate,
): AsyncGenerator<Telling> {
  const waiting: Telling[] = [];
  const checks: { told: Telling[]; verdicts: Promise<boolean[]> }[] = [];
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
    const told = waiting.splice(0);
    hasBoth ||= told.some(({ type }) => type === 'translation');
    const verdicts = moderate(told.flatMap(textsOf));
    // Awaited in order below; until then a rejection must not count as unhandled.
    verdicts.catch(() => {});
    checks.push({ told, verdicts });
  }

  const reading = (async () => {
    for await (const telling of source) {
      waiting.push(telling);
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
    for (const telling of oldest.told) {
      const fits = textsOf(telling).map(() => verdicts[position++] === true);
      const fit = fitPart(telling, fits);
      if (fit) yield fit;
    }
  }
  await reading;
}
