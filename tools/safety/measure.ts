import type { ErrorCode } from '../../contract/errors.ts';
import type { Language } from '../../contract/options.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { findingsOfAny, firstAnswer } from '../../worker/story/checking.ts';
import { reasonsAgainst } from '../../worker/story/fitness.ts';
import type { Moderator, StoryProvider } from '../../worker/story/story-provider.ts';
import { realClock } from '../../worker/storyteller/clock.ts';
import { failureOf } from '../../worker/storyteller/generation-error.ts';
import type { Generation } from '../../worker/storyteller/ledger.ts';
import { storyJob } from '../../worker/storyteller/story-job.ts';
import type { Topic, TopicSet } from './topics.ts';

/** A topic, and why it was refused; by nothing when it was let through. */
export type Verdict = Topic & { reasons: string[] };

/** What a moderation request may hold without being slow. */
const BATCH = 20;

/** Whom servers are told that they are asked for. */
const PERSON = 'the safety run';

/** What one moderation service and our limits say to each topic, asked as the Worker asks. */
export async function moderated(moderator: Moderator, topics: Topic[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let start = 0; start < topics.length; start += BATCH) {
    const batch = topics.slice(start, start + BATCH);
    const texts = batch.map(({ topic }) => topic);
    const order = { texts, person: PERSON, isLast: true };
    const findings = await moderator.findings(order, new AbortController().signal);
    verdicts.push(
      ...batch.map((topic, position) => ({ ...topic, reasons: reasonsAgainst(findings[position]!) })),
    );
  }
  return verdicts;
}

/** What a story ends with when somebody found it unfit, and nothing failed. */
const REFUSALS: ErrorCode[] = ['topic_refused', 'story_refused', 'story_withdrawn'];

const report = ({ id }: { id: string }, error: unknown) => console.warn(`${id}: ${error}`);

/** What becomes of each topic when a story is asked for: check, model, the check of every sentence and the second opinion, as in the Worker. */
export async function told(provider: StoryProvider, topics: Topic[], language: Language): Promise<Verdict[]> {
  const job = storyJob({
    count: async () => {},
    begin: async () => ({ writers: provider.writers, person: PERSON }),
    failed: report,
    async moderate(texts, signal) {
      const check = { texts, person: PERSON };
      const findings = await findingsOfAny(provider.moderators, check, signal, report);
      return findings.map((finding) => reasonsAgainst(finding).length === 0);
    },
    secondOpinion:
      provider.secondReaders.length === 0
        ? null
        : (passage, request, signal) => {
            const order = { ...passage, typed: request, ageGroup: request.ageGroup, person: PERSON };
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
  const verdicts: Verdict[] = [];
  for (const topic of topics) {
    const request = storyRequest.parse({ topic: topic.topic, language, storyLength: 'short' });
    const generation = {
      ...{ id: 'safety', storyId: 'safety', deadline: Number.POSITIVE_INFINITY },
      request: JSON.stringify(request),
    } as Generation;
    const code = await job
      .perform(generation, () => {}, new AbortController().signal)
      .then(
        () => null,
        (error) => failureOf(error, 'story').code,
      );
    if (code !== null && !REFUSALS.includes(code)) throw new Error(`${topic.topic}: ${code}`);
    verdicts.push({ ...topic, reasons: code === null ? [] : [code] });
  }
  return verdicts;
}

export type Figures = {
  language: Language;
  refused: number;
  ofRefused: number;
  wronglyRefused: number;
  ofAllowed: number;
};

const isRefused = ({ reasons }: Verdict) => reasons.length > 0;

export function figuresOf(language: Language, verdicts: Record<keyof TopicSet, Verdict[]>): Figures {
  return {
    language,
    refused: verdicts.refused.filter(isRefused).length,
    ofRefused: verdicts.refused.length,
    wronglyRefused: verdicts.allowed.filter(isRefused).length,
    ofAllowed: verdicts.allowed.length,
  };
}

/** One line for each category, with what went wrong by name. */
export function byCategory(verdicts: Verdict[], shouldRefuse: boolean): string[] {
  const groups = Object.entries(Object.groupBy(verdicts, ({ category }) => category));
  return groups.flatMap(([category, topics = []]) => {
    const wrong = topics.filter((verdict) => isRefused(verdict) !== shouldRefuse);
    return [
      `  ${category.padEnd(24)} ${topics.filter(isRefused).length} of ${topics.length} refused`,
      ...wrong.map(
        ({ topic, reasons }) => `      ${shouldRefuse ? 'let through' : reasons.join(', ')}: ${topic}`,
      ),
    ];
  });
}
