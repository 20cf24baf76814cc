import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { inOneMinute } from '../../testkit/worker/clock.ts';
import { mailsArrived, mailsTo } from '../../testkit/worker/inbox.ts';
import { changeUser, newPerson, type Person, request } from '../../testkit/worker/person.ts';
import { database } from '../directory/client.ts';
import { type ContactRow, insertContactMessage } from '../directory/contact.ts';
import { contactOutbox } from '../mail/contact-outbox.ts';
import { deliver } from '../mail/outbox.ts';

const DAY_MS = 24 * 3_600_000;

const message = (more: Record<string, string> = {}) => ({
  user_name: 'Rosa',
  user_email: `rosa-${crypto.randomUUID()}@example.org`,
  subject: `Una duda ${crypto.randomUUID()}`,
  message: '¿Se puede imprimir un cuento?\nGracias.',
  ...more,
});

function write(
  json: unknown,
  { as, address = crypto.randomUUID() }: { as?: Person; address?: string } = {},
): Promise<Response> {
  const headers = { 'cf-connecting-ip': address };
  return as
    ? as.fetch('/api/contact', { method: 'POST', json, headers })
    : request('/api/contact', { method: 'POST', json, headers });
}

async function stored(email: string) {
  const { results } = await env.DB.prepare('SELECT * FROM contact_messages WHERE email = ?')
    .bind(email)
    .all();
  return results;
}

/** Waits for the mail of a message. */
async function arrived(subject: string) {
  for (let count = 1; ; count++) {
    const mail = (await mailsArrived(env.SUPPORT_ADDRESS, count)).find((one) =>
      one.subject.includes(subject),
    );
    if (mail) return mail;
  }
}

// @spec 1.20
test("a visitor's message is stored and mailed with their address as Reply-To", async () => {
  const sent = message();
  const answer = await write(sent);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ success: true });
  expect(await stored(sent.user_email)).toMatchObject([
    { name: 'Rosa', subject: sent.subject, message: sent.message, user_id: null, is_priority: 0 },
  ]);
  const mail = await arrived(sent.subject);
  expect(mail).toMatchObject({ replyTo: sent.user_email });
  expect(mail.text).toContain(sent.message);
});

// @spec 3.22, 7.22
test.each([
  ['multipart/form-data', (fields: FormData) => fields],
  ['urlencoded', (fields: FormData) => new URLSearchParams([...fields] as [string, string][])],
])('an HTML form (%s) is accepted as a message', async (_, encode) => {
  const sent = message();
  const fields = new FormData();
  for (const [name, value] of Object.entries(sent)) fields.set(name, value);
  const send = (body: BodyInit) =>
    request('/api/contact', {
      method: 'POST',
      body,
      headers: { 'cf-connecting-ip': crypto.randomUUID() },
    });
  expect((await send(encode(fields))).status).toBe(201);
  expect(await stored(sent.user_email)).toMatchObject([{ subject: sent.subject, message: sent.message }]);
  fields.set('message', '');
  const refused = await send(encode(fields));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'invalid_request', fields: { message: 'too_small' } });
});

test('a malformed form, or one with a file as text, is refused', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const broken = await request('/api/contact', { method: 'POST', body: 'nonsense', headers });
  expect(broken.status).toBe(400);
  const fields = new FormData();
  fields.set('message', new File(['x'], 'x.txt'));
  const file = await request('/api/contact', { method: 'POST', body: fields });
  expect(await file.json()).toMatchObject({ code: 'invalid_request', fields: { message: 'invalid_type' } });
});

test("typed text is escaped in the mail's markup and headers", async () => {
  const subject = `<b>Hola</b>\r\nBcc: all@example.org ${crypto.randomUUID()}`;
  const sent = message({ subject, message: '<script>alert(1)</script> & "más"', user_name: "O'<i>Hara" });
  expect((await write(sent)).status).toBe(201);
  const mail = await arrived(subject.slice(-36));
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;más&quot;');
  expect(mail.html).toContain('O&#39;&lt;i&gt;Hara');
  expect(mail.html).not.toMatch(/<script|<i>|<b>/);
});

