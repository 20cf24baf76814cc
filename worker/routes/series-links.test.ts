import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AccountExport } from '../../contract/schemas/account.ts';
import type { Link, LinkRequest, Links } from '../../contract/schemas/links.ts';
import { closeAccountOf } from '../../testkit/worker/access/home-calls.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { everythingKept } from '../../testkit/worker/left-behind.ts';
import { request } from '../../testkit/worker/person.ts';
import { ACCOUNT_BUDGETS } from '../budget/budgets.ts';
import { homeOf } from '../home/client.ts';
import { hashesOf } from '../story/stored-story.ts';
import { splitStory } from '../story/story-text.ts';

/** Links to the nights of a series. */

const NAME = 'Zorabel';
const TEXTS = [
  `${NAME} mira el mar. El mar duerme.`,
  `El mar brilla. Allí estaba ${NAME}.`,
  `—¿Vienes? —dijo el faro a ${NAME}. El faro esperó.`,
];

afterEach(() => vi.restoreAllMocks());

type Series = Owner & { userId: string; ids: string[] };

/** Adds a night without sound after the others. @returns its id */
async function addNight({ buyer, storyId }: Owner, text: string, title: string): Promise<string> {
  const told = { language: 'es' as const, sentences: splitStory(text, 'es'), translation: undefined };
  const hashes = await hashesOf(told);
  return inLibrary(buyer.user.id, (library) => {
    const row = library.story(storyId)!;
    const id = crypto.randomUUID();
    const createdAt = Date.now();
    library.saveStory({ ...row, ...hashes, id, title, document: told, createdAt });
    library.series.join({
      storyId: id,
      continued: storyId,
      seriesId: storyId,
      standIns: {},
      recalled: 1,
      at: createdAt,
    });
    return id;
  });
}

/** A series with a typed name in the title and the text of each night. */
async function newSeries(): Promise<Series> {
  const owner = await newOwner(TEXTS[0]);
  const userId = owner.buyer.user.id;
  await sqlInHome(
    userId,
    `UPDATE stories SET title = ?, options = json_set(options, '$.childNames', ?)`,
    `El faro de ${NAME}`,
    NAME,
  );
  await sqlInHome(userId, 'DELETE FROM narrations');
  const ids = [owner.storyId];
  for (const [at, text] of TEXTS.slice(1).entries())
    ids.push(await addNight(owner, text, `${NAME} y la noche ${at + 2}`));
  return { ...owner, userId, ids };
}

const ask = ({ buyer, storyId }: Owner, asked: Partial<LinkRequest> = {}) =>
  buyer.fetch('/api/links', {
    method: 'POST',
    json: { storyId, term: 'week', scope: 'series', showsNames: false, ...asked },
  });

async function linkOf(owner: Owner, asked: Partial<LinkRequest> = {}): Promise<Link> {
  const answer = await ask(owner, asked);
  expect(answer.status).toBe(201);
  return answer.json<Link>();
}

const pathOf = ({ url }: Pick<Link, 'url'>) => new URL(url).pathname;

async function narrate({ buyer }: Owner, text: string): Promise<void> {
  const json = { text, voiceId: 'female', speechRate: 1, musicTrack: 'none' };
  expect((await buyer.fetch('/api/audio/generate', { method: 'POST', json })).status).toBe(200);
}

