// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../contract/schemas/auth.ts';
import { TAKE_RATE } from '../../../../contract/takes.ts';
import { voice } from '../../../../testkit/worker/sound.ts';
import { Problem, type ProblemCode } from '../../api/problem.ts';
import { session } from '../../api/session.ts';
import { KeptTakes } from './kept-takes.ts';
import type { Interruption, Recorded } from './microphone.ts';
import { ReadingRoom } from './reading-room.ts';
import { roomOf, type Script, type Source } from './recorder-requests.ts';

const fake = vi.hoisted(() => ({
  record: vi.fn(),
  scriptFor: vi.fn(),
  sendTake: vi.fn(),
  withdrawTake: vi.fn(),
}));
vi.mock('./microphone.ts', async (original) => ({ ...(await original<object>()), record: fake.record }));
vi.mock('./recorder-requests.ts', async (original) => ({
  ...(await original<object>()),
  scriptFor: fake.scriptFor,
  sendTake: fake.sendTake,
  withdrawTake: fake.withdrawTake,
}));

/** Recordings by their first byte; what is none of them cannot be decoded. */
const SOUNDS: Record<number, Float32Array> = {
  1: Float32Array.from(voice(0.2, 2), (sample) => sample / 32_768),
  2: new Float32Array(2 * TAKE_RATE),
};
const [VOICE, SILENCE, BROKEN] = [1, 2, 3];
vi.mock('./decoded.ts', async (original) => ({
  ...(await original<object>()),
  decoded: async (bytes: ArrayBuffer) => {
    const sound = SOUNDS[new Uint8Array(bytes)[0]!];
    if (!sound) throw new Error('not decoded');
    return sound;
  },
}));

const ACCOUNT: Source = { kind: 'account', storyId: 'story' };
const refusedAs = (code: ProblemCode, status: number) => new Problem({ code, status });
const scriptWith = (...takes: Script['takes']): Script => ({
  storyId: 'story',
  title: 'El faro',
  endsAt: null,
  sides: [
    {
      language: 'es',
      title: 'El faro',
      sentences: [0, 1].map((index) => ({ index, paragraph: 0, text: `Frase ${index}.` })),
    },
  ],
  takes,
});

let kept: KeptTakes;
let rooms: ReadingRoom[];
beforeEach(() => {
  kept = new KeptTakes();
  rooms = [];
  fake.scriptFor.mockResolvedValue(scriptWith());
  fake.sendTake.mockRejectedValue(refusedAs('network', 0));
});
afterEach(() => {
  for (const room of rooms) room.close();
  session.signOut();
  vi.resetAllMocks();
});

const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });

async function opened(source: Source = ACCOUNT): Promise<ReadingRoom> {
  const room = new ReadingRoom(source, kept);
  rooms.push(room);
  await room.open();
  room.agree();
  return room;
}

/** Starts a recording. @returns its end */
async function started(room: ReadingRoom) {
  const { promise, resolve } = Promise.withResolvers<Recorded>();
  const stop = vi.fn();
  fake.record.mockResolvedValueOnce({ stop, done: promise });
  const ended = room.record();
  await until(() => expect(room.state.read().phase).toBe('recording'));
  const end = async (sound: number, interruption: Interruption | null = null) => {
    resolve({ bytes: Uint8Array.of(sound).buffer, type: 'audio/mp4', interruption });
    await ended;
  };
  return { end, stop };
}

async function read(room: ReadingRoom, sound: number, interruption: Interruption | null = null) {
  await (await started(room)).end(sound, interruption);
  return room.state.read();
}

const waiting = async (source: Source = ACCOUNT) =>
  (await kept.of(await roomOf(source))).map(({ index, bytes }) => [index, new Uint8Array(bytes)[0]]);

test.each([
  ['silence', SILENCE, 'silent'],
  ['what cannot be decoded', BROKEN, 'undecodable'],
])('%s takes no unsent recording away', async (_name, sound, said) => {
  const room = await opened();
  await read(room, VOICE);
  expect(await read(room, sound)).toMatchObject({ phase: 'idle', said: [said], unsent: 1 });
  expect(await waiting()).toEqual([[0, VOICE]]);
  expect([...room.state.read().read]).toEqual(['es 0']);
});

test('a recording counts as unsent before it counts as recorded', async () => {
  const room = await opened();
  const unsent: number[] = [];
  room.state.subscribe(() => {
    const state = room.state.read();
    if (state.phase === 'recorded') unsent.push(state.unsent);
  });
  await read(room, VOICE);
  expect(new Set(unsent)).toEqual(new Set([1]));
});

test('another device opens at the first sentence that was not read', async () => {
  const take = (index: number) => ({ language: 'es', index }) as Script['takes'][number];
  fake.scriptFor.mockResolvedValue(scriptWith(take(0)));
  expect((await opened()).state.read().index).toBe(1);
  fake.scriptFor.mockResolvedValue(scriptWith(take(0), take(1)));
  expect((await opened({ ...ACCOUNT, storyId: 'other' })).state.read().index).toBe(0);
});

