import i18next from 'i18next';
import type { StoryEvent } from '../../../../../contract/schemas/events.ts';
import type { Story, StoryRequest } from '../../../../../contract/schemas/stories.ts';
import { api, session } from '../../../api/client.ts';
import type { ApiClient } from '../../../api/create-client.ts';
import { refreshUser } from '../../../api/current-user.ts';
import { type Following, followEvents } from '../../../api/event-stream.ts';
import type { Cause } from '../../../api/problem-cause.ts';
import { asProblem, Problem } from '../../../api/problem.ts';
import { queryClient } from '../../../api/query-client.ts';
import { steadyNow } from '../../../lib/clock.ts';
import type { Store } from '../../../lib/store.ts';
import { timeZoneHeader } from '../../../lib/time-zone.ts';
import { paths } from '../../../paths.ts';
import { forgetTopic, onRetyped } from '../../draft/forget-draft.ts';
import { type Diagnosis, diagnose } from '../../server-status/diagnosis.ts';
import { onRecovery, requireHealth } from '../../server-status/health-query.ts';
import { notify, notifyProblem } from '../../toasts/notify.ts';
import { rememberShownStory } from '../shown-story.ts';
import { IDLE, requestAwaitingSignIn, type StoryState } from '../story-state.ts';
import { readStory } from './read-story.ts';
import { requestOf, type StoryEffect, type StoryInput, step } from './story-machine.ts';

export type StoryRunnerDeps = {
  client: ApiClient;
  /** Store that the page renders. */
  store: Store<StoryState>;
  /** Resolves when a story can be made now, else throws a `Problem`. */
  checkHealth: () => Promise<void>;
  /** Requests the diagnostics of a server failure; never rejects. */
  diagnose: () => Promise<Diagnosis>;
  isSignedIn: () => boolean;
  newKey: () => string;
  now: () => number;
  /** Reports a problem without changing the page. */
  notify: (problem: Problem) => void;
  /** Called after a story was stopped from here, at no cost. */
  onStopped: () => void;
  /** Called after a finished story was withdrawn. @param isShown whether this runner's page shows the withdrawal */
  onWithdrawn: (problem: Problem, isShown: boolean) => void;
  /** `topic`: as typed here; null for a story requested elsewhere. */
  onDone: (story: Story, storiesRemaining: number | null, topic: string | null) => void;
};

export type StoryRunner = ReturnType<typeof createStoryRunner>;

const GENERATE_PATH = '/api/stories/generate';
const eventsPath = (generationId: string) => `/api/stories/${generationId}/events`;
const stopPath = (generationId: string) => `/api/stories/${generationId}/stop`;

