import { createExecutionContext, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { coverKey } from '../../contract/covers.ts';
import type { Link, LinkRequest, Links } from '../../contract/schemas/links.ts';
import { closeAccountOf } from '../../testkit/worker/access/home-calls.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { setCaps } from '../../testkit/worker/capped.ts';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import { database } from '../directory/client.ts';
import { userById } from '../directory/users.ts';
import { copyOf } from '../home-storage/user.ts';
import { homeOf } from '../home/client.ts';
import { linkSecret } from '../link/address.ts';

/** Typed names that occur nowhere else. */
const NAMES = ['Zorabel', 'Íñaki'];

beforeAll(async () => {
  for (const size of ['large', 'small'] as const)
    await env.FILES.put(coverKey('original', 'default', size), `a ${size} cover`, {
      httpMetadata: { contentType: 'image/jpeg' },
    });
});
afterEach(() => vi.restoreAllMocks());

async function linkOf({ buyer, storyId }: Owner, asked: Partial<LinkRequest> = {}): Promise<Link> {
  const json = { storyId, term: 'week', showsNames: false, ...asked };
  const answer = await buyer.fetch('/api/links', { method: 'POST', json });
  expect(answer.status).toBe(201);
  return answer.json<Link>();
}

const pathOf = ({ url }: Pick<Link, 'url'>) => new URL(url).pathname;

const report = (path: string, fields: Record<string, string>) =>
  request(`${path}/report`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { 'cf-connecting-ip': crypto.randomUUID() },
  });

/** An owner whose story has a picture of its own. */
async function newOwnerOfScene(): Promise<Owner> {
  const owner = await newOwner();
  await sqlInHome(
    owner.buyer.user.id,
    'UPDATE stories SET scene = ?',
    'snow.day.curious.penguin-blue-scarf-0.kite',
  );
  return owner;
}

/** Every address that a link gives. */
const ADDRESSES: Record<string, (path: string) => Promise<Response>> = {
  'the page': (path) => request(path),
  'the page of a browser': (path) => request(path, { headers: { accept: 'text/html' } }),
  'the sound': (path) => request(`${path}/es.mp3`),
  'the picture': (path) => request(`${path}/picture?small`),
  'the preview': (path) => request(`${path}/picture`),
  'the report': (path) => report(path, { reason: 'other' }),
};

const statusesOf = async (path: string) => {
  const statuses: Record<string, number> = {};
  for (const [name, ask] of Object.entries(ADDRESSES)) {
    const answer = await ask(path);
    await answer.body?.cancel();
    statuses[name] = answer.status;
  }
  return statuses;
};
const allWith = (status: number) => Object.fromEntries(Object.keys(ADDRESSES).map((name) => [name, status]));

const addressFor = async (userId: string, secret: string) =>
  `/e/${await linkSecret(env.DIGEST_SECRET, { userId, secret })}`;
const secretIn = (path: string) => path.split('.')[1]!;

/** Ways in which a link opens nothing. Each returns the path that is asked. */
const GONE: Record<string, (owner: Owner, link: Link) => Promise<string>> = {
  'that was never made': ({ buyer }) => addressFor(buyer.user.id, 'none'),
  'of another user': async (_, link) => addressFor((await newOwner()).buyer.user.id, secretIn(pathOf(link))),
  'with another digest': async (_, link) => `${pathOf(link).slice(0, -1)}x`,
  async 'that was closed'({ buyer }, link) {
    expect((await buyer.fetch(`/api/links/${link.id}`, { method: 'DELETE' })).status).toBe(204);
    return pathOf(link);
  },
  async 'that has ended'({ buyer }, link) {
    await sqlInHome(buyer.user.id, 'UPDATE links SET ends_at = ?', Date.now());
    return pathOf(link);
  },
  async 'to a deleted story'({ buyer, storyId }, link) {
    expect((await buyer.fetch(`/api/stories/${storyId}`, { method: 'DELETE' })).status).toBe(204);
    expect(await sqlInHome(buyer.user.id, 'SELECT * FROM links')).toEqual([]);
    return pathOf(link);
  },
  async 'to a story that was taken down'({ buyer, storyId }, link) {
    await homeOf(env, buyer.user.id).managed().takeDown(storyId);
    return pathOf(link);
  },
  async 'of a home that was restored'({ buyer }, link) {
    await homeOf(env, buyer.user.id).snapshot();
    const stub = env.HOMES.get(env.HOMES.idFromName(buyer.user.id));
    await expect(() =>
      runInDurableObject(stub, async (_, state) => {
        await state.storage.deleteAlarm();
        await state.storage.deleteAll();
        state.abort('lost');
      }),
    ).rejects.toThrow();
    await homeOf(env, buyer.user.id).restore(copyOf((await userById(database(env.DB), buyer.user.id))!));
    return pathOf(link);
  },
  async 'of a deleted account'(owner, link) {
    await closeAccountOf(owner);
    return pathOf(link);
  },
};

