import { expect, test } from 'vitest';
import type { AudioEvent, EditionEvent } from '../../../../../contract/schemas/events.ts';
import type { Narration, SpokenSentence } from '../../../../../contract/schemas/stories.ts';
import { Problem } from '../../../api/problem.ts';
import { type NarrationInput, type Surroundings, step } from './narration-machine.ts';
import {
  exactDuration,
  initialNarration,
  isLimitReached,
  languageHeard,
  type NarratedStory,
  type NarrationPhase,
  type NarrationState,
  timelineOf,
  wordsTimelineOf,
} from './narration-state.ts';

const choice = { voiceId: 'female', speechRate: 0.7, musicTrack: 'random' } as const;
const listen = { type: 'listen', choice, isForSleep: false } as const;
const STORY: NarratedStory = {
  id: 's',
  title: 'El faro',
  content: 'Uno. Dos. Tres.',
  sentences: ['Uno.', 'Dos.', 'Tres.'].map((text, index) => ({ index, text, paragraph: 0 })),
  language: 'es',
  narrations: [],
};
const AROUND: Surroundings = { story: STORY, position: 0, isPlayWanted: true, isSignedIn: true, now: 0 };
const start: AudioEvent = {
  type: 'start',
  generationId: 'g1',
  audioUrl: 'https://api.example/a.mp3',
  musicTrack: 'piano',
  sentences: 3,
};
const spoken = (index: number): AudioEvent => ({
  type: 'spoken',
  index,
  start: index * 3,
  end: index * 3 + 2,
});

function narration(id: string): Narration {
  const timeline = [{ index: 0, start: 0, end: 2 }];
  const audioUrl = `https://api.example/${id}.mp3`;
  return {
    ...choice,
    id,
    storyId: 's',
    language: 'es',
    audioUrl,
    musicTrack: 'piano',
    duration: 9,
    timeline,
  };
}

const given = (phase: NarrationPhase): NarrationState => ({ ...initialNarration([]), phase });

const told = (...events: AudioEvent[]): NarrationInput[] => events.map((event) => ({ type: 'told', event }));

function after(...inputs: NarrationInput[]): NarrationState {
  return inputs.reduce((state, input) => step(state, input, AROUND).state, initialNarration([]));
}

test('each spoken sentence adds its times', () => {
  const state = after(listen, ...told(start, spoken(0), spoken(1)));
  expect(state.phase).toMatchObject({ name: 'making', generationId: 'g1', musicTrack: 'piano' });
  expect(timelineOf(state).map(({ index }) => index)).toEqual([0, 1]);
  expect(exactDuration(state)).toBeNull();
});

