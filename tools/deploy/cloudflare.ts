import { wranglerJson } from './wrangler.ts';

/** Cloudflare's REST API with wrangler's login, for what wrangler has no command to ask. It only reads. */

const BASE = process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4';
const ANSWER_MS = 30_000;

export type Account = { id: string; name: string };

type Envelope<Result> = {
  success: boolean;
  errors?: { code: number; message: string }[];
  result: Result;
  result_info?: { page?: number; total_pages?: number };
};

/** A refused request. Codes: https://developers.cloudflare.com/fundamentals/api/ and each service's own. */
export class Refused extends Error {
  readonly status: number;
  readonly codes: number[];
  constructor(path: string, status: number, errors: { code: number; message: string }[]) {
    const said = errors.map(({ code, message }) => `${message} [code: ${code}]`);
    super(`Cloudflare answered GET ${path} with ${[status, ...said].join(' ')}`);
    this.status = status;
    this.codes = errors.map(({ code }) => code);
  }

  /** Whether the login lacks the permission to ask: 9109 and 10000 with a valid token, 403 in general. */
  get isForbidden(): boolean {
    return this.status === 403 || this.codes.some((code) => code === 9109 || code === 10_000);
  }
}

export class Cloudflare {
  readonly account: Account;
  readonly #headers: Record<string, string>;
  readonly #base: string;

  constructor(account: Account, headers: Record<string, string>, base = BASE) {
    this.account = account;
    this.#headers = headers;
    this.#base = base;
  }

  async #ask<Result>(path: string, query: Record<string, string>): Promise<Envelope<Result>> {
    const url = `${this.#base}${path}?${new URLSearchParams(query)}`;
    const answer = await fetch(url, { headers: this.#headers, signal: AbortSignal.timeout(ANSWER_MS) });
    const text = await answer.text();
    let body: Envelope<Result>;
    try {
      body = JSON.parse(text);
    } catch {
      throw new Refused(path, answer.status, [{ code: 0, message: text.slice(0, 200) }]);
    }
    if (answer.ok && body.success) return body;
    throw new Refused(path, answer.status, body.errors ?? []);
  }

  /** @param path of the account, such as `/r2/buckets` */
  async get<Result>(path: string, query: Record<string, string> = {}): Promise<Result> {
    return (await this.#ask<Result>(`/accounts/${this.account.id}${path}`, query)).result;
  }

  /** Rows of all pages. @param path from the root, such as `/zones` */
  async rows<Row>(path: string, query: Record<string, string> = {}): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1; ; page++) {
      const { result, result_info: info } = await this.#ask<Row[]>(path, { ...query, page: String(page) });
      rows.push(...result);
      if (result.length === 0 || page >= (info?.total_pages ?? 1)) return rows;
    }
  }

  /** @throws Refused unless the answer is there; null where it is one of `codes` */
  async getUnless<Result>(path: string, codes: number[]): Promise<Result | null> {
    try {
      return await this.get<Result>(path);
    } catch (error) {
      if (error instanceof Refused && error.codes.some((code) => codes.includes(code))) return null;
      throw error;
    }
  }
}

type Login = { email?: string; accounts: Account[] };
type Token = { type: 'oauth' | 'api_token'; token: string } | { type: 'api_key'; key: string; email: string };

/** @throws Error with a sentence where the account is not certain */
export function chosenAccount(accounts: Account[], chosen: string | undefined): Account {
  const named = accounts.map(({ id, name }) => `${id} (${name})`).join(', ');
  const account = chosen ? accounts.find(({ id }) => id === chosen) : accounts[0];
  if (accounts.length === 0) throw new Error('The login reaches no account: its token needs one.');
  if (!account) throw new Error(`CLOUDFLARE_ACCOUNT_ID is ${chosen}, but the login reaches ${named}.`);
  if (chosen || accounts.length === 1) return account;
  throw new Error(
    `The login reaches ${accounts.length} accounts: ${named}. Set CLOUDFLARE_ACCOUNT_ID to one.`,
  );
}

/**
 * Opens the account. wrangler gets it too, so that no other one that it remembers is meant.
 * @throws Error with a sentence, without a login or with several accounts
 */
export async function logIn(): Promise<{ cloudflare: Cloudflare; as: string }> {
  const { email, accounts } = await wranglerJson<Login>(['whoami', '--json']);
  const account = chosenAccount(accounts, process.env.CLOUDFLARE_ACCOUNT_ID);
  process.env.CLOUDFLARE_ACCOUNT_ID = account.id;
  const token = await wranglerJson<Token>(['auth', 'token', '--json']);
  const headers: Record<string, string> =
    token.type === 'api_key'
      ? { 'x-auth-key': token.key, 'x-auth-email': token.email }
      : { authorization: `Bearer ${token.token}` };
  return { cloudflare: new Cloudflare(account, headers), as: email ?? 'a token' };
}