test('name and subject are stored and mailed without invisible characters', async () => {
  const id = crypto.randomUUID();
  const sent = message({ subject: `Un\u200ba \u202eduda\u0000 ${id}`, user_name: '\u202eRo\u200bsa ' });
  expect((await write(sent)).status).toBe(201);
  expect(await stored(sent.user_email)).toMatchObject([{ name: 'Rosa', subject: `Una duda ${id}` }]);
  expect((await arrived(id)).subject).toBe(`Una duda ${id} · Rosa`);
  const unseen = await write(message({ user_name: '\u200b' }));
  expect(await unseen.json()).toMatchObject({ code: 'invalid_request', fields: { user_name: 'too_small' } });
});

// @spec 1.13
test("a Premium user's message is flagged by their session, not by the typed address", async () => {
  const premium = await newPerson();
  const [start, end] = [Date.now() - DAY_MS, Date.now() + DAY_MS];
  await changeUser(premium, `subscription_status = 'active', period_start = ${start}, period_end = ${end}`);
  const sent = message();
  await write(sent, { as: premium });
  expect(await stored(sent.user_email)).toMatchObject([{ user_id: premium.user.id, is_priority: 1 }]);
  expect((await arrived(sent.subject)).subject).toMatch(/^\[Premium\] /);

  const pretender = message({ user_email: premium.email });
  await write(pretender);
  expect(await stored(premium.email)).toMatchObject([{ user_id: null, is_priority: 0 }]);
});

test('an ended session makes the sender a visitor', async () => {
  const person = await newPerson();
  await person.fetch('/api/account/sessions', { method: 'DELETE' });
  const sent = message();
  expect((await write(sent, { as: person })).status).toBe(201);
  expect(await stored(sent.user_email)).toMatchObject([{ user_id: null }]);
});

// @spec 7.22
test('a message whose mail failed is kept and retried with the next one', async () => {
  const refused = message({ user_email: `bounce-${crypto.randomUUID()}@example.org` });
  expect((await write(refused)).status).toBe(201);
  const next = message();
  await write(next);
  await arrived(next.subject);
  expect(await stored(refused.user_email)).toMatchObject([{ mailed_at: null }]);

  // The mail service accepts mail again.
  const mended = `mended-${crypto.randomUUID()}@example.org`;
  await env.DB.prepare('UPDATE contact_messages SET email = ? WHERE email = ?')
    .bind(mended, refused.user_email)
    .run();
  await write(message());
  await arrived(refused.subject);
  expect(await stored(mended)).toMatchObject([{ mailed_at: expect.any(Number) }]);
  const mails = (await mailsTo(env.SUPPORT_ADDRESS)).filter((mail) => mail.subject.includes(next.subject));
  expect(mails).toHaveLength(1);
});

test('a bot that fills the hidden field gets the normal response, and nothing is stored', async () => {
  const sent = message({ website: 'https://spam.example' });
  const answer = await write(sent);
  expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
  expect(await stored(sent.user_email)).toEqual([]);
});