const read = async (path: string) => {
  const answer = await request(path, { headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
};
const report = (path: string) =>
  request(path, {
    method: 'POST',
    body: new URLSearchParams({ reason: 'other' }),
    redirect: 'manual',
    headers: { 'cf-connecting-ip': crypto.randomUUID() },
  });
const statusOf = async (answer: Promise<Response>) => {
  const { status, body } = await answer;
  await body?.cancel();
  return status;
};
/** Numbers of the nights on the list, as its addresses have them. */
const listed = (html: string) =>
  [...html.matchAll(/<li><a href="[^"]*\?night=(\d+)"/gu)].map(([, n]) => Number(n));

const within = { timeout: 20_000, interval: 100 };

/** Texts that speech services were asked for. */
const spokenTexts = () =>
  vi.mocked(globalThis.fetch).mock.calls.flatMap(([input, init]) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith('/speech') ? [(JSON.parse(String(init?.body)) as { input: string }).input] : [];
  });

test('a link to a series lists its nights in order, and reads each like a story with one stand-in in all', async () => {
  const series = await newSeries();
  for (const text of TEXTS) await narrate(series, text);
  vi.spyOn(globalThis, 'fetch');
  // Any night stands for its series.
  const link = await linkOf(series, { storyId: series.ids[1]! });
  expect(link).toMatchObject({
    scope: 'series',
    storyId: series.storyId,
    title: `El faro de ${NAME}`,
    opened: 0,
  });
  const path = pathOf(link);
  const list = await read(path);
  expect(listed(list.html)).toEqual([1, 2, 3]);
  const standIn = /El faro de (\p{L}+)/u.exec(list.html)![1]!;
  expect(list.html).toContain(`${standIn} y la noche 3`);
  const pages = [list.html];
  for (const [at, text] of TEXTS.entries()) {
    const { html } = await read(`${path}?night=${at + 1}`);
    expect(html).toContain(text.split('. ')[1]!.replace(NAME, standIn));
    const sound = await vi.waitFor(async () => {
      const answer = await request(`${path}/es.mp3?night=${at + 1}`);
      expect(answer.status).toBe(200);
      return answer.bytes();
    }, within);
    for (const coding of ['utf8', 'utf16le'] as const)
      expect(Buffer.from(sound).includes(Buffer.from(NAME, coding))).toBe(false);
    const [before, after] = [html.includes(`?night=${at}"`), html.includes(`?night=${at + 2}"`)];
    expect([before, after]).toEqual([at > 0, at < 2]);
    expect(html).toContain(`action="${path}/report?night=${at + 1}"`);
    pages.push(html);
  }
  expect([...pages, ...spokenTexts()].join('\n')).not.toContain(NAME);
  expect(spokenTexts().filter((text) => text.includes(standIn))).toHaveLength(3);
  // The list is no story to be heard or reported.
  expect(await statusOf(request(`${path}/es.mp3`))).toBe(404);
  expect(await statusOf(report(`${path}/report`))).toBe(404);
  expect(await statusOf(report(`${path}/report?night=2`))).toBe(303);
  const { results } = await env.DB.prepare('SELECT story_id FROM story_reports WHERE user_id = ?')
    .bind(series.userId)
    .all();
  expect(results).toEqual([{ story_id: series.ids[1] }]);

  const named = await read(`${pathOf(await linkOf(series, { showsNames: true }))}?night=3`);
  expect(named.html).toContain(NAME);
});

test('an opening is counted on the list alone', async () => {
  const series = await newSeries();
  const path = pathOf(await linkOf(series));
  for (const night of ['', '?night=1', '?night=9'])
    await request(path + night, { headers: { 'sec-fetch-dest': 'document' } });
  const { links } = await (await series.buyer.fetch('/api/links')).json<Links>();
  expect(links.map(({ opened }) => opened)).toEqual([2]);
});

/** Ways in which a night leaves, and the one that they take: the first, one between, the last. */
const LEAVES: [string, number, (series: Series, id: string) => Promise<unknown>][] = [
  ['is deleted', 0, ({ buyer }, id) => buyer.fetch(`/api/stories/${id}`, { method: 'DELETE' })],
  ['is taken down', 1, ({ userId }, id) => homeOf(env, userId).managed().takeDown(id)],
  [
    'is still being read by the second opinion',
    2,
    ({ userId }, id) => sqlInHome(userId, `INSERT INTO pending_readings VALUES (?, '{}', 1, NULL)`, id),
  ],
  [
    'was withdrawn',
    2,
    ({ userId }, id) =>
      sqlInHome(
        userId,
        `INSERT INTO generations (id, kind, status, fingerprint, request, story_id, plan, period_start, admitted_at,
           deadline, attempt, failure, request_id)
         VALUES (?, 'story', 'refunded', '', '{}', ?, 'free', 0, 0, 0, 1, 'story_withdrawn', '')`,
        id,
        id,
      ),
  ],
];

test.each(LEAVES)('a night that %s leaves the link, and the others stay', async (_, at, leave) => {
  const series = await newSeries();
  const path = pathOf(await linkOf(series));
  const gone = `?night=${at + 1}`;
  expect(await statusOf(request(`${path}/picture${gone}`))).not.toBe(429);
  expect((await read(path + gone)).status).toBe(200);
  await leave(series, series.ids[at]!);
  const others = [1, 2, 3].filter((number) => number !== at + 1);
  const page = await read(path + gone);
  expect([page.status, listed(page.html)]).toEqual([404, others]);
  expect(page.html).toContain('Esa noche ya no está aquí');
  for (const file of ['/es.mp3', '/picture']) expect(await statusOf(request(path + file + gone))).toBe(404);
  expect(await statusOf(report(`${path}/report${gone}`))).toBe(404);
  expect(listed((await read(path)).html)).toEqual(others);
  for (const number of others) {
    const { status, html } = await read(`${path}?night=${number}`);
    expect(status).toBe(200);
    expect(html).not.toContain(`${gone}"`);
  }
});

test('a night that is told later is in the link, and heard there before it is opened', async () => {
  const series = await newSeries();
  const path = pathOf(await linkOf(series));
  const text = `La luna se va. Buenas noches, ${NAME}.`;
  await addNight(series, text, 'La luna se va');
  expect(listed((await read(path)).html)).toEqual([1, 2, 3, 4]);
  vi.spyOn(globalThis, 'fetch');
  await narrate(series, text);
  const made = () => sqlInHome(series.userId, 'SELECT 1 FROM narrations WHERE link_sound IS NOT NULL');
  await vi.waitFor(async () => expect(await made()).toHaveLength(1), within);
  expect(await statusOf(request(`${path}/es.mp3?night=4`))).toBe(200);
});

test('an earlier night is spoken when it is opened, within the budget of the day', async () => {
  const series = await newSeries();
  for (const text of TEXTS) await narrate(series, text);
  const path = pathOf(await linkOf(series));
  const sound = (number: number) => statusOf(request(`${path}/es.mp3?night=${number}`));
  for (const number of [1, 3]) await vi.waitFor(async () => expect(await sound(number)).toBe(200), within);
  const day = new Date().toISOString().slice(0, 10);
  await sqlInHome(
    series.userId,
    'INSERT OR REPLACE INTO account_uses VALUES (?, ?, ?)',
    'link_night',
    day,
    ACCOUNT_BUDGETS.link_night,
  );
  vi.spyOn(globalThis, 'fetch');
  expect((await read(`${path}?night=2`)).html).toContain('se está preparando');
  // The refused purchase is counted too: before it, nothing could have been spoken yet.
  const uses = () => sqlInHome(series.userId, `SELECT uses FROM account_uses WHERE effect = 'link_night'`);
  const refused = [{ uses: ACCOUNT_BUDGETS.link_night + 1 }];
  await vi.waitFor(async () => expect(await uses()).toEqual(refused), within);
  expect([await sound(2), spokenTexts()]).toEqual([404, []]);
  await sqlInHome(series.userId, 'DELETE FROM account_uses');
  await sqlInHome(series.userId, `DELETE FROM timers WHERE name = 'links'`);
  await read(`${path}?night=2`);
  await vi.waitFor(async () => expect(await sound(2)).toBe(200), within);
});

const ADDRESSES = ['', '?night=1', '/es.mp3?night=1', '/picture?small', '/picture?night=2'];

/** Ways in which the whole link ends. */
const ENDS: Record<string, (series: Series, link: Link) => Promise<unknown>> = {
  'that was closed': ({ buyer }, { id }) => buyer.fetch(`/api/links/${id}`, { method: 'DELETE' }),
  'that has ended': ({ userId }) => sqlInHome(userId, 'UPDATE links SET ends_at = ?', Date.now()),
  async 'to a series whose nights were deleted'({ buyer, userId, ids }) {
    for (const id of ids.toReversed()) {
      expect(await sqlInHome(userId, 'SELECT 1 FROM links')).toHaveLength(1);
      expect((await buyer.fetch(`/api/stories/${id}`, { method: 'DELETE' })).status).toBe(204);
    }
    expect(await sqlInHome(userId, 'SELECT * FROM links')).toEqual([]);
    const isTheirs = (place: string) => !place.startsWith('R2 ') || place.includes(userId);
    const left = [...(await everythingKept(userId))].filter(
      ([place, text]) => isTheirs(place) && text.includes(NAME),
    );
    expect(left.map(([place]) => place)).toEqual([]);
  },
  async 'to a series whose nights were taken down'({ userId, ids, buyer }) {
    for (const id of ids) await homeOf(env, userId).managed().takeDown(id);
    expect(await (await buyer.fetch('/api/links')).json()).toEqual({ links: [] });
  },
  'of a deleted account': (series) => closeAccountOf(series),
};

describe.each(Object.entries(ENDS))('a link to a series %s', (_, end) => {
  test('answers 404 at every address at the next request', async () => {
    const series = await newSeries();
    const link = await linkOf(series);
    const path = pathOf(link);
    expect((await read(path)).status).toBe(200);
    await end(series, link);
    for (const address of ADDRESSES) expect(await statusOf(request(path + address)), address).toBe(404);
    expect((await read(`${path}?night=1`)).html).toContain('Este enlace ya no está abierto');
  });
});

test('a link opens no night of another series, and one to a story opens no other night', async () => {
  const [series, other] = [await newSeries(), await newSeries()];
  const path = pathOf(await linkOf(series));
  const single = pathOf(await linkOf(series, { scope: 'read' }));
  for (const night of ['0', '-1', '1.0', '01', 'x', '', '4', '999999999', other.storyId])
    for (const address of [`${path}/es.mp3`, `${path}/picture`, `${path}/report`])
      expect(await statusOf(request(`${address}?night=${night}`)), night).toBe(404);
  for (const address of [single, `${single}/picture`, `${single}/es.mp3`])
    expect(await statusOf(request(`${address}?night=1`))).toBe(404);
  expect((await read(single)).html).not.toContain('night=');
});

test('only a series of two shown nights gets a link; one that is left keeps it open', async () => {
  const lone = await newOwner();
  expect(await (await ask(lone)).json()).toMatchObject({ code: 'not_found' });
  const series = await newSeries();
  const path = pathOf(await linkOf(series));
  for (const id of series.ids.slice(1)) await series.buyer.fetch(`/api/stories/${id}`, { method: 'DELETE' });
  expect(await (await ask(series)).json()).toMatchObject({ code: 'not_found' });
  expect(listed((await read(path)).html)).toEqual([1]);
  const { links } = await (await series.buyer.fetch('/api/account/export')).json<AccountExport>();
  expect(links).toMatchObject([{ scope: 'series', storyId: series.storyId }]);
});

test('two hundred nights are on one list', async () => {
  const series = await newSeries();
  await inLibrary(series.userId, (library) => {
    const { userId: _, ...row } = library.story(series.storyId)!;
    for (let night = 4; night <= 200; night += 1) {
      const id = `${series.storyId}-${night}`;
      library.saveStory({ ...row, id, createdAt: row.createdAt + night });
      const place = { continued: series.storyId, seriesId: series.storyId, standIns: {}, recalled: 1 };
      library.series.join({ ...place, storyId: id, at: row.createdAt + night });
    }
  });
  const { html } = await read(pathOf(await linkOf(series)));
  expect(listed(html)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
  expect(html).not.toContain(NAME);
  expect(html.length).toBeLessThan(120_000);
});
