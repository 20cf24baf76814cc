import { advanceClock } from './clock.ts';
import { request } from './person.ts';

/**
 * A client of the earlier app, written from the specification of calls and errors alone: JSON in one piece, a bearer
 * token, no streams, no idempotency keys, e-mail addresses in bodies. Like a browser it keeps cookies and reads only
 * answers that CORS allows its origin to read. Its waits move the clock instead of taking time.
 */

const APP = 'http://app.test';

/** An error as the client knows it: it reads these fields and no others. */
export class CallError extends Error {
  readonly status: number;
  readonly data: {
    error?: string;
    message?: string;
    details?: string;
    isRateLimit?: boolean;
    isQuotaExceeded?: boolean;
    retryAfter?: number;
  };
  constructor(status: number, data: CallError['data']) {
    super(data.details ?? data.message ?? `Server error: ${status}`);
    this.status = status;
    this.data = data;
  }
}

export type StoryFields = {
  topic: string;
  storyLength?: string;
  storyType?: string;
  creativityLevel?: string;
  ageGroup?: string;
  childNames?: string;
  englishLevel?: string;
  language?: string;
};
export type Story = { title: string; content: string };
export type AudioFields = { text: string; voiceId?: string; speechRate?: number; musicTrack?: string };
type User = Record<string, unknown> & { email: string };
type Session = { token: string; user: User };
type Init = RequestInit & { json?: unknown; timeout?: number };

const STORY_TIMEOUT_MS = 120_000;
const AUDIO_TIMEOUT_MS = 180_000;
const HEALTH_TIMEOUT_MS = 5_000;
const MIN_GAP_MS = 10_000;
const RETRIES = 3;

export class SpecClient {
  token: string | null = null;
  user: User | null = null;
  /** Waits before retries, in milliseconds. */
  readonly waits: number[] = [];
  #cookie = '';
  readonly #network: string;
  #lastGeneration = Number.NEGATIVE_INFINITY;
  readonly #language: string;

  /** @param network address by which the API counts, a new one unless it is given */
  constructor(language = 'en', network: string = crypto.randomUUID()) {
    this.#language = language;
    this.#network = network;
  }

  /** The interceptor: bearer header, credentials. */
  async #send(path: string, init: Init = {}): Promise<Response> {
    const { json, timeout, ...rest } = init;
    const headers = new Headers(init.headers);
    headers.set('origin', APP);
    headers.set('cf-connecting-ip', this.#network);
    headers.set('accept-language', this.#language);
    if (this.token) headers.set('authorization', `Bearer ${this.token}`);
    if (this.#cookie) headers.set('cookie', this.#cookie);
    const answer = await request(path, {
      ...rest,
      json,
      headers,
      signal: timeout === undefined ? undefined : AbortSignal.timeout(timeout),
    });
    const isReadable =
      answer.headers.get('access-control-allow-origin') === APP &&
      answer.headers.get('access-control-allow-credentials') === 'true';
    if (!isReadable) throw new TypeError('Failed to fetch');
    for (const cookie of answer.headers.getSetCookie()) this.#cookie = cookie.split(';')[0]!;
    return answer;
  }

  async #call<Answer>(path: string, init: Init = {}): Promise<Answer> {
    const answer = await this.#send(path, init);
    const data = await answer.json();
    if (!answer.ok) throw new CallError(answer.status, data as CallError['data']);
    return data as Answer;
  }

  #keep(session: Session): Session {
    this.token = session.token;
    this.user = session.user;
    return session;
  }

