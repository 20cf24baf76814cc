import example from '../../owner.example.json' with { type: 'json' };
import { type Mistake, valueAt } from '../../worker/config/read-by.ts';
import { secretLike } from './secret-like.ts';

/** Values that have the form of a setting of `owner.json` and are none: keys, and words that stand for an own value. */

type Path = Mistake['path'];

/** Settings that every owner replaces. */
export const OWN = [
  'domain',
  'responsible.name',
  'responsible.address',
  'responsible.email',
  'mail.from',
  'mail.support',
  'mail.admin',
];

/** Text values of a file, and the names in it. */
type Found = { path: Path; text: string; isName: boolean };
function textsIn(content: unknown, path: Path = []): Found[] {
  if (typeof content === 'string') return [{ path, text: content, isName: false }];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const at = [...path, Array.isArray(content) ? Number(key) : key];
    return [
      ...(Array.isArray(content) ? [] : [{ path: at, text: key, isName: true }]),
      ...textsIn(value, at),
    ];
  });
}

/** Settings with an id that is as random as a key; each has a form of its own, or is a voice. */
const MAY_BE_ID =
  /^(\$schema|admin\.audience|google\.clientId|turnstile\.siteKey|servers\.speech\.\d+\.(account$|(voices|figures)\.)|helpLines\..*\.source$)/;

/** Keys in the place of a setting's value or name. */
export function secretsIn(content: unknown): Mistake[] {
  return textsIn(content).flatMap(({ path, text, isName }) => {
    const like = secretLike(text, !isName && MAY_BE_ID.test(path.join('.')));
    if (like === null) return [];
    const isKey = !isName && path.at(-1) === 'key';
    const instead = isKey
      ? 'write a name that ends in _API_KEY, whose value npm run deploy asks for'
      : 'nothing in this file is secret';
    return [{ path, what: `${isName ? 'has a name that looks' : 'looks'} like a key (${like}): ${instead}` }];
  });
}

/** Words in the place of a value that is still to come. */
const TO_COME = [
  /^(todo|fixme|tbd|x{3,9}|\?+|\.{3}|…|change-?me|placeholder|lorem ipsum.*)$/i,
  /^(<.*>|\{\{.*\}\}|\[.*\])$/,
  /^(your|tu)([-_].*| (name|company|address|e-?mail|domain|nombre|empresa|dirección|correo|dominio))$/i,
];
const isToCome = (text: string) => TO_COME.some((pattern) => pattern.test(text));
/** Words in capitals that the documents have in the place of an own value. */
const DOCUMENTED = /^(ACCOUNT|GATEWAY|DOMAIN|APP|TEAM|NAME|VOICE_ID|[A-Z]+_ID|YOUR_\w+)$/;

/** Domains of no owner (RFC 2606, RFC 6762), and those of Cloudflare's own addresses. */
const NO_OWN_DOMAIN =
  /(^|[.@])(example\.(com|net|org)|(workers|pages)\.dev)$|\.(example|invalid|localhost|local|internal)$/i;

/** Whether a setting has the example's value, which `placeholdersIn` names. */
export const isStillExample = (content: unknown, path: Path) =>
  OWN.includes(path.join('.')) && valueAt(content, path) === valueAt(example, path);

/** Values that stand for an own one: words of the documents, and domains that belong to nobody. */
export function unfilled(content: unknown): Mistake[] {
  return textsIn(content).flatMap(({ path, text, isName }) => {
    if (isName || path.at(-1) === 'key' || isStillExample(content, path)) return [];
    const [whole = '', mailbox = '', ...steps] = [text, text.split('@')[0]!, ...text.split('/')].map((part) =>
      part.trim(),
    );
    if (isToCome(whole) || isToCome(mailbox) || [whole, ...steps].some((part) => DOCUMENTED.test(part)))
      return [{ path, what: 'is not filled in' }];
    const isOfDomain = path.at(-1) === 'domain' || /^[^\s/]+@[^\s/]+$/.test(whole);
    return isOfDomain && NO_OWN_DOMAIN.test(whole) ? [{ path, what: 'must be of a domain of your own' }] : [];
  });
}
