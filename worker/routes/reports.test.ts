import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { newOwner } from '../../testkit/worker/access/owner.ts';
import { inOneMinute } from '../../testkit/worker/clock.ts';
import { mailAbout } from '../../testkit/worker/inbox.ts';
import { request } from '../../testkit/worker/person.ts';
import { database } from '../directory/client.ts';
import { examples } from '../directory/schema.ts';
import { storyKey } from '../files/keys.ts';
import { deliver } from '../mail/outbox.ts';
import { reportOutbox } from '../sweeping/report-outbox.ts';

const EXAMPLE = 'the-owl';

beforeAll(async () => {
  await database(env.DB).once.insert(examples).values({
    id: EXAMPLE,
    position: 1,
    title: 'The owl',
    age: '3-5',
    language: 'english',
    level: 'beginner',
    imagePath: 'images/owl.jpg',
    altSpanish: '',
    altEnglish: '',
    textHash: 'x',
  });
});

const elsewhere = () => ({ 'cf-connecting-ip': crypto.randomUUID() });

const reportExample = (json: unknown, headers: Record<string, string> = elsewhere()) =>
  request(`/api/examples/${EXAMPLE}/report`, { method: 'POST', json, headers });

const stored = async (comment: string) =>
  (await env.DB.prepare('SELECT * FROM story_reports WHERE comment = ?').bind(comment).all()).results;

test("a report of one's own story is stored and mailed with its text and a Reply-To", async () => {
  const { buyer, storyId, secret, text } = await newOwner();
  const comment = `El lobo <b>da miedo</b> ${secret}`;
  const answer = await buyer.fetch(`/api/stories/${storyId}/report`, {
    method: 'POST',
    json: { reason: 'frightening', comment },
    headers: elsewhere(),
  });
  expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
  const mail = await mailAbout(secret);
  expect(mail).toMatchObject({
    replyTo: buyer.email,
    subject: expect.stringMatching(/^Aviso sobre un cuento · Story reported: [\da-f-]{36}$/),
  });
  for (const part of [comment, text, storyId, `El cuento de ${secret}`, 'da miedo · frightening'])
    expect(mail.text).toContain(part);
  expect(mail.html).toContain('El lobo &lt;b&gt;da miedo&lt;/b&gt;');
  expect(await stored(comment)).toMatchObject([
    { user_id: buyer.user.id, story_id: storyId, example_id: null, mailed_at: expect.any(Number) },
  ]);
});

test('a visitor can report an example anonymously, and the mail links to it', async () => {
  const comment = `Falta una frase ${crypto.randomUUID()}`;
  expect((await reportExample({ reason: 'mistaken', comment })).status).toBe(201);
  const mail = await mailAbout(comment);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain(`http://app.test/story-examples?story=${EXAMPLE}`);
  expect(await stored(comment)).toMatchObject([{ user_id: null, story_id: null, example_id: EXAMPLE }]);
});

test("a signed-in user's report of an example names the user", async () => {
  const { buyer } = await newOwner();
  const comment = crypto.randomUUID();
  const answer = await buyer.fetch(`/api/examples/${EXAMPLE}/report`, {
    method: 'POST',
    json: { reason: 'other', comment },
    headers: elsewhere(),
  });
  expect(answer.status).toBe(201);
  expect(await mailAbout(comment)).toMatchObject({ replyTo: buyer.email });
});

const rowsAbout = async (storyId: string) =>
  (
    await env.DB.prepare(
      'SELECT id, reason, comment, is_from_link FROM story_reports WHERE story_id = ? OR user_id = ? ORDER BY created_at, rowid',
    )
      .bind(storyId, storyId)
      .all()
  ).results;

/** Ways to report, each with the text that its rows are found by. */
const REPORTERS = {
  async 'the owner of a story'() {
    const { buyer, storyId } = await newOwner();
    const send = (json: { reason: string; comment?: string }) =>
      buyer.fetch(`/api/stories/${storyId}/report`, { method: 'POST', json, headers: elsewhere() });
    return { send, about: storyId };
  },
  async 'the readers of a link'() {
    const { buyer, storyId } = await newOwner();
    const json = { storyId, term: 'week', showsNames: false };
    const link = await (await buyer.fetch('/api/links', { method: 'POST', json })).json<{ url: string }>();
    const send = (fields: Record<string, string>) =>
      request(`${new URL(link.url).pathname}/report`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
        headers: elsewhere(),
      });
    return { send, about: storyId };
  },
  async 'a user who reads an example'() {
    const { buyer } = await newOwner();
    const send = (json: { reason: string; comment?: string }) =>
      buyer.fetch(`/api/examples/${EXAMPLE}/report`, { method: 'POST', json, headers: elsewhere() });
    return { send, about: buyer.user.id };
  },
};