test('while another language is made, the previous sentence stays marked until the new sound reaches it', () => {
  const inBoth: NarratedStory = {
    ...STORY,
    translation: { language: 'en', title: null, words: [], questions: [], sentences: STORY.sentences },
  };
  const around = { ...AROUND, story: inBoth, position: 6.5 };
  const play = (...inputs: NarrationInput[]) =>
    inputs.reduce(
      (state, input) => step(state, input, around).state,
      given({ name: 'made', narration: { ...narration('n1'), timeline: heard } }),
    );
  const heard = [0, 1, 2].map((index) => ({ index, start: index * 3, end: index * 3 + 2 }));
  const asked = { ...listen, choice: { ...choice, voiceId: 'female-english' } } as const;
  const making = [asked, ...told(start, spoken(0), spoken(1))];
  // The words differ between the languages.
  for (const state of [play(asked), play(...making)]) {
    expect(timelineOf(state)).toEqual(heard);
    expect(wordsTimelineOf(state)).toEqual([]);
  }
  const caughtUp = play(...making, ...told(spoken(2)));
  expect(timelineOf(caughtUp).map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(wordsTimelineOf(caughtUp)).toEqual(timelineOf(caughtUp));
});

test('a spoken sentence has the times of its words', () => {
  const words = [{ from: 0, to: 3, start: 0.5 }];
  const state = after(listen, ...told(start, { ...spoken(0), words } as AudioEvent));
  expect(timelineOf(state)[0]).toMatchObject({ index: 0, words });
});

test('the language comes from the chosen voice; of a narration started elsewhere it is known when it is made', () => {
  const english = { ...listen, choice: { ...choice, voiceId: 'male-english' } } as const;
  expect(languageHeard(after(english, ...told(start, spoken(0))), 0)).toBe('en');
  const joined = [{ type: 'found', generationId: 'g1' } as const, ...told(start, spoken(0))];
  expect(languageHeard(after(...joined), 0)).toBeNull();
  const made: Narration = { ...narration('n1'), language: 'en' };
  const done: AudioEvent = { type: 'done', narration: made, versionsRemaining: 3 };
  expect(languageHeard(after(...joined, ...told(done)), 0)).toBe('en');
});

test('the length is exact once the audio is complete, before the narration is saved', () => {
  expect(exactDuration(after(listen, ...told(start, { type: 'mixed', duration: 9 })))).toBe(9);
});

test('a restart on the server clears the previous times', () => {
  const state = after(listen, ...told(start, spoken(0), { type: 'reset' }));
  expect(state.phase).toMatchObject({ name: 'making', audioUrl: null, timeline: [], duration: null });
});

// @spec 4.31
test('a finished narration is added to the versions once', () => {
  const done: AudioEvent = { type: 'done', narration: narration('n1'), versionsRemaining: 3 };
  const state = after(listen, ...told(start, done, done));
  expect(state.phase).toEqual({ name: 'made', narration: narration('n1') });
  expect(state.versions).toHaveLength(1);
});

test('a narration that the library listed before its last event is added once', () => {
  const state = after(
    listen,
    ...told(start),
    { type: 'versions-known', versions: [narration('n0'), narration('n1')] },
    ...told({ type: 'done', narration: narration('n1'), versionsRemaining: 2 }),
  );
  expect(state.versions.map(({ id }) => id)).toEqual(['n0', 'n1']);
});

// @spec 8.55
test("four versions are the limit, and so is the server's word", () => {
  const four = ['a', 'b', 'c', 'd'].map(narration);
  expect(isLimitReached(initialNarration(four))).toBe(true);
  expect(isLimitReached(initialNarration(four.slice(1)))).toBe(false);
  const refused = new Problem({ code: 'audio_limit_reached', status: 403 });
  expect(isLimitReached(after({ type: 'refused', problem: refused }))).toBe(true);
});

test('after a change all four versions may be read again, and each replaces the one of before', () => {
  const versions = ['piano', 'magical', 'adventure', 'forest'].map((musicTrack, n) => ({
    ...narration('abcd'.charAt(n)),
    musicTrack,
    ofEarlierText: true as const,
  }));
  const again = { ...narration('e'), musicTrack: 'piano' };
  const state = after(
    { type: 'versions-known', versions },
    listen,
    ...told(start, { type: 'done', narration: again, versionsRemaining: 0 }),
  );
  expect(state.phase).toEqual({ name: 'made', narration: again });
  expect(state.versions.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e']);
});

test('a version with the voices of the family stays when the one without them is read again', () => {
  const before = { ...narration('a'), ofEarlierText: true as const };
  const versions = [before, { ...before, id: 'ours', takes: 'digest' }];
  const done = { type: 'done', narration: narration('b'), versionsRemaining: 2 } as const;
  const state = after({ type: 'versions-known', versions }, listen, ...told(start, done));
  expect(state.versions.map(({ id }) => id)).toEqual(['ours', 'b']);
});

// @spec 4.36
test('a refusal with a time has the moment of the retry', () => {
  const problem = new Problem({ code: 'rate_limited', status: 429, retryAfter: 12 });
  const fails = (problem: Problem) =>
    step(after(listen), { type: 'refused', problem }, { ...AROUND, now: 1_000 }).state.phase;
  expect(fails(problem)).toMatchObject({ name: 'failed', retryAt: 13_000 });
  // A provider's wait of a day is not shown.
  const day = new Problem({ code: 'rate_limited', status: 429, retryAfter: 86_400 });
  expect(fails(day)).toMatchObject({ name: 'failed', retryAt: 901_000 });
});

test('a failed narration keeps the times of its sound', () => {
  const problem = new Problem({ code: 'audio_generation_failed', status: 502 });
  const state = after(listen, ...told(start, spoken(0)), {
    type: 'refused',
    problem,
  });
  expect(timelineOf(state)).toHaveLength(1);
});

test('late events change nothing', () => {
  const chosen = after({ type: 'choose', narration: narration('n1'), edition: null });
  expect(step(chosen, { type: 'told', event: spoken(4) }, AROUND)).toEqual({ state: chosen, effects: [] });
});

test('a lost connection is no failure', () => {
  const lost: NarrationInput = { type: 'connection', connection: 'lost' };
  const back: NarrationInput = { type: 'connection', connection: 'connected' };
  const making: NarrationInput[] = [listen, ...told(start, spoken(0))];
  expect(after(...making, lost).phase).toMatchObject({ name: 'making', connectionLost: true });
  expect(after(...making, lost, back).phase).toMatchObject({ name: 'making', connectionLost: false });
});

test('a refusal is withdrawn when its cause is gone; the sound before it stays', () => {
  const refused = (code: 'network' | 'text_not_yours', timeline: SpokenSentence[] = []): NarrationState =>
    given({ name: 'failed', problem: new Problem({ code }).facts, retryAt: null, timeline });
  const gone = { type: 'cause-gone', cause: 'line' } as const;
  expect(step(refused('network'), gone, AROUND).state.phase).toEqual({ name: 'none' });
  for (const stays of [refused('text_not_yours'), refused('network', [{ index: 0, start: 0, end: 1 }])])
    expect(step(stays, gone, AROUND).state).toBe(stays);
  const other = { type: 'cause-gone', cause: 'account' } as const;
  expect(step(refused('network'), other, AROUND).state.phase.name).toBe('failed');
});

const TIRED = new Problem({ code: 'rate_limited', status: 429 });
const BUSY = new Problem({ code: 'generation_in_progress', status: 409, generationId: 'g1' });
const SLEEP = { type: 'listen-for-sleep', choice, version: null, minutes: 5 } as const;
const PRACTISE = { type: 'practise', choice, version: null, learns: 'en' } as const;
const PRACTICE = { kind: 'practice', learns: 'en' } as const;
const asleep: Narration = {
  ...narration('n1'),
  sleepEdition: { minutes: 5, audioUrl: 'https://api.example/s.mp3', duration: 9, length: 309, timeline: [] },
};

const practised: Narration = {
  ...narration('n1'),
  practiceEdition: {
    learns: 'en',
    audioUrl: 'https://api.example/p.mp3',
    duration: 30,
    length: 37,
    timeline: [],
  },
};

/** A state of each kind. */
const STATES = {
  none: given({ name: 'none' }),
  asking: after(listen),
  'asking for sleep': after(SLEEP),
  making: after(listen, ...told(start, spoken(0))),
  'making, then for sleep': after(listen, ...told(start, spoken(0)), SLEEP),
  made: { ...given({ name: 'made', narration: narration('n1') }), versions: [narration('n1')] },
  'made for sleep': {
    ...given({ name: 'made', narration: asleep, edition: { kind: 'sleep', minutes: 5 } }),
    versions: [asleep],
  },
  'asking to practise': after(PRACTISE),
  failed: after(listen, { type: 'refused', problem: TIRED }),
} satisfies Record<string, NarrationState>;

type OfType<Type> = Extract<NarrationInput, { type: Type }>;

/** An input of each type, in this phase. */
const inputsIn = (phase: NarrationPhase): { [Type in NarrationInput['type']]: OfType<Type> } => ({
  listen,
  'listen-for-sleep': SLEEP,
  practise: { ...PRACTISE, version: practised },
  choose: { type: 'choose', narration: narration('n0'), edition: null },
  found: { type: 'found', generationId: 'g1' },
  told: { type: 'told', event: { type: 'done', narration: narration('n1'), versionsRemaining: 3 } },
  answered: { type: 'answered', answer: { audioData: 'SUQz' }, id: 'n2' },
  connection: { type: 'connection', connection: 'lost' },
  refused: { type: 'refused', problem: BUSY },
  'looked-up': { type: 'looked-up', generationId: 'g1', refused: BUSY },
  'timed-out': { type: 'timed-out' },
  'sleep-made': { type: 'sleep-made', narration: asleep, behind: phase },
  'sleep-refused': { type: 'sleep-refused', problem: TIRED, behind: phase },
  'versions-known': { type: 'versions-known', versions: [narration('n0')] },
  renewed: { type: 'renewed', versions: [asleep], of: phase },
  'cause-gone': { type: 'cause-gone', cause: 'account' },
});

type Row = Partial<Record<NarrationInput['type'], string>>;

/** The next phase and its effects, by state and input. An input that is missing changes no phase and has no effect. */
const FAILS = 'failed: complete, release, close-player';
const KEEPS_SOUND = 'failed: complete, release';
const ENDS = 'made: end-deadline, complete, grown, keep';
const ALWAYS: Row = {
  practise: 'made to practise: release, play-file',
  choose: 'made: release, play',
  answered: 'same: release',
  refused: FAILS,
  'timed-out': FAILS,
  'sleep-made': 'made for sleep: keep, release, play-file',
  'sleep-refused': FAILS,
};
const ASKING: Row = {
  told: ENDS,
  refused: 'same: release, look-up',
  'looked-up': 'making: open, follow',
  'timed-out': FAILS,
  'sleep-made': 'same: keep',
  'sleep-refused': FAILS,
};
const MAKING: Row = {
  told: ENDS,
  answered: 'same: release',
  connection: 'making: ',
  refused: KEEPS_SOUND,
  'timed-out': KEEPS_SOUND,
  'sleep-made': 'same: keep',
  'sleep-refused': KEEPS_SOUND,
};
const ORDERS: Row = {
  listen: 'asking: open, order',
  'listen-for-sleep': 'asking for sleep: release, open, order',
};
const TABLE: Record<keyof typeof STATES, Row> = {
  none: { ...ALWAYS, ...ORDERS, found: 'making: open, follow' },
  asking: { ...ASKING, answered: 'made: release, play' },
  'asking for sleep': { ...ASKING, answered: FAILS },
  'asking to practise': { ...ASKING, answered: FAILS },
  making: MAKING,
  'making, then for sleep': { ...MAKING, told: `${ENDS}, make-sleep` },
  made: {
    ...ALWAYS,
    listen: 'made: release, play',
    'listen-for-sleep': 'same: make-sleep',
    renewed: 'made: release, play',
  },
  'made for sleep': {
    ...ALWAYS,
    listen: 'made: release, play',
    'listen-for-sleep': 'made for sleep: release, play-file',
    renewed: 'made for sleep: release, play-file',
  },
  failed: { ...ALWAYS, ...ORDERS },
};

test.each(Object.keys(STATES) as (keyof typeof STATES)[])('the row of the table: %s', (name) => {
  const state = STATES[name];
  const row: Row = {};
  for (const input of Object.values(inputsIn(state.phase))) {
    const { state: next, effects } = step(state, input, { ...AROUND, position: 1 });
    const steps = effects.map(({ type }) => type).join(', ');
    if (next.phase !== state.phase) row[input.type] = `${phaseOf(next)}: ${steps}`;
    else if (steps !== '') row[input.type] = `same: ${steps}`;
  }
  expect(row).toEqual(TABLE[name]);
});

const EDITIONS = { sleep: 'for sleep', practice: 'to practise' };
const phaseOf = ({ phase }: NarrationState) =>
  'edition' in phase && phase.edition ? `${phase.name} ${EDITIONS[phase.edition.kind]}` : phase.name;

test('a practice edition is made with its narration where there is none, and says which language is heard', () => {
  const asked = step(given({ name: 'none' }), PRACTISE, AROUND);
  const edition = { kind: 'practice', learns: 'en' };
  expect(asked.effects.at(-1)).toEqual({ type: 'order', choice, edition });
  const known = step(given({ name: 'none' }), { ...PRACTISE, version: narration('n1') }, AROUND);
  expect(known.effects.at(-1)).toEqual({ type: 'order-edition', narrationId: 'n1', edition });
  const said = (language: 'es' | 'en', start: number): AudioEvent =>
    ({ type: 'spoken', index: 0, start, end: start + 1, language }) as AudioEvent;
  const state = after(PRACTISE, ...told(start, said('es', 1), said('en', 3), said('en', 6)));
  // The three readings of one sentence.
  expect(timelineOf(state).map(({ start }) => start)).toEqual([1, 3, 6]);
  expect([1.5, 3.5].map((seconds) => languageHeard(state, seconds))).toEqual(['es', 'en']);
});

test.each(['sleep', 'practice'] as const)(
  'a %s edition stays open until words are said otherwise',
  (kind) => {
    const said = (spelling: string): Narration => ({
      ...asleep,
      ...practised,
      audioUrl: `https://api.example/n1.mp3?said=${spelling}`,
    });
    const edition = kind === 'sleep' ? ({ kind, minutes: 5 } as const) : ({ kind, learns: 'en' } as const);
    const open = step(
      { ...given({ name: 'none' }), versions: [said('a')] },
      { type: 'choose', narration: said('a'), edition },
      AROUND,
    ).state;
    const known = (spelling: string) =>
      step(open, { type: 'versions-known', versions: [said(spelling)] }, AROUND);
    expect(known('a')).toMatchObject({ state: { phase: open.phase }, effects: [] });
    expect(known('b').effects).toEqual([{ type: 'release' }, { type: 'close-player' }]);
  },
);

test('a sleep edition that is asked for while a practice edition is made follows it, and takes over', () => {
  const making = after(PRACTISE, ...told(start, spoken(0)), SLEEP);
  expect(making).toMatchObject({ phase: { edition: PRACTICE }, isSleepAwaiting: true, sleepMinutes: 5 });
  const done = { type: 'done', narration: practised } as EditionEvent;
  const made = step(making, { type: 'told', event: done }, AROUND);
  expect(made.state).toMatchObject({ phase: { name: 'made', edition: PRACTICE }, isSleepAwaiting: false });
  const order = made.effects.at(-1);
  expect(order).toMatchObject({ type: 'make-sleep', narrationId: 'n1', minutes: 5 });
  const sleepMade = { type: 'sleep-made', narration: asleep, behind: made.state.phase } as const;
  expect(step(made.state, sleepMade, AROUND).state.phase).toMatchObject({ edition: { kind: 'sleep' } });
});
