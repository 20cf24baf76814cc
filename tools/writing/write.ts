import type { Story, StoryRequest } from '../../contract/schemas/stories.ts';
import { realClock } from '../../worker/generation/clock.ts';
import { failureOf } from '../../worker/generation/generation-error.ts';
import { storyJob } from '../../worker/generation/story-job.ts';
import type { LoggedEvent } from '../../worker/home-storage/event-log.ts';
import type { Ordered } from '../../worker/home-storage/ledger.ts';
import { acceptanceOf } from '../../worker/story/acceptance.ts';
import { findingsOfAny } from '../../worker/story/checking.ts';
import { reasonsAgainst } from '../../worker/story/fitness.ts';
import { storyPrompt } from '../../worker/story/prompt.ts';
import { StandIns } from '../../worker/story/stand-ins.ts';
import type { StoryProvider } from '../../worker/story/story-provider.ts';

/** User name sent to the servers. */
const PERSON = 'npm run tool -- write';

/** Result of a request: a story, or an error code. */
export type Written = {
  id: string;
  request: StoryRequest;
  story: Story | null;
  code: string | null;
  /** Characters sent and received. */
  sent: number;
  received: number;
};

/** Generates one story as the Worker does, checks included, without saving. */
export async function write(provider: StoryProvider, id: string, request: StoryRequest): Promise<Written> {
  const signal = new AbortController().signal;
  const events: LoggedEvent[] = [];
  let story: Story | null = null;
  const failed = ({ id: server }: { id: string }, error: unknown) => console.warn(`${server}: ${error}`);
  const job = storyJob({
    reserve: async () => {},
    isReservedFirst: () => false,
    prepare: async () => ({ writers: provider.writers, userDigest: PERSON }),
    failed,
    moderate: async (texts, until) =>
      (await findingsOfAny(provider.moderators, { texts, userDigest: PERSON }, until, failed)).map(
        (finding) => reasonsAgainst(finding).length === 0,
      ),
    // Whole paragraphs are measured by `npm run safety`.
    acceptance: acceptanceOf,
    topicOpinion: null,
    secondOpinion: null,
    withdrawn: () => {},
    unread: () => {},
    async saveStory(saved) {
      story = saved;
      return { storiesRemaining: 0, store() {} };
    },
    clock: realClock,
  });
  const generation = {
    id,
    storyId: id,
    admittedAt: Date.now(),
    deadline: Number.POSITIVE_INFINITY,
    order: request,
  } as Ordered<StoryRequest>;
  const prompt = storyPrompt(new StandIns(request, id).request, id);
  const sent = prompt.system.length + prompt.user.length;
  try {
    await job.perform(generation, (event) => events.push(event), signal);
    await job.save(generation, events);
    return { id, request, story, code: null, sent, received: (story as Story | null)?.content.length ?? 0 };
  } catch (error) {
    return { id, request, story: null, code: failureOf(error, 'story').code, sent, received: 0 };
  }
}
