import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { composeLetter } from '../mail/letter.ts';
import { withFoot } from './mail-foot.ts';
import { sendMail } from './mail.ts';

const LETTER = composeLetter({ language: 'es', subject: 'Hola', paragraphs: ['Hola'] });

const mail = (to: string) => ({
  ...LETTER,
  to,
  subject: 'Hola\r\nBcc: all@example.org',
  replyTo: 'rosa@example.org',
});

test('a mail without an inbox goes through the binding, with one header line and our address', async () => {
  const sent: unknown[] = [];
  const EMAIL = {
    send: async (message: unknown) => {
      sent.push(message);
      return { messageId: 'one' };
    },
  } satisfies SendEmail;
  await sendMail({ ...env, EMAIL, MAIL_SINK_URL: '' }, mail('ana@example.org'));
  expect(sent).toEqual([
    {
      ...withFoot(mail('ana@example.org'), env.RESPONSIBLE),
      subject: 'Hola Bcc: all@example.org',
      from: { name: 'Cuéntame', email: env.MAIL_FROM },
    },
  ]);
});

test('the runtime’s own binding accepts our mail', async () => {
  const accepted = sendMail({ ...env, MAIL_SINK_URL: '' }, mail('ana@example.org'));
  await expect(accepted).resolves.toBeUndefined();
});

test('a mail with an inbox set goes to that inbox only', async () => {
  const to = `${crypto.randomUUID()}@example.org`;
  const EMAIL = { send: () => Promise.reject(new Error('must not be used')) } as SendEmail;
  await sendMail({ ...env, EMAIL }, mail(to));
  expect(await mailsTo(to)).toMatchObject([{ replyTo: 'rosa@example.org' }]);
});