test('an interruption is said of what is kept alone', async () => {
  const room = await opened();
  expect((await read(room, SILENCE, 'taken')).said).toEqual(['silent']);
  // Also that this environment has no database to keep it in.
  expect((await read(room, VOICE, 'taken')).said).toEqual(['taken', 'refused']);
});

test('a kept recording that cannot be sent is to be read again, and says so', async () => {
  await opened();
  await kept.add({
    room: 'story',
    language: 'es',
    index: 0,
    bytes: Uint8Array.of(BROKEN).buffer,
    type: '',
    recordedAt: 1,
  });
  const room = await opened();
  await until(() => expect(room.state.read().said).toEqual(['undecodable']));
  expect([...room.state.read().read]).toEqual([]);
  expect([await waiting(), fake.sendTake.mock.calls]).toEqual([[], []]);
});

test('what the server has stays read when a second reading is refused', async () => {
  fake.scriptFor.mockResolvedValue(scriptWith({ language: 'es', index: 0 } as Script['takes'][number]));
  const room = await opened();
  await read(room, BROKEN);
  expect([...room.state.read().read]).toEqual(['es 0']);
});

test('a reload shows what the server has now, and a recording goes on', async () => {
  const room = await opened();
  const { end, stop } = await started(room);
  fake.scriptFor.mockResolvedValue(scriptWith({ language: 'es', index: 1 } as Script['takes'][number]));
  await room.reload();
  expect([...room.state.read().read]).toEqual(['es 1']);
  expect([room.state.read().phase, stop.mock.calls]).toEqual(['recording', []]);
  await end(VOICE);
  expect(room.state.read()).toMatchObject({ phase: 'recorded', index: 0 });
});

test('a story or link that is gone leaves nothing on the device', async () => {
  const link: Source = { kind: 'link', secret: 'the-secret' };
  const room = await opened(link);
  await read(room, VOICE);
  const { recorder } = await kept.room(await roomOf(link));
  fake.scriptFor.mockRejectedValue(refusedAs('not_found', 404));
  await (await opened(link)).open();
  expect(await waiting(link)).toEqual([]);
  expect((await kept.room(await roomOf(link))).recorder).not.toBe(recorder);
});

test('a recording that ends with its link is not kept', async () => {
  const room = await opened();
  const { end, stop } = await started(room);
  fake.scriptFor.mockRejectedValue(refusedAs('not_found', 404));
  await expect(room.reload()).rejects.toThrow(Problem);
  expect(stop).toHaveBeenCalledOnce();
  await end(VOICE);
  expect(await waiting()).toEqual([]);
});

test('a sentence that is gone takes no other recording with it', async () => {
  const room = await opened();
  await read(room, VOICE);
  room.turn(1);
  fake.sendTake.mockImplementation(async (_source, { index }: { index: number }) => {
    throw index === 0 ? refusedAs('not_found', 404) : refusedAs('network', 0);
  });
  await read(room, VOICE);
  await until(async () => expect(await waiting()).toEqual([[1, VOICE]]));
  expect(room.state.read().problem).toBeNull();
});

test('the secret of a link is not the name of its room', async () => {
  expect(await roomOf({ kind: 'link', secret: 'the-secret' })).not.toContain('the-secret');
});

test('a recording that a sign-out ends is not kept; one that outlasts its session is', async () => {
  const user = { id: 'ana', email: 'ana@example.org' } as User;
  for (const [leave, left] of [
    [() => session.signOut(), []],
    [() => session.end('session_ended'), []],
    [() => session.end('token_expired'), [[0, VOICE]]],
  ] as const) {
    session.signOutArrived();
    session.begin({ token: 'token', user });
    const room = await opened();
    const { end } = await started(room);
    leave();
    await end(VOICE);
    expect(await waiting()).toEqual(left);
  }
});

test('the reader of a link ends a take, sent or not; one that was accepted meanwhile stays', async () => {
  const room = await opened({ kind: 'link', secret: 'secret' });
  await read(room, VOICE);
  room.goTo('es', 0);
  await room.withdraw();
  expect([fake.withdrawTake.mock.calls, room.state.read().read.size, room.state.read().unsent]).toEqual([
    [],
    0,
    0,
  ]);

  const take = { language: 'es', index: 0, digest: 'a', isAccepted: false } as const;
  fake.scriptFor.mockResolvedValue(scriptWith(take));
  await room.reload();
  expect([...room.state.read().read]).toEqual(['es 0']);
  fake.scriptFor.mockResolvedValue(scriptWith());
  await room.withdraw();
  expect(fake.withdrawTake.mock.lastCall?.[2]).toEqual({ language: 'es', index: 0 });
  expect(room.state.read().read.size).toBe(0);

  fake.scriptFor.mockResolvedValue(scriptWith({ ...take, isAccepted: true }));
  await room.reload();
  fake.withdrawTake.mockRejectedValue(refusedAs('not_found', 404));
  await room.withdraw();
  expect([...room.state.read().read]).toEqual(['es 0']);
});