  async #withRetries<Answer>(base: number, attempt: () => Promise<Answer>): Promise<Answer> {
    for (let retry = 0; ; retry++) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 429 || retry === RETRIES) throw error;
        if (error.data.isQuotaExceeded) throw error;
        this.waits.push(base * 2 ** retry);
        advanceClock(base * 2 ** retry);
      }
    }
  }

  async #refreshing<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
    try {
      return await attempt();
    } catch (error) {
      const isOver =
        error instanceof CallError && (error.status === 401 || error.data.error === 'Token expired');
      if (!isOver) throw error;
      await this.refreshToken();
      return attempt();
    }
  }

  register(email: string, password: string): Promise<Session> {
    return this.#call<Session>('/api/auth/register', { method: 'POST', json: { email, password } }).then(
      (session) => this.#keep(session),
    );
  }

  async login(email: string, password: string): Promise<Session> {
    const call = () => this.#call<Session>('/api/auth/login', { method: 'POST', json: { email, password } });
    return this.#keep(await this.#withRetries(1000, call));
  }

  async google(idToken: string): Promise<Session> {
    return this.#keep(await this.#call<Session>('/api/auth/google', { method: 'POST', json: { idToken } }));
  }

  me(): Promise<User> {
    return this.#call('/api/auth/me');
  }

  async refreshToken(email = this.user?.email): Promise<string> {
    const { token } = await this.#call<{ token: string }>('/auth/refresh-token', {
      method: 'POST',
      json: { email },
    });
    this.token = token;
    return token;
  }

  /** Asks for the server's health first, and leaves ten seconds between two stories. */
  async generate(fields: StoryFields): Promise<Story> {
    const health = await this.health();
    if (health.status === 'error') throw new Error('The server is currently unavailable.');
    advanceClock(Math.max(0, this.#lastGeneration + MIN_GAP_MS - Date.now()));
    this.#lastGeneration = Date.now();
    const json = { ...fields, email: this.user?.email };
    const call = () =>
      this.#call<Story & { story?: Story }>('/api/stories/generate', {
        method: 'POST',
        json,
        timeout: STORY_TIMEOUT_MS,
      });
    const answer = await this.#refreshing(() => this.#withRetries(2000, call));
    return answer.story ?? answer;
  }

  /** @returns the address of the sound */
  async generateAudio(fields: AudioFields): Promise<string> {
    type Source = string | { url: string };
    const call = () =>
      this.#call<{ audioUrl?: Source; audioData?: string }>('/api/audio/generate', {
        method: 'POST',
        json: fields,
        timeout: AUDIO_TIMEOUT_MS,
      });
    const { audioUrl, audioData } = await this.#refreshing(call);
    if (audioData) return `data:audio/mp3;base64,${audioData}`;
    const url = typeof audioUrl === 'object' ? audioUrl.url : audioUrl;
    if (!url) throw new Error('No audio data received');
    return url;
  }

  /** Plays an address: no token, no cookies. */
  async play(audioUrl: string): Promise<Uint8Array> {
    const url = new URL(audioUrl);
    if (url.searchParams.get('alt') !== 'media') url.searchParams.set('alt', 'media');
    const headers = { origin: APP };
    const head = await request(url.href, { method: 'HEAD', headers });
    if (!head.ok) throw new Error(`URL not accessible: ${head.status} ${head.statusText}`);
    if (head.headers.get('access-control-allow-origin') !== APP) throw new TypeError('Failed to fetch');
    return new Uint8Array(await (await request(url.href, { headers })).arrayBuffer());
  }

  async remaining(): Promise<number> {
    const { storiesRemaining } = await this.#call<{ storiesRemaining: number }>('/api/stories/remaining');
    return storiesRemaining;
  }

  cancel(): Promise<{ success: boolean }> {
    return this.#call('/api/subscription/cancel', { method: 'POST' });
  }

  async checkout(): Promise<string> {
    const json = {
      email: this.user?.email,
      successUrl: `${APP}/success`,
      cancelUrl: `${APP}/subscribe`,
    };
    const { url } = await this.#call<{ url: string }>('/api/stripe/create-checkout-session', {
      method: 'POST',
      json,
    });
    return url;
  }

  health(): Promise<{
    status: string;
    timestamp: string;
    services: Record<'openai' | 'openai_quota' | 'database', 'ok' | 'error'>;
    openai_error: string | null;
  }> {
    return this.#call('/api/health', { timeout: HEALTH_TIMEOUT_MS });
  }

  diagnose(): Promise<{ status: string; issue: string | null; details: string | null }> {
    return this.#call('/api/diagnostics');
  }

  /** The preflight of CORS, which the client also makes by itself. */
  preflight(): Promise<Response> {
    return this.#send('/api/health', {
      method: 'OPTIONS',
      timeout: HEALTH_TIMEOUT_MS,
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
  }

  ping(): Promise<Response> {
    return this.#send('/api', { method: 'HEAD' });
  }

  /** The warm-up request, whose answer the client does not read. */
  warmUp(): Promise<Response> {
    return request('/test');
  }

  /** The contact form, sent as form data. */
  contact(fields: Record<string, string>): Promise<{ success: boolean }> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return this.#call('/api/contact', { method: 'POST', body });
  }
}
