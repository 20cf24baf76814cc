import type { SessionAnswer } from '../contract/schemas/auth.ts';
import type { AudioEvent, StoryEvent } from '../contract/schemas/events.ts';
import type { Story } from '../contract/schemas/stories.ts';
import { newIdToken } from '../testkit/google.ts';
import { STACK } from '../testkit/product.ts';

/** Milliseconds since 1970 with fractions, the clock of the built-in providers' log. */
export const now = () => performance.timeOrigin + performance.now();

/** An event of a stream with its arrival. */
export type Moment = { id: string; type: string; at: number; event: SentEvent };

export type SentEvent = StoryEvent | AudioEvent;

export type Stream = { sentAt: number; moments: Moment[] };

/** A user of the API, for measuring it without a browser. */
export class BenchPerson {
  static readonly PASSWORD = 'a-long-enough-password';
  readonly id: string;
  readonly email: string;
  /** Of the session. Each renewal replaces it. */
  #cookie: string;
  readonly #token: string;
  readonly #api: string;
  private constructor({ token, user }: SessionAnswer, cookie: string, api: string) {
    this.id = user.id;
    this.email = user.email;
    this.#cookie = cookie;
    this.#token = token;
    this.#api = api;
  }

  /** @param api the origin of the API */
  static async register(api = STACK.api): Promise<BenchPerson> {
    const answer = await fetch(`${api}/api/auth/register`, {
      method: 'POST',
      // A network for each user: registrations are limited by network.
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': crypto.randomUUID() },
      body: JSON.stringify({
        email: `${crypto.randomUUID()}@example.org`,
        password: BenchPerson.PASSWORD,
      }),
    });
    if (!answer.ok) throw new Error(`register: ${answer.status} ${await answer.text()}`);
    const session = (await answer.json()) as SessionAnswer;
    return new BenchPerson(session, sessionCookieOf(answer), api);
  }

  /** A new user of the product by Google, without a password to be hashed. */
  static async byGoogle(): Promise<BenchPerson> {
    const answer = await fetch(`${STACK.api}/api/auth/google`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': crypto.randomUUID() },
      body: JSON.stringify({ idToken: await newIdToken('Ana') }),
    });
    if (!answer.ok) throw new Error(`google: ${answer.status} ${await answer.text()}`);
    const session = (await answer.json()) as SessionAnswer;
    return new BenchPerson(session, sessionCookieOf(answer), STACK.api);
  }

  /** Exchanges the session's cookie. @returns an access token */
  async renew(): Promise<string> {
    const answer = await fetch(`${this.#api}/api/auth/refresh-token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: '{}',
    });
    if (!answer.ok) throw new Error(`renewal: ${answer.status} ${await answer.text()}`);
    this.#cookie = sessionCookieOf(answer);
    const { token } = (await answer.json()) as SessionAnswer;
    return token;
  }

  get headers() {
    return { authorization: `Bearer ${this.#token}` };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.#api + path, { headers: { ...this.headers, ...headers } });
  }

  post(path: string, body: unknown, accept = 'application/json'): Promise<Response> {
    return fetch(this.#api + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.headers, accept },
      body: JSON.stringify(body),
    });
  }

  put(path: string, body: unknown): Promise<Response> {
    return this.#send('PUT', path, body);
  }

  delete(path: string, body: unknown = {}): Promise<Response> {
    return this.#send('DELETE', path, body);
  }

  #send(method: string, path: string, body: unknown): Promise<Response> {
    return fetch(this.#api + path, {
      method,
      headers: { 'content-type': 'application/json', ...this.headers },
      body: JSON.stringify(body),
    });
  }

  async story(fields: Record<string, unknown> = {}): Promise<Story> {
    const answer = await this.post('/api/stories/generate', {
      topic: 'un faro que no podía dormir',
      ...fields,
    });
    if (!answer.ok) throw new Error(`story: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Story;
  }

  /** Requests a stream of events, and records their arrivals. @param until ends the reading early */
  async events(path: string, body: unknown, until?: (moments: Moment[]) => boolean): Promise<Stream> {
    const sentAt = now();
    return { sentAt, moments: await readMoments(await this.post(path, body, 'text/event-stream'), until) };
  }

  /** Resumes a stream after an event. */
  async resume(path: string, lastEventId: string, until?: (moments: Moment[]) => boolean): Promise<Stream> {
    const sentAt = now();
    const answer = await this.get(path, { accept: 'text/event-stream', 'last-event-id': lastEventId });
    return { sentAt, moments: await readMoments(answer, until) };
  }
}

const sessionCookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

async function readMoments(answer: Response, until: (moments: Moment[]) => boolean = () => false) {
  if (!answer.ok || !answer.body) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  const moments: Moment[] = [];
  let text = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    const at = now();
    text += piece;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (!data) continue;
      const event = JSON.parse(data) as SentEvent;
      if (event.type === 'error') throw new Error(`${answer.url}: ${data}`);
      moments.push({ id: /^id: (.*)$/m.exec(block)?.[1] ?? '', type: event.type, at, event });
    }
    if (until(moments)) return moments;
  }
  return moments;
}