test('a network can write five messages a minute', async () => {
  const statuses = await inOneMinute(async () => {
    const [sent, address] = [[] as number[], crypto.randomUUID()];
    for (let n = 0; n < 6; n++) sent.push((await write(message(), { address })).status);
    return sent;
  });
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

// @spec 3.22, 5.10
test.each([
  [{ user_name: ' ' }, 'user_name'],
  [{ user_email: 'rosa' }, 'user_email'],
  [{ message: '' }, 'message'],
  [{ message: 'x'.repeat(5001) }, 'message'],
])('the refusal of %.40j names the field %s', async (wrong, field) => {
  const answer = await write(message(wrong));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test('a form on a page of another site is refused', async () => {
  const sent = message();
  const answer = await request('/api/contact', {
    method: 'POST',
    body: new URLSearchParams(sent).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'cf-connecting-ip': crypto.randomUUID(),
      origin: 'https://evil.example',
    },
  });
  expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([403, 'origin_not_allowed']);
  expect(await stored(sent.user_email)).toEqual([]);
});

test('an expired mail claim is retried, a current one is not', async () => {
  const { user_email, user_name, message: text } = message();
  const now = Date.now();
  const id = crypto.randomUUID();
  await env.DB.prepare(
    `INSERT INTO contact_messages (id, name, email, message, is_priority, created_at, claimed_at) VALUES (?, ?, ?, ?, 0, ?, ?)`,
  )
    .bind(id, user_name, user_email, text, now, now)
    .run();
  await deliver(contactOutbox(env), now + 60_000);
  expect(await stored(user_email)).toMatchObject([{ mailed_at: null }]);
  await deliver(contactOutbox(env), now + 6 * 60_000);
  expect(await stored(user_email)).toMatchObject([{ mailed_at: expect.any(Number) }]);
  const mails = (await mailsTo(env.SUPPORT_ADDRESS)).filter((mail) => mail.replyTo === user_email);
  expect(mails).toHaveLength(1);
});

test('two parallel deliveries mail a message once', async () => {
  const sent = message();
  const now = Date.now();
  await insertContactMessage(database(env.DB), {
    id: crypto.randomUUID(),
    userId: null,
    name: 'Rosa',
    email: sent.user_email,
    isPriority: false,
    subject: sent.subject,
    message: sent.message,
    createdAt: now,
    claimedAt: null,
    mailedAt: null,
  });
  let looking = 2;
  const bothHaveLooked = Promise.withResolvers<void>();
  const one = () => {
    const outbox = contactOutbox(env);
    return deliver(
      {
        ...outbox,
        async waiting(...period) {
          const rows = await outbox.waiting(...period);
          looking -= 1;
          if (looking === 0) bothHaveLooked.resolve();
          await bothHaveLooked.promise;
          return rows.filter(({ email }) => email === sent.user_email);
        },
      },
      now,
    );
  };
  await Promise.all([one(), one()]);
  const mails = (await mailsTo(env.SUPPORT_ADDRESS)).filter(({ subject }) => subject.includes(sent.subject));
  expect(mails).toHaveLength(1);
});

test('failing messages do not block others', async () => {
  const now = Date.now();
  const names = Array.from({ length: 11 }, () => crypto.randomUUID());
  for (const [place, subject] of names.entries()) {
    await insertContactMessage(database(env.DB), {
      id: crypto.randomUUID(),
      userId: null,
      name: 'Rosa',
      email: 'rosa@example.org',
      subject,
      message: 'Hola',
      isPriority: false,
      createdAt: now + place,
      claimedAt: null,
      mailedAt: null,
    });
  }
  const accepted: (string | null)[] = [];
  // The service refuses the Reply-To address.
  const outbox = {
    ...contactOutbox(env),
    async send({ subject }: ContactRow) {
      if (names.slice(0, 10).includes(subject!)) throw new Error('refused');
      accepted.push(subject);
    },
  };
  await expect(deliver(outbox, now)).rejects.toThrow('refused');
  await deliver(outbox, now).catch(() => {});
  expect(accepted).toContain(names[10]);
});

test('waiting Premium messages are mailed first', async () => {
  const now = Date.now();
  const [older, newer] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [subject, isPriority, createdAt] of [
    [older, false, now - 2],
    [newer, true, now - 1],
  ] as const)
    await insertContactMessage(database(env.DB), {
      id: crypto.randomUUID(),
      userId: null,
      name: 'Rosa',
      email: 'rosa@example.org',
      message: 'Hola',
      subject,
      isPriority,
      createdAt,
      claimedAt: null,
      mailedAt: null,
    });
  const mailed: (string | null)[] = [];
  await deliver(
    { ...contactOutbox(env), send: async ({ subject }: ContactRow) => void mailed.push(subject) },
    now,
  );
  expect(mailed.filter((subject) => subject === older || subject === newer)).toEqual([newer, older]);
});
