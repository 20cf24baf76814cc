import { wranglerJson } from './wrangler.ts';

/**
 * Cloudflare's REST API with wrangler's login. It only reads; what changes something is a command of wrangler's, which
 * takes two seconds to begin.
 */

const BASE = process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4';
const ANSWER_MS = 30_000;

export type Account = { id: string; name: string };
type Words = Record<string, string>;

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
  readonly #headers: Words;
  readonly #base: string;

  constructor(account: Account, headers: Words, base = BASE) {
    this.account = account;
    this.#headers = headers;
    this.#base = base;
  }

  async #ask<Result>(path: string, query: Words, more: Words = {}): Promise<Envelope<Result>> {
    const url = `${this.#base}${path}?${new URLSearchParams(query)}`;
    const headers = { ...this.#headers, ...more };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(ANSWER_MS) });
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
  async get<Result>(path: string, query: Words = {}, headers: Words = {}): Promise<Result> {
    return (await this.#ask<Result>(`/accounts/${this.account.id}${path}`, query, headers)).result;
  }

  /** Rows of all pages. @param path from the root, such as `/zones` */
  async rows<Row>(path: string, query: Words = {}): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1; ; page++) {
      const { result, result_info: info } = await this.#ask<Row[]>(path, { ...query, page: String(page) });
      rows.push(...result);
      if (result.length === 0 || page >= (info?.total_pages ?? 1)) return rows;
    }
  }

  /** Address of the login; null where it may not tell, as a token of the account. */
  async email(): Promise<string | null> {
    try {
      return (await this.#ask<{ email: string }>('/user', {})).result.email;
    } catch (error) {
      if (error instanceof Refused && error.isForbidden) return null;
      throw error;
    }
  }

  /** @throws Refused unless the answer is there; null where it is one of `codes` */
  async getUnless<Result>(path: string, codes: number[], headers: Words = {}): Promise<Result | null> {
    try {
      return await this.get<Result>(path, {}, headers);
    } catch (error) {
      if (error instanceof Refused && error.codes.some((code) => codes.includes(code))) return null;
      throw error;
    }
  }
}

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

type Token = { type: 'oauth' | 'api_token'; token: string } | { type: 'api_key'; key: string; email: string };

/** wrangler's login. What the environment tells is not asked of wrangler, which takes seconds to begin. */
async function headersOfLogin(): Promise<Words> {
  const { CLOUDFLARE_API_TOKEN: given, CLOUDFLARE_API_KEY: isOtherwise } = process.env;
  if (given && !isOtherwise) return { authorization: `Bearer ${given}` };
  const token = await wranglerJson<Token>(['auth', 'token', '--json']);
  return token.type === 'api_key'
    ? { 'x-auth-key': token.key, 'x-auth-email': token.email }
    : { authorization: `Bearer ${token.token}` };
}

type Opened = { cloudflare: Cloudflare; as: string };

let opened: Promise<Opened> | undefined;

/**
 * Opens the account, once. wrangler gets it too, so that no other one that it remembers is meant.
 * @throws Error with a sentence, without a login or with several accounts
 */
export const logIn = (): Promise<Opened> => (opened ??= open());

async function open(): Promise<Opened> {
  const headers = await headersOfLogin();
  const login = new Cloudflare({ id: '', name: '' }, headers);
  const email = await login.email();
  const account = chosenAccount(await login.rows<Account>('/accounts'), process.env.CLOUDFLARE_ACCOUNT_ID);
  process.env.CLOUDFLARE_ACCOUNT_ID = account.id;
  return { cloudflare: new Cloudflare(account, headers), as: email ?? 'a token' };
}
