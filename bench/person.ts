import type { SessionAnswer } from '../contract/auth.ts';
import type { Story } from '../contract/stories.ts';
import { STACK } from '../e2e/stack.ts';

/** Milliseconds since 1970 with fractions: the clock the built-in providers log by. */
export const now = () => performance.timeOrigin + performance.now();

/** One measured moment of a stream of events. */
export type Moment = { type: string; at: number };

/** A user of the API, for measuring it without a browser. */
export class BenchPerson {
  readonly id: string;
  readonly #token: string;
  readonly #api: string;
  private constructor({ token, user }: SessionAnswer, api: string) {
    this.id = user.id;
    this.#token = token;
    this.#api = api;
  }

  /** @param api the origin of the API */
  static async register(api = STACK.api): Promise<BenchPerson> {
    const answer = await fetch(`${api}/api/auth/register`, {
      method: 'POST',
      // Everybody from an address of their own, as in life; only so many may register from one.
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': crypto.randomUUID() },
      body: JSON.stringify({
        email: `${crypto.randomUUID()}@example.org`,
        password: 'a-long-enough-password',
      }),
    });
    if (!answer.ok) throw new Error(`register: ${answer.status} ${await answer.text()}`);
    return new BenchPerson((await answer.json()) as SessionAnswer, api);
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

  async story(fields: Record<string, unknown> = {}): Promise<Story> {
    const answer = await this.post('/api/stories/generate', {
      topic: 'un faro que no podía dormir',
      ...fields,
    });
    if (!answer.ok) throw new Error(`story: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Story;
  }

  /** Sends a request for events and tells when each arrived. */
  async events(path: string, body: unknown): Promise<{ sentAt: number; moments: Moment[] }> {
    const sentAt = now();
    const answer = await this.post(path, body, 'text/event-stream');
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const moments: Moment[] = [];
    let text = '';
    for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
      const at = now();
      text += piece;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const type = /^event: (.*)$/m.exec(block)?.[1];
        if (type) moments.push({ type, at });
      }
    }
    return { sentAt, moments };
  }
}