describe.each(Object.entries(GONE))('a link %s', (_, end) => {
  test('answers 404 at every address at the next request', async () => {
    const owner = await newOwnerOfScene();
    const link = await linkOf(owner);
    expect(await statusesOf(pathOf(link))).toEqual({ ...allWith(200), 'the report': 303 });
    const path = await end(owner, link);
    expect(await statusesOf(path)).toEqual(allWith(404));
    const page = await (await request(path, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('Este enlace ya no está abierto');
    expect(page).not.toContain(owner.secret);
  });
});

/** Where a parent types the names of the children. */
const TYPED_AS = {
  'in the field of names': { topic: 'un faro', childNames: NAMES.join(' e ') },
  'in the topic alone': { topic: `Un cuento para ${NAMES.join(' e ')}`, childNames: '' },
};

/** A story without sound, with typed names in its title and in two of its three sentences. */
async function storyWithNames(typed = TYPED_AS['in the field of names']): Promise<Owner & { title: string }> {
  const owner = await newOwner('Zorabel mira el mar. El mar duerme. —¿Vienes? —dijo Íñaki a Zorabel.');
  const { buyer, storyId, narrationId } = owner;
  const title = 'Íñaki y el faro de Zorabel';
  await sqlInHome(
    buyer.user.id,
    `UPDATE stories SET title = ?, options = json_set(options, '$.childNames', ?, '$.topic', ?) WHERE id = ?`,
    title,
    typed.childNames,
    typed.topic,
    storyId,
  );
  await sqlInHome(buyer.user.id, 'DELETE FROM narrations WHERE id = ?', narrationId);
  return { ...owner, title };
}

async function narrate({ buyer, text }: Owner, voiceId = 'female'): Promise<void> {
  const json = { text, voiceId, speechRate: 1, musicTrack: 'none' };
  expect((await buyer.fetch('/api/audio/generate', { method: 'POST', json })).status).toBe(200);
}

async function narratedWithNames(typed?: (typeof TYPED_AS)['in the field of names']) {
  const owner = await storyWithNames(typed);
  await narrate(owner);
  return owner;
}

const holds = (bytes: Uint8Array, text: string) =>
  (['utf8', 'utf16le', 'latin1'] as const).some((coding) =>
    Buffer.from(bytes).includes(Buffer.from(text, coding)),
  );

/** Texts that speech services were asked for. */
function spokenTexts(): string[] {
  const calls = vi.mocked(globalThis.fetch).mock.calls;
  return calls.flatMap(([input, init]) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith('/speech') ? [(JSON.parse(String(init?.body)) as { input: string }).input] : [];
  });
}

const charactersCounted = async () =>
  (await env.DB.prepare(`SELECT sum("all") AS n FROM daily_spending WHERE what = 'characters'`).first<number>(
    'n',
  )) ?? 0;

test.each(Object.entries(TYPED_AS))(
  'a link without names has none that was typed %s in any byte, and only sentences with one are spoken again',
  async (_, typed) => {
    const owner = await narratedWithNames(typed);
    vi.spyOn(globalThis, 'fetch');
    await setCaps(owner.buyer.user.id, { DAILY_STORIES: '', DAILY_SPOKEN_CHARACTERS: '1000000' });
    const counted = await charactersCounted();
    const link = await linkOf(owner);
    const path = pathOf(link);
    expect(link).toMatchObject({ title: owner.title, showsNames: false, opened: 0 });

    const sound = await vi.waitFor(
      async () => {
        const answer = await request(`${path}/es.mp3`);
        const bytes = new Uint8Array(await answer.arrayBuffer());
        expect(answer.status).toBe(200);
        return { answer, bytes };
      },
      { timeout: 20_000, interval: 100 },
    );
    const spoken = spokenTexts();
    expect(spoken).toHaveLength(2);
    expect((await charactersCounted()) - counted).toBe(spoken.join('').length);
    const page = await request(path);
    const html = await page.text();
    const picture = await request(`${path}/picture`);
    const [names] = await sqlInHome(
      owner.buyer.user.id,
      'SELECT stand_ins FROM stories WHERE id = ?',
      owner.storyId,
    );
    const first = /el faro de (\p{L}+)/u.exec(html)![1]!;
    expect(JSON.parse(String(names!.stand_ins))).toContain(first);
    expect(spoken.join(' ')).toContain(first);
    expect(holds(sound.bytes, first)).toBe(true);
    for (const name of NAMES) {
      for (const text of [html, ...spoken]) expect(text).not.toContain(name);
      for (const { headers } of [page, sound.answer, picture])
        expect(JSON.stringify([...headers])).not.toContain(name);
      for (const bytes of [sound.bytes, await picture.clone().bytes()])
        expect(holds(bytes, name)).toBe(false);
    }

    // Another link has the same sound at once.
    vi.mocked(globalThis.fetch).mockClear();
    const other = await linkOf(owner, { term: 'term' });
    expect((await request(`${pathOf(other)}/es.mp3`, { headers: { range: 'bytes=0-9' } })).status).toBe(206);
    expect(spokenTexts()).toEqual([]);
  },
);

test('a link whose story is narrated later gets its sound then, before it is opened', async () => {
  const owner = await storyWithNames();
  const path = pathOf(await linkOf(owner));
  expect((await request(`${path}/es.mp3`)).status).toBe(404);
  await narrate(owner);
  const made = () => sqlInHome(owner.buyer.user.id, 'SELECT 1 FROM narrations WHERE link_sound IS NOT NULL');
  await vi.waitFor(async () => expect(await made()).toHaveLength(1), { timeout: 20_000, interval: 100 });
  expect((await request(`${path}/es.mp3`)).status).toBe(200);
});

test('a sound that was made when links hid fewer names is not heard again, and made anew', async () => {
  const owner = await narratedWithNames();
  const path = pathOf(await linkOf(owner));
  const sound = async () => (await request(`${path}/es.mp3`)).status;
  const within = { timeout: 20_000, interval: 100 };
  await vi.waitFor(async () => expect(await sound()).toBe(200), within);
  await sqlInHome(
    owner.buyer.user.id,
    `UPDATE narrations SET link_sound = json_remove(link_sound, '$.script')`,
  );
  expect(await sound()).toBe(404);
  await vi.waitFor(async () => expect(await sound()).toBe(200), within);
});

test('a link without names has text alone until its sound is made', async () => {
  const owner = await narratedWithNames();
  const { buyer, storyId } = owner;
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no line'));
  const path = pathOf(await linkOf(owner));
  const html = await (await request(path)).text();
  expect(html).not.toContain('<audio');
  expect(html).toContain('se está preparando');
  expect(html).toContain('El mar duerme.');
  expect((await request(`${path}/es.mp3`)).status).toBe(404);
  // The timer repeats it.
  const timer = () => sqlInHome(buyer.user.id, `SELECT due_at FROM timers WHERE name = 'links'`);
  await vi.waitFor(async () => expect(await timer()).toHaveLength(1));
  expect(
    await sqlInHome(buyer.user.id, 'SELECT link_sound FROM narrations WHERE story_id = ?', storyId),
  ).toEqual([{ link_sound: null }]);
});

test('a link with names has them, and the narration as it is', async () => {
  const owner = await narratedWithNames();
  vi.spyOn(globalThis, 'fetch');
  const path = pathOf(await linkOf(owner, { showsNames: true }));
  const html = await (await request(path)).text();
  for (const name of NAMES) expect(html).toContain(name);
  const sound = await request(`${path}/es.mp3`);
  expect(sound.status).toBe(200);
  expect(holds(await sound.bytes(), owner.title)).toBe(true);
  expect(spokenTexts()).toEqual([]);
});

test('the page is complete without a script, and neither indexed, cached nor named to others', async () => {
  const owner = await newOwnerOfScene();
  const { url } = await linkOf(owner);
  const page = await request(pathOf({ url }));
  const of = (name: string) => page.headers.get(name);
  expect(of('content-type')).toMatch(/^text\/html/);
  expect(of('cache-control')).toMatch(/^private, no-cache/);
  expect([of('x-robots-tag'), of('referrer-policy')]).toEqual(['noindex', 'no-referrer']);
  expect(of('set-cookie')).toBe(null);
  expect(of('content-security-policy')?.replace(/nonce-[^']+/, 'nonce')).toBe(
    "default-src 'none'; style-src 'nonce'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  const html = await page.text();
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).not.toMatch(/<script|\son\w+=|javascript:/i);
  expect(html).toContain(owner.text);
  expect(html.length).toBeLessThan(20_000);

  // What a streaming parser reads, as of a crawler that stops after the head.
  const read = new Map<string, string>();
  await new HTMLRewriter()
    .on('head > meta[property]', {
      element(meta) {
        read.set(meta.getAttribute('property')!, meta.getAttribute('content')!);
      },
    })
    .transform(new Response(html))
    .text();
  expect(Object.fromEntries(read)).toMatchObject({
    'og:title': `El cuento de ${owner.secret}`,
    'og:url': url,
    'og:image': `${url}/picture`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringContaining('pingüino'),
    'og:locale': 'es_ES',
  });
  expect(url).toMatch(/^http:\/\/app\.test\/e\//);
  const preview = await request(`${pathOf({ url })}/picture`);
  expect(preview.headers.get('content-type')).toBe('image/png');
  const header = new DataView(await preview.arrayBuffer());
  expect([header.getUint32(16), header.getUint32(20)]).toEqual([1200, 630]);
});

test('the later pictures of a story stand on its page and are fetched when they are near', async () => {
  const owner = await newOwnerOfScene();
  const later = 'end 0 snow.night.sleepy.penguin-blue-scarf-0.kite';
  await sqlInHome(owner.buyer.user.id, 'UPDATE stories SET later_scenes = ?', later);
  const path = pathOf(await linkOf(owner));
  const html = await (await request(path)).text();
  const [image = ''] = /<img class="later"[^>]*>/.exec(html) ?? [];
  expect(image).toMatch(/ src="[^"]*\/picture\?part=end" width="1200" height="630" .*loading="lazy"/);
  const statusOf = async (part: string) => {
    const answer = await request(`${path}/picture?part=${part}`);
    await answer.body?.cancel();
    return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
  };
  expect(await statusOf('end')).toEqual([200, 'image/svg+xml']);
  for (const part of ['middle', 'beginning', '']) expect((await statusOf(part))[0]).toBe(404);
});

test('a page that a browser shows is counted, a preview and a page loaded ahead are not', async () => {
  const owner = await newOwner();
  const link = await linkOf(owner);
  const opened = async () => {
    const { links } = await (await owner.buyer.fetch('/api/links')).json<Links>();
    return links.map((one) => one.opened);
  };
  await request(pathOf(link));
  await request(pathOf(link), {
    headers: { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' },
  });
  await request(`${pathOf(link)}/es.mp3`, { headers: { 'sec-fetch-dest': 'audio' } });
  expect(await opened()).toEqual([0]);
  await request(pathOf(link), { headers: { 'sec-fetch-dest': 'document' } });
  expect(await opened()).toEqual([1]);
});

test('a user has at most twenty open links', async () => {
  const owner = await newOwner();
  const { buyer, storyId } = owner;
  const made = await Promise.all(Array.from({ length: 20 }, () => linkOf(owner)));
  const json = { storyId, term: 'month', showsNames: true };
  const more = await buyer.fetch('/api/links', { method: 'POST', json });
  expect([more.status, await more.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'too_many_links' }),
  ]);
  await buyer.fetch(`/api/links/${made[0]!.id}`, { method: 'DELETE' });
  const { createdAt, endsAt } = await linkOf(owner, { term: 'month' });
  expect(Date.parse(endsAt) - Date.parse(createdAt)).toBe(30 * 86_400_000);
  const { links } = await (await buyer.fetch('/api/links')).json<Links>();
  expect(links).toHaveLength(20);
});

test('requests are counted by link alone, and refused above the limit', async () => {
  const path = pathOf(await linkOf(await newOwner()));
  const keys = new Set<string>();
  const limit: RateLimit['limit'] = async ({ key }) => {
    keys.add(key);
    return { success: false };
  };
  for (const address of ['192.0.2.1', '2001:db8::1']) {
    const asked = new Request(`http://api.test${path}`, { headers: { 'cf-connecting-ip': address } });
    const answer = await app.fetch(asked, { ...env, REQUESTS_BY_LINK: { limit } }, createExecutionContext());
    expect(answer.status).toBe(429);
  }
  expect(keys.size).toBe(1);
});

test('a report of a reader reaches the team without the reader, and is not exported', async () => {
  const owner = await newOwner();
  const path = pathOf(await linkOf(owner));
  expect((await report(path, { reason: 'none' })).status).toBe(400);
  const sent = await report(path, { reason: 'hurtful', comment: 'A grandmother’s words' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?report=sent#report`]);
  const thanks = await (await request(`${path}?report=sent`)).text();
  expect(thanks).toContain('Hemos recibido tu aviso');
  const { results } = await env.DB.prepare('SELECT * FROM story_reports WHERE story_id = ?')
    .bind(owner.storyId)
    .all();
  expect(results).toEqual([
    expect.objectContaining({ reason: 'hurtful', is_from_link: 1, user_id: owner.buyer.user.id }),
  ]);
  const exported = await (await owner.buyer.fetch('/api/account/export')).text();
  expect(exported).not.toContain('grandmother');
  expect(exported).toContain('"links":[{');
});
