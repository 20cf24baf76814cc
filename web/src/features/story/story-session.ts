import type { StoryEvent } from '../../../../contract/schemas/events.ts';
import type { Story, StoryRequest } from '../../../../contract/schemas/stories.ts';
import type { ApiClient } from '../../api/create-client.ts';
import { type Following, followEvents } from '../../api/event-stream.ts';
import { asProblem, Problem } from '../../api/problem.ts';
import type { Diagnosis } from '../server-status/diagnosis.ts';
import { type StoryEffect, type StoryInput, step } from './story-machine.ts';
import { IDLE, type StoryState } from './story-state.ts';

export type StorySessionDeps = {
  client: ApiClient;
  /** Resolves when a story can be made now, throws a `Problem` when not. */
  checkHealth: () => Promise<void>;
  /** Asks why the server has just failed; never rejects for want of an answer. */
  diagnose: () => Promise<Diagnosis>;
  isSignedIn: () => boolean;
  newKey: () => string;
  now: () => number;
  /** Something to be said that does not change what is on the page. */
  notify: (problem: Problem) => void;
  /** A story was stopped from here, and has cost nothing. */
  onStopped: () => void;
  onDone: (story: Story, storiesRemaining: number | null) => void;
};

export type StorySession = ReturnType<typeof createStorySession>;

const GENERATE_PATH = '/api/stories/generate';
const eventsPath = (generationId: string) => `/api/stories/${generationId}/events`;
const stopPath = (generationId: string) => `/api/stories/${generationId}/stop`;

/** Runs the story machine against the API. Lives as long as the tab, so that walking to another page stops nothing. */
export function createStorySession(deps: StorySessionDeps) {
  const { client, checkHealth, diagnose, isSignedIn, newKey, now, notify, onStopped, onDone } = deps;
  const listeners = new Set<() => void>();
  let state: StoryState = IDLE;
  let stream: Following | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  function dispatch(input: StoryInput) {
    const before = state;
    const next = step(before, input, now());
    const changed = next.state !== before;
    state = next.state;
    for (const effect of next.effects) run(effect);
    if (!changed) return;
    if (state.name === 'done' && input.type === 'told') onDone(state.story, state.storiesRemaining);
    if (state.name === 'idle' && 'stopping' in before && before.stopping) onStopped();
    for (const listener of listeners) listener();
  }

  function release() {
    stream?.close();
    stream = null;
    clearTimeout(timer);
    clearTimeout(deadline);
  }

  function listen(from: Pick<Parameters<typeof followEvents<StoryEvent>>[0], 'begin' | 'generationId'>) {
    stream?.close();
    const following: Following = followEvents<StoryEvent>({
      client,
      ...from,
      eventsPath,
      onEvent: (event) => stream === following && dispatch({ type: 'told', event }),
      onConnection: (connection) => stream === following && dispatch({ type: 'connection', connection }),
    });
    stream = following;
    following.finished.catch((thrown) => {
      if (stream === following) dispatch({ type: 'refused', problem: asProblem(thrown) });
    });
  }

  function run(effect: StoryEffect) {
    switch (effect.type) {
      case 'check-health':
        checkHealth().then(
          () => dispatch({ type: 'healthy' }),
          (thrown) => state.name === 'checking' && dispatch({ type: 'refused', problem: asProblem(thrown) }),
        );
        return;
      case 'diagnose':
        diagnose().then((diagnosis) => dispatch({ type: 'diagnosed', diagnosis }));
        return;
      case 'begin': {
        const { key, request } = effect.submission;
        const headers = { 'Idempotency-Key': key };
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
        notify(effect.problem);
        return;
      case 'release':
        release();
    }
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit(request: StoryRequest) {
      if (isSignedIn()) dispatch({ type: 'submit', request, key: newKey() });
      else dispatch({ type: 'refused', problem: new Problem({ code: 'not_authenticated', status: 401 }) });
    },
    stop: () => dispatch({ type: 'stop' }),
    dismiss: () => dispatch({ type: 'dismiss' }),
    /** Joins what this account is having written already, begun before a reload or on another device. */
    join: (generationId: string, request: StoryRequest | null) =>
      dispatch({ type: 'found', generationId, request }),
    reopen: (story: Story) => dispatch({ type: 'reopened', story }),
    /**
     * For when nobody is signed in any more: whoever waits for a story is told why none comes, all else is forgotten.
     * Returns whether the page says it.
     */
    endOfSession(): boolean {
      if (state.name === 'failed' && state.problem.code === 'session_ended') return true;
      const waiting = state.name !== 'idle' && state.name !== 'done' && state.name !== 'failed';
      if (waiting)
        dispatch({ type: 'refused', problem: new Problem({ code: 'session_ended', status: 401 }) });
      else this.forget();
      return waiting;
    },
    /** Forgets everything on the page, for when the person signs out. What the server writes goes on there. */
    forget() {
      release();
      state = IDLE;
      for (const listener of listeners) listener();
    },
  };
}
