/**
 * Whether a refusal says that the money or the quota of the account is used up, by status, code or words. One table for
 * stories, checks and speech. A limit on requests per time is none of it.
 */

/** Codes that need no pattern: Anthropic, Moonshot, Alibaba, GitHub, ElevenLabs, OpenAI. */
const CODES = [
  'payment_required',
  'billing_error',
  'arrearage',
  'exceeded_current_quota_error',
  'quota_exceeded',
  'quota_exhausted',
  'credits_exhausted',
  'credit_balance_too_low',
  'credit_limit_reached',
  'billing_hard_limit_reached',
  'billing_limit_reached',
  'spend_limit_reached',
  'spending_limit_reached',
];
const LACKING = /^(insufficient|no|not_enough|out_of)_(\w{1,20}_)?(quota|credits?|balance|funds)(_error)?$/;
/** Workers AI: the day's free allocation, and the plan's (developers.cloudflare.com/workers-ai/platform/errors). */
const NUMBERS = [3036, 4006];

const WORDS = new RegExp(
  [
    'exceeded your (current |monthly )?(quota|included credits|credit limit)',
    'quota (has been |is |was )?(exceeded|exhausted|used up)',
    'insufficient (account |user |api )?(balance|credits?|funds|quota)',
    '(balance|credits?)( balance)? (is|are) (too low|insufficient|not enough|exhausted|depleted)',
    '(out of|no|not enough|requires more|used up all( of)? your|depleted your)( \\w+){0,3} (credits?|quota|balance|funds)\\b',
    'payment required',
    'billing hard limit',
    'used up your daily free allocation',
  ].join('|'),
  'i',
);
/** Words of a limit that ends by itself. Gemini says "exceeded your current quota" of a minute (coder/coder#26200). */
const PASSING = /(retry|try again|wait)\b.{0,20}\b\d|\bper[- ](second|minute|min|hour)|\b[rt]p[msdh]\b/i;

/** Characters of a value that are searched, and values of an answer: a refusal is short. */
const SEARCHED = 1000;
const MOST_VALUES = 200;

type Said = { key: string; value: unknown };

/** All values of a refusal, whatever its form. */
function valuesIn(said: unknown, key = '', into: Said[] = []): Said[] {
  if (into.length >= MOST_VALUES) return into;
  if (typeof said !== 'object' || said === null) into.push({ key, value: said });
  else for (const [name, value] of Object.entries(said)) valuesIn(value, name, into);
  return into;
}

/** @param said body of the answer: text, or parsed JSON */
export function isOutOfQuota(status: number | undefined, said: unknown): boolean {
  if (status === 402) return true;
  const values = valuesIn(typeof said === 'string' ? parsed(said) : said);
  const texts = values.flatMap(({ value }) => (typeof value === 'string' ? [value.slice(0, SEARCHED)] : []));
  const codes = texts.map((text) => text.toLowerCase().replace(/[-\s]/g, '_'));
  if (codes.some((code) => CODES.includes(code) || LACKING.test(code))) return true;
  if (values.some(({ key, value }) => /^(code|internalCode)$/.test(key) && NUMBERS.includes(Number(value))))
    return true;
  return texts.some((text) => WORDS.test(text)) && !texts.some((text) => PASSING.test(text));
}

/** Parsed JSON; anything else as it is. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
