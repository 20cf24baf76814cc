import { env, exports } from 'cloudflare:workers';
import { audioKey, bookKey } from '../../../worker/files/keys.ts';
import { UrlSigner } from '../../../worker/files/signed-url.ts';
import { newOwner, type Owner } from '../access/owner.ts';
import { changeUser, ORIGIN, PASSWORD } from '../person.ts';
import type { FuzzedRequest } from './requests.ts';

/** Timeout of a request: the providers answer at once. */
const PATIENCE_MS = 30_000;

export type Heard = { status: number; headers: Headers; text: string };

/** The requesting users, and the victim whose data they must not reach. */
export class Crowd {
  readonly #regulars: Owner[];
  readonly victim: Owner;
  private constructor(regulars: Owner[], victim: Owner) {
    this.#regulars = regulars;
    this.victim = victim;
  }

  static async gather(): Promise<Crowd> {
    await env.FILES.put('images/fuzz.jpg', new Uint8Array(1000), {
      httpMetadata: { contentType: 'image/jpeg' },
    });
    const victim = await newOwner();
    // All accounts here share a password, which must not let a request in by chance.
    await changeUser(victim.buyer, 'password_hash = NULL');
    return new Crowd([await newOwner(), await newOwner(), await newOwner()], victim);
  }

  /** @throws Error without a complete response in time */
  async send(fuzzed: FuzzedRequest): Promise<Heard> {
    const asker = typeof fuzzed.who === 'number' ? this.#regulars[fuzzed.who]! : await newOwner();
    const fill = filler(asker, this.victim, await signaturesFor(asker));
    const headers = new Headers([['cf-connecting-ip', crypto.randomUUID()]]);
    if (fuzzed.who !== 'visitor') headers.set('authorization', `Bearer ${asker.buyer.token}`);
    for (const [name, value] of fuzzed.headers) headers.set(name, fill(value));
    const { method, body } = fuzzed;
    const request = new Request(new URL(ORIGIN + fill(fuzzed.path)), {
      method,
      headers,
      redirect: 'manual',
      ...(body === null ? {} : { body: typeof body === 'string' ? fill(body, true) : body }),
    });
    return Promise.race([whole(exports.default.fetch(request)), tooLate(fuzzed)]);
  }
}

async function whole(answer: Promise<Response>): Promise<Heard> {
  const { status, headers, ...rest } = await answer.then(async (one) => ({
    status: one.status,
    headers: one.headers,
    bytes: await one.arrayBuffer(),
  }));
  return { status, headers, text: new TextDecoder().decode(rest.bytes) };
}

async function tooLate({ method, path }: FuzzedRequest): Promise<never> {
  await scheduler.wait(PATIENCE_MS);
  throw new Error(`${method} ${path} hangs`);
}

type Signatures = { ownSignature: string; ownBookSignature: string };

const fileOf = ({ buyer, narrationId }: Owner) => audioKey(buyer.user.id, narrationId);
const bookOf = ({ buyer, storyId, narrationId }: Owner) =>
  bookKey({ userId: buyer.user.id, storyId, narrationId, way: null });

async function signaturesFor(owner: Owner): Promise<Signatures> {
  const signer = new UrlSigner(env.FILE_SECRET, ORIGIN);
  const queryOf = (url: string) => new URL(url).search.slice(1);
  return {
    ownSignature: queryOf(await signer.url(fileOf(owner), Date.now())),
    ownBookSignature: queryOf(await signer.bookUrl(bookOf(owner), Date.now())),
  };
}

/**
 * Fills in the placeholders.
 * @param inJson for text inside a JSON string
 */
function filler(
  own: Owner,
  their: Owner,
  signatures: Signatures,
): (text: string, inJson?: boolean) => string {
  const of = (who: string, owner: Owner): Record<string, string> => ({
    [`${who}Story`]: owner.storyId,
    [`${who}Narration`]: owner.narrationId,
    [`${who}Session`]: owner.otherSessionId,
    [`${who}File`]: fileOf(owner),
    // Relative to `/books/`, as the other is to `/files/`.
    [`${who}Book`]: bookOf(owner).replace(/^books\//, ''),
    [`${who}Email`]: owner.buyer.email,
    [`${who}Text`]: owner.text,
  });
  const words: Record<string, string> = {
    ...of('own', own),
    ...of('their', their),
    ...signatures,
    ownToken: own.buyer.token,
    ownCookie: own.buyer.cookie,
    password: PASSWORD,
  };
  // The victim's text may be sent, but then the response is not searched for it.
  words.theirText = 'Un texto de nadie.';
  return (text, inJson = false) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const word = Object.hasOwn(words, name) ? words[name]! : whole;
      return inJson ? JSON.stringify(word).slice(1, -1) : word;
    });
}
