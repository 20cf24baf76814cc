import { createHash } from 'node:crypto';
import type { AudioAnswer } from '../../contract/schemas/audio.ts';
import type { SessionAnswer, User } from '../../contract/schemas/auth.ts';
import type { Feed } from '../../contract/schemas/feed.ts';
import type { Link } from '../../contract/schemas/links.ts';
import type { Story, StoryList } from '../../contract/schemas/stories.ts';

const PASSWORD = 'a-long-enough-password';

/** Longer than the gap between two stories. */
const GAP_MS = 10_500;

/** What a user sees, as text that is equal before and after a restore. */
export type Seen = {
  signIn: number;
  stories: string;
  /** SHA-256 of each narration's MP3, by story. */
  sound: string;
  allowance: string;
  feed: string;
};

/** A user of the API. */
export class Person {
  readonly email = `${crypto.randomUUID()}@example.org`;
  readonly #origin: string;
  #token = '';
  #feed = '';
  #link: Link | null = null;
  id = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  #fetch(path: string, method: string, body?: unknown): Promise<Response> {
    return fetch(new URL(path, this.#origin), {
      method,
      headers: {
        'content-type': 'application/json',
        // A network for each user: registrations are limited by network.
        'cf-connecting-ip': this.email,
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** @throws Error for a refusal */
  async #ask<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
    const answer = await this.#fetch(path, method, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }

  async register(): Promise<void> {
    const { email } = this;
    const session = await this.#ask<SessionAnswer>('/api/auth/register', 'POST', {
      email,
      password: PASSWORD,
    });
    this.#token = session.token;
    this.id = session.user.id;
  }

  /** Stories with their sound, and a feed. @returns their ids */
  async tell(...topics: string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const [place, topic] of topics.entries()) {
      if (place > 0) await new Promise((resolve) => setTimeout(resolve, GAP_MS));
      const order = { topic: `${topic} !tiny`, storyLength: 'short' };
      const { id, content } = await this.#ask<Story>('/api/stories/generate', 'POST', order);
      const sound = { text: content, voiceId: 'female', speechRate: 1, musicTrack: 'none' };
      await this.#ask<AudioAnswer>('/api/audio/generate', 'POST', sound);
      ids.push(id);
    }
    this.#feed = (await this.#ask<Feed>('/api/feed', 'PUT', { showsNames: true })).url ?? '';
    return ids;
  }

  /** @returns the address that ended */
  async renewFeed(): Promise<string> {
    const ended = this.#feed;
    this.#feed = (await this.#ask<Feed>('/api/feed/address', 'POST')).url ?? '';
    return ended;
  }

  /** @returns the address that ended */
  async closeFeed(): Promise<string> {
    await this.#ask('/api/feed', 'DELETE');
    return this.#feed;
  }

  /** Opens a link to a story. */
  async openLink(storyId: string): Promise<void> {
    this.#link = await this.#ask<Link>('/api/links', 'POST', { storyId, term: 'month', showsNames: false });
    const status = await this.statusOf(this.#link.url);
    if (status !== 200) throw new Error(`the new link answers ${status}`);
  }

  /** @returns the address that ended */
  async endLink(): Promise<string> {
    const { id, url } = this.#link!;
    await this.#ask(`/api/links/${id}`, 'DELETE');
    return url;
  }

  /** Status of an address of the app, which hands it on to the Worker. */
  async statusOf(address: string): Promise<number> {
    const { pathname, search } = new URL(address);
    const answer = await fetch(new URL(pathname + search, this.#origin));
    await answer.arrayBuffer();
    return answer.status;
  }

  deleteStory(id: string): Promise<void> {
    return this.#ask(`/api/stories/${id}`, 'DELETE');
  }

  deleteAccount(): Promise<void> {
    return this.#ask('/api/account', 'DELETE', { password: PASSWORD });
  }

  /** Signs in with the password. @returns the status */
  async signIn(): Promise<number> {
    this.#token = '';
    const answer = await this.#fetch('/api/auth/login', 'POST', { email: this.email, password: PASSWORD });
    if (answer.ok) this.#token = ((await answer.json()) as SessionAnswer).token;
    else await answer.arrayBuffer();
    return answer.status;
  }

  /** Signs in and looks at everything. */
  async look(): Promise<Seen> {
    const signIn = await this.signIn();
    if (signIn !== 200) return { signIn, stories: '', sound: '', allowance: '', feed: '' };
    const { stories } = await this.#ask<StoryList>('/api/stories?sort=oldest');
    const texts: string[] = [];
    const sounds: string[] = [];
    for (const { id } of stories) {
      const { title, content, narrations } = await this.#ask<Story>(`/api/stories/${id}`);
      texts.push(`${id} ${title} ${content}`);
      for (const { audioUrl, timeline } of narrations) {
        const answer = await fetch(audioUrl);
        const digest = createHash('sha256').update(new Uint8Array(await answer.arrayBuffer()));
        sounds.push(`${id} ${answer.status} ${digest.digest('hex')} ${JSON.stringify(timeline)}`);
      }
    }
    const { storiesGenerated, storiesRemaining } = await this.#ask<User>('/api/auth/me');
    // Its address is on the app's origin, which hands it on to the Worker.
    const { pathname, search } = new URL(this.#feed);
    const feed = await fetch(new URL(pathname + search, this.#origin));
    return {
      signIn,
      stories: texts.join('\n'),
      sound: sounds.join('\n'),
      allowance: `${storiesGenerated} used, ${storiesRemaining} left`,
      feed: `${feed.status} ${(await feed.text()).match(/<item>/g)?.length ?? 0} episodes`,
    };
  }
}
