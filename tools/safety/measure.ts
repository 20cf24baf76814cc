import { type ErrorCode, failuresOf } from '../../contract/errors.ts';
import type { AgeGroup, Language } from '../../contract/options.ts';
import { type StoryRequest, storyRequest } from '../../contract/schemas/stories.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { realClock } from '../../worker/generation/clock.ts';
import { failureOf } from '../../worker/generation/generation-error.ts';
import { storyJob } from '../../worker/generation/story-job.ts';
import { refusalOfTyped } from '../../worker/generation/topic-check.ts';
import type { Ordered } from '../../worker/home-storage/ledger.ts';
import { acceptanceOf } from '../../worker/story/acceptance.ts';
import { findingsOfAny, firstAnswer } from '../../worker/story/checking.ts';
import { reasonsAgainst } from '../../worker/story/fitness.ts';
import type { Moderator, SecondReader, StoryProvider } from '../../worker/story/story-provider.ts';
import { shareOf } from './interval.ts';
import type { Sample, SampleSet } from './samples.ts';

/** A text and the reasons of its refusal; empty when it was accepted. */
export type Judgement = Sample & { reasons: string[] };

/** Texts per moderation request that keep it fast. */
const BATCH = 20;

/** User name sent to the servers. */
const PERSON = 'the safety run';

const never = new AbortController().signal;

/** Judgement of each text by one moderation service and our limits, as in the Worker. */
export async function moderated(moderator: Moderator, samples: Sample[]): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (let start = 0; start < samples.length; start += BATCH) {
    const batch = samples.slice(start, start + BATCH);
    const texts = batch.map(({ text }) => text);
    const order = { texts, userDigest: PERSON, isLast: true };
    const findings = await moderator.findings(order, never);
    judgements.push(
      ...batch.map((sample, position) => ({ ...sample, reasons: reasonsAgainst(findings[position]!) })),
    );
  }
  return judgements;
}

/** Second opinion on each paragraph separately, for children of all ages. */
export async function readOnceMore(reader: SecondReader, samples: Sample[]): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const sample of samples) {
    const objection = await reader.objection(
      {
        topic: '',
        title: '',
        paragraphs: [sample.text],
        ageGroup: 'default',
        userDigest: PERSON,
      },
      never,
    );
    judgements.push({ ...sample, reasons: objection === null ? [] : [objection] });
  }
  return judgements;
}

/** Second opinion on each topic separately, for this age group. */
export async function topicsRead(
  reader: SecondReader,
  samples: Sample[],
  ageGroup: AgeGroup = 'default',
): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const sample of samples) {
    const objection = await reader.topicObjection(
      { topic: sample.text, ageGroup, userDigest: PERSON },
      never,
    );
    judgements.push({ ...sample, reasons: objection === null ? [] : [objection] });
  }
  return judgements;
}

/** Paragraphs with a sentence that is refused on its own; they cannot test the whole paragraph. */
export async function refusedByOneSentence(
  moderator: Moderator,
  samples: Sample[],
  language: Language,
): Promise<Judgement[]> {
  const sentences = samples.flatMap((sample) =>
    cutSentences(sample.text, language).map((text) => ({ ...sample, text })),
  );
  return (await moderated(moderator, sentences)).filter(isRefused);
}

/** Results of an unsuitable story, as opposed to a failure. */
const REFUSALS: readonly ErrorCode[] = failuresOf('topic-refused', 'story-refused');

const report = ({ id }: { id: string }, error: unknown) => console.warn(`${id}: ${error}`);

/**
 * Result of a story order for each topic: topic checks, model, sentence checks and second opinion, as in the Worker.
 * @throws Error for any failure, which is not a measurement
 */
export async function storyResults(
  provider: StoryProvider,
  topics: Sample[],
  language: Language,
  ageGroup: AgeGroup = 'default',
): Promise<Judgement[]> {
  const job = storyJob({
    reserve: async () => {},
    isReservedFirst: () => false,
    prepare: async () => ({ writers: provider.writers, userDigest: PERSON }),
    failed: report,
    async moderate(texts, signal, unfit) {
      const check = { texts, userDigest: PERSON };
      const findings = await findingsOfAny(provider.moderators, check, signal, report);
      return findings.map((finding) => {
        const reasons = reasonsAgainst(finding);
        if (reasons.length > 0) unfit?.(reasons);
        return reasons.length === 0;
      });
    },
    acceptance: acceptanceOf,
    topicOpinion:
      provider.secondReaders.length === 0
        ? null
        : (request, signal) => {
            const order = {
              topic: request.topic,
              ageGroup: request.ageGroup,
              userDigest: PERSON,
            };
            return firstAnswer(
              provider.secondReaders,
              (reader) => reader.topicObjection(order, signal),
              signal,
              report,
            );
          },
    secondOpinion:
      provider.secondReaders.length === 0
        ? null
        : (passage, request, signal) => {
            const order = {
              ...passage,
              topic: request.topic,
              ageGroup: request.ageGroup,
              userDigest: PERSON,
            };
            return firstAnswer(
              provider.secondReaders,
              (reader) => reader.objection(order, signal),
              signal,
              report,
            );
          },
    withdrawn: () => {},
    unread: (_, { unread, paragraphs }) =>
      console.warn(`no opinion on ${unread} of ${paragraphs} paragraphs`),
    saveStory: () => Promise.reject(new Error('nothing is saved here')),
    clock: realClock,
  });
  const judgements: Judgement[] = [];
  for (const sample of topics) {
    const request = storyRequest.parse({ topic: sample.text, language, ageGroup, storyLength: 'short' });
    const generation = {
      id: 'safety',
      storyId: 'safety',
      deadline: Number.POSITIVE_INFINITY,
      order: request,
    } as Ordered<StoryRequest>;
    const typed = refusalOfTyped(request)?.code ?? null;
    const made = async () => {
      const reading = await job.perform(generation, () => {}, never);
      return (await reading?.end(new Promise(() => {})))?.objection ? 'story_withdrawn' : null;
    };
    const code = typed ?? (await made().catch((error) => failureOf(error, 'story').code));
    if (code !== null && !REFUSALS.includes(code)) throw new Error(`${sample.text}: ${code}`);
    judgements.push({ ...sample, reasons: code === null ? [] : [code] });
  }
  return judgements;
}

export type Judgements = Record<keyof SampleSet, Judgement[]>;

/** Both halves of a set with judgements. */
export async function judged(
  set: SampleSet,
  judge: (samples: Sample[]) => Promise<Judgement[]>,
): Promise<Judgements> {
  return { refuse: await judge(set.refuse), ordinary: await judge(set.ordinary) };
}

export const isRefused = ({ reasons }: Judgement) => reasons.length > 0;

/** Number of refused texts, with the 95 % interval. */
export const refusedShare = (judgements: Judgement[]): string =>
  shareOf(judgements.filter(isRefused).length, judgements.length);

/** One line per category, with its errors by name. */
export function byCategory(judgements: Judgement[], shouldRefuse: boolean): string[] {
  const groups = Object.entries(Object.groupBy(judgements, ({ category }) => category));
  return groups.flatMap(([category, samples = []]) => {
    const wrong = samples.filter((judgement) => isRefused(judgement) !== shouldRefuse);
    return [
      `  ${category.padEnd(24)} ${samples.filter(isRefused).length} of ${samples.length} refused`,
      ...wrong.map(
        ({ text, reasons }) => `      ${shouldRefuse ? 'let through' : reasons.join(', ')}: ${text}`,
      ),
    ];
  });
}
