import type { Cut } from './story-cutter.ts';

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

/**
 * Lets cuts through in their order, each only after its text was found fit for children. Checks overlap with the
 * writing and with each other, so that the reader waits for one check at the most.
 * @throws StoryRefusedError when a text is not fit; whatever the source or the service throws
 */
export async function* moderatedRelease(source: AsyncIterable<Cut>, moderate: Moderate): AsyncGenerator<Cut> {
  const waiting: Cut[] = [];
  const checks: { cuts: Cut[]; verdicts: Promise<boolean[]> }[] = [];
  let ended = false;
  let wake = Promise.withResolvers<void>();
  const changed = () => {
    wake.resolve();
    wake = Promise.withResolvers<void>();
  };

  function check() {
    if (waiting.length === 0 || checks.length >= IN_FLIGHT) return;
    const cuts = waiting.splice(0);
    const verdicts = moderate(cuts.map((cut) => (cut.type === 'title' ? cut.title : cut.text)));
    // Awaited in order below; until then a rejection must not count as unhandled.
    verdicts.catch(() => {});
    checks.push({ cuts, verdicts });
  }

  const reading = (async () => {
    for await (const cut of source) {
      waiting.push(cut);
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
      if (!ended && waiting.length === 0) await wake.promise;
      check();
      continue;
    }
    const verdicts = await oldest.verdicts;
    checks.shift();
    check();
    for (const [position, cut] of oldest.cuts.entries()) {
      if (verdicts[position] !== true) throw new StoryRefusedError('story_refused', `refused at ${cut.type}`);
      yield cut;
    }
  }
  await reading;
}