/** Runs the story machine against the API. Lives as long as the tab, so that navigation stops nothing. */
export function createStoryRunner(deps: StoryRunnerDeps) {
  const { client, store, checkHealth, isSignedIn, newKey, now, onStopped, onDone } = deps;
  let stream: Following | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  function dispatch(input: StoryInput) {
    const before = store.read();
    const { state, effects } = step(before, input, now());
    if (state !== before) store.set(state);
    for (const effect of effects) run(effect);
    if (state === before) return;
    if (state.name === 'done' && (input.type === 'told' || input.type === 'answered'))
      onDone(state.story, state.storiesRemaining, requestOf(before)?.topic ?? null);
    if (state.name === 'idle' && 'stopping' in before && before.stopping) onStopped();
  }

  function release() {
    stream?.close();
    stream = null;
    clearTimeout(timer);
    clearTimeout(deadline);
  }

  function listen(from: Pick<Parameters<typeof followEvents<StoryEvent>>[0], 'begin' | 'generationId'>) {
    stream?.close();
    let isDone = false;
    const following: Following = followEvents<StoryEvent>({
      client,
      ...from,
      eventsPath,
      onEvent: (event) => {
        if (stream !== following) return;
        isDone ||= event.type === 'done';
        dispatch({ type: 'told', event });
      },
      onConnection: (connection) => stream === following && dispatch({ type: 'connection', connection }),
      onAnswer: (answer) => stream === following && take(answer),
    });
    stream = following;
    following.finished.catch((thrown) => {
      // Events after the end may be lost: the library has them.
      if (stream === following && !isDone) dispatch({ type: 'refused', problem: asProblem(thrown) });
    });
  }

  /** @throws Problem when the answer is no story, which ends the stream */
  function take(answer: unknown) {
    const state = store.read();
    if (!('submission' in state) || state.submission === null) return;
    dispatch({ type: 'answered', ...readStory(answer, state.submission, now()) });
  }

  function run(effect: StoryEffect) {
    switch (effect.type) {
      case 'check-health':
        checkHealth().then(
          () => dispatch({ type: 'healthy' }),
          (thrown) =>
            store.read().name === 'checking' && dispatch({ type: 'refused', problem: asProblem(thrown) }),
        );
        return;
      case 'diagnose':
        deps.diagnose().then((diagnosis) => dispatch({ type: 'diagnosed', diagnosis }));
        return;
      case 'begin': {
        const { key, request } = effect.submission;
        const headers = { 'Idempotency-Key': key, ...timeZoneHeader() };
        listen({ begin: { path: GENERATE_PATH, request: { method: 'POST', body: request, headers } } });
        return;
      }
      case 'follow':
        listen({ begin: null, generationId: effect.generationId });
        return;
      case 'wait':
        timer = setTimeout(() => dispatch({ type: 'waited' }), effect.ms);
        return;
      case 'start-deadline':
        deadline = setTimeout(() => dispatch({ type: 'timed-out' }), effect.ms);
        return;
      case 'stop-generation':
        client.call(stopPath(effect.generationId), { method: 'POST' }).then(
          () => dispatch({ type: 'stopped' }),
          (thrown) => dispatch({ type: 'stop-refused', problem: asProblem(thrown) }),
        );
        return;
      case 'notify':
        deps.notify(effect.problem);
        return;
      case 'end-deadline':
        clearTimeout(deadline);
        return;
      case 'forget-withdrawn':
        deps.onWithdrawn(effect.problem, effect.isShown);
        return;
      case 'release':
        release();
    }
  }

  return {
    submit(request: StoryRequest) {
      if (isSignedIn()) return dispatch({ type: 'submit', request, key: newKey() });
      const problem = new Problem({ code: 'not_authenticated', status: 401 });
      dispatch({ type: 'sign-in-needed', request, problem });
    },
    stop: () => dispatch({ type: 'stop' }),
    dismiss: () => dispatch({ type: 'dismiss' }),
    /** Joins a running story of this account, started before a reload or on another device. */
    join: (generationId: string, request: StoryRequest | null) =>
      dispatch({ type: 'found', generationId, request }),
    /** Withdraws a refusal whose cause is gone. A story that waited for the sign-in starts. */
    causeGone(cause: Cause) {
      const request = cause === 'session' ? requestAwaitingSignIn(store.read()) : null;
      dispatch({ type: 'cause-gone', cause });
      if (request && isSignedIn()) this.submit(request);
    },
    reopen: (story: Story) => dispatch({ type: 'reopened', story }),
    /**
     * Handles the end of the session: a pending story fails with the reason, everything else is cleared. Returns
     * whether the page shows that reason.
     */
    endOfSession(): boolean {
      const state = store.read();
      const said = ['token_expired', 'session_ended'];
      if (state.name === 'failed' && said.includes(state.problem.code)) return true;
      const waiting = state.name !== 'idle' && state.name !== 'done' && state.name !== 'failed';
      // A new request was refused for its token; a running one was cut off.
      const code =
        state.name === 'checking' || state.name === 'admitting' ? 'token_expired' : 'session_ended';
      if (waiting) dispatch({ type: 'refused', problem: new Problem({ code, status: 401 }) });
      else this.forget();
      return waiting;
    },
    /** Clears the page at sign-out. The server continues writing. */
    forget() {
      release();
      store.set(IDLE);
    },
  };
}

/** Starts this tab's story runner. */
export function startRunner(store: Store<StoryState>): StoryRunner {
  const runner = createStoryRunner({
    store,
    client: api,
    checkHealth: requireHealth,
    diagnose: () => diagnose(api),
    isSignedIn: () => session.read() !== null,
    newKey: () => crypto.randomUUID(),
    now: steadyNow,
    notify: notifyProblem,
    onStopped: () => void notify(i18next.t('story.stopped'), 'success'),
    onDone: (story, storiesRemaining, topic) => {
      if (topic !== null) forgetTopic(topic);
      rememberShownStory(story.id);
      queryClient.invalidateQueries({ queryKey: ['stories'] });
      const user = session.read()?.user;
      if (storiesRemaining === null) refreshUser();
      else if (user) session.replaceUser({ ...user, storiesRemaining });
    },
    onWithdrawn: (problem, isShown) => {
      rememberShownStory(null);
      queryClient.invalidateQueries({ queryKey: ['stories'] });
      const user = session.read()?.user;
      if (user) session.replaceUser({ ...user, storiesRemaining: user.storiesRemaining + 1 });
      if (!isShown || location.pathname !== paths.home()) notifyProblem(problem);
    },
  });
  onRecovery(() => runner.causeGone('server'));
  onRetyped(() => runner.causeGone('words'));
  return runner;
}