test.each(Object.entries(REPORTERS))(
  '%s: further reports add to the one that waits, without a mail',
  async (_, begin) => {
    const { send, about } = await begin();
    const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await send({ reason: 'frightening', comment: first });
    await mailAbout(first);
    // At once, and one of them repeated.
    await Promise.all([
      send({ reason: 'hurtful', comment: second }),
      send({ reason: 'hurtful', comment: second }),
      send({ reason: 'other' }),
    ]);
    const [open, ...others] = await rowsAbout(about);
    expect(others).toEqual([]);
    expect(open!.reason).toBe('frightening');
    expect(String(open!.comment).split('\n').sort()).toEqual(
      [first, `[hurtful] ${second}`, '[other]'].sort(),
    );
    const { results } = await env.DB.prepare(
      'SELECT id FROM story_reports WHERE id = ? AND mailed_at IS NULL',
    )
      .bind(open!.id)
      .all();
    expect(results).toEqual([]);

    await env.DB.prepare('UPDATE story_reports SET decided_at = 1 WHERE id = ?').bind(open!.id).run();
    await send({ reason: 'other', comment: third });
    await mailAbout(third);
    expect(await rowsAbout(about)).toEqual([open, expect.objectContaining({ comment: third })]);
  },
);

test('readers of a link and its owner, other stories and visitors have reports of their own', async () => {
  const { buyer, storyId } = await newOwner();
  const json = { storyId, term: 'week', showsNames: false };
  const { url } = await (await buyer.fetch('/api/links', { method: 'POST', json })).json<{ url: string }>();
  const fields = { reason: 'other', comment: crypto.randomUUID() };
  await request(`${new URL(url).pathname}/report`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: elsewhere(),
  });
  await buyer.fetch(`/api/stories/${storyId}/report`, { method: 'POST', json: fields, headers: elsewhere() });
  for (let n = 0; n < 2; n += 1) await reportExample(fields);
  expect(await stored(fields.comment)).toHaveLength(4);
});

test("a report of another user's story answers as for a missing one", async () => {
  const [mine, theirs] = [await newOwner(), await newOwner()];
  for (const id of [theirs.storyId, crypto.randomUUID(), EXAMPLE]) {
    const answer = await mine.buyer.fetch(`/api/stories/${id}/report`, {
      method: 'POST',
      json: { reason: 'other', comment: theirs.secret },
      headers: elsewhere(),
    });
    expect(answer.status).toBe(404);
  }
  const asExample = await request(`/api/examples/${theirs.storyId}/report`, {
    method: 'POST',
    json: { reason: 'other', comment: theirs.secret },
    headers: elsewhere(),
  });
  expect(asExample.status).toBe(404);
  expect(await stored(theirs.secret)).toEqual([]);
});

test.each([[{}], [{ reason: 'because' }], [{ reason: 'other', comment: 'x'.repeat(1001) }]])(
  '%.40j is refused as a report',
  async (json) => {
    const answer = await reportExample(json);
    expect(answer.status).toBe(400);
  },
);

test('reports are limited to five a minute by network and by account', async () => {
  const sixTimes = async (report: () => Promise<Response>) => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await report()).status);
    return statuses;
  };
  const byNetwork = await inOneMinute(() => {
    const headers = elsewhere();
    return sixTimes(() => reportExample({ reason: 'other' }, headers));
  });
  expect(byNetwork).toEqual([201, 201, 201, 201, 201, 429]);

  const byAccount = await inOneMinute(async () => {
    const { buyer, storyId } = await newOwner();
    const init = () => ({ method: 'POST', json: { reason: 'other' }, headers: elsewhere() });
    return sixTimes(() => buyer.fetch(`/api/stories/${storyId}/report`, init()));
  });
  expect(byAccount).toEqual([201, 201, 201, 201, 201, 429]);
});

test('a report whose mail failed is mailed later, also when its story is deleted', async () => {
  const { buyer, storyId, secret, text } = await newOwner();
  const bouncing = { ...env, ADMIN_ADDRESS: `bounce-${secret}@example.org` };
  await env.DB.prepare(
    `INSERT INTO story_reports (id, user_id, story_id, title, reason, comment, created_at) VALUES (?, ?, ?, ?, 'other', ?, ?)`,
  )
    .bind(crypto.randomUUID(), buyer.user.id, storyId, 'Luna', secret, Date.now())
    .run();
  await expect(deliver(reportOutbox(bouncing), Date.now())).rejects.toThrow('503');
  expect(await stored(secret)).toMatchObject([{ mailed_at: null }]);
  await env.FILES.delete(storyKey(buyer.user.id, storyId));
  await deliver(reportOutbox(env), Date.now());
  const mail = await mailAbout(secret);
  expect(mail.text).not.toContain(text);
  expect(await stored(secret)).toMatchObject([{ mailed_at: expect.any(Number) }]);
});

test('a comment on a story deleted before the mail is mailed and then removed', async () => {
  const { buyer, storyId, secret } = await newOwner();
  const id = crypto.randomUUID();
  await env.DB.prepare(
    `INSERT INTO story_reports (id, user_id, story_id, title, reason, comment, created_at) VALUES (?, ?, ?, '', 'other', ?, ?)`,
  )
    .bind(id, buyer.user.id, storyId, `Da miedo ${secret}`, Date.now())
    .run();
  expect((await buyer.fetch(`/api/stories/${storyId}`, { method: 'DELETE' })).status).toBe(204);
  await deliver(reportOutbox(env), Date.now());
  expect((await mailAbout(secret)).text).toContain(`Da miedo ${secret}`);
  const row = await env.DB.prepare('SELECT comment, mailed_at FROM story_reports WHERE id = ?')
    .bind(id)
    .first();
  expect(row).toEqual({ comment: null, mailed_at: expect.any(Number) });
});
