import { randomUUID } from 'node:crypto';

export type PostedMail = {
  from: { name: string; email: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
};

/** `receivedAt` is ISO 8601 in UTC. */
export type ReceivedMail = PostedMail & { id: string; receivedAt: string };

/** Capacity; the oldest mails are removed. */
const KEPT = 500;

const isText = (value: unknown): value is string => typeof value === 'string';
const HAS_LINE_BREAK = /[\r\n]/;

/** Validates a mail like a mail server: all parts present, no line break in a header. */
export function readPosted(body: unknown): { ok: true; mail: PostedMail } | { ok: false; error: string } {
  if (typeof body !== 'object' || body === null) return { ok: false, error: 'not a JSON object' };
  const { from, to, replyTo, subject, text, html } = body as Record<string, unknown>;
  const sender = (from ?? {}) as Record<string, unknown>;
  if (!isText(sender.name) || !isText(sender.email) || !isText(to) || !isText(subject)) {
    return { ok: false, error: 'from, to and subject are needed' };
  }
  if (!isText(text) || !isText(html)) return { ok: false, error: 'text and html are needed' };
  if (replyTo !== undefined && !isText(replyTo)) return { ok: false, error: 'replyTo is an address' };
  const headers = [sender.name, sender.email, to, subject, replyTo ?? ''];
  if (headers.some((header) => HAS_LINE_BREAK.test(header))) {
    return { ok: false, error: 'line break in a header' };
  }
  const mail = { from: { name: sender.name, email: sender.email }, to, subject, text, html };
  return { ok: true, mail: replyTo === undefined ? mail : { ...mail, replyTo } };
}

export class Inbox {
  #messages: ReceivedMail[] = [];

  add(mail: PostedMail, now: number): ReceivedMail {
    const message = { id: randomUUID(), receivedAt: new Date(now).toISOString(), ...mail };
    this.#messages = [message, ...this.#messages].slice(0, KEPT);
    return message;
  }

  /** Newest first; filtered by address if given. */
  list(to?: string): ReceivedMail[] {
    return to === undefined ? this.#messages : this.#messages.filter((message) => message.to === to);
  }

  get(id: string): ReceivedMail | null {
    return this.#messages.find((message) => message.id === id) ?? null;
  }

  clear(): void {
    this.#messages = [];
  }
}
