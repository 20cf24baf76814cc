import type { CastChoice } from './header.ts';
import { listOf } from './names.ts';
import type { Pair } from './template.ts';
import type { Topic } from './topic-types.ts';

/** Values of a story's slots. */
export type Setting = {
  names: readonly string[];
  topic: Topic;
  cast: Record<string, CastChoice>;
};
type Side = 'es' | 'en';
const SIDES = { es: 0, en: 1 } as const;

const PRONOUNS = {
  m: ['he', 'his', 'him'],
  f: ['she', 'her', 'her'],
  n: ['it', 'its', 'it'],
  p: ['they', 'their', 'them'],
};

/** Whose something is in the hero's deed, which others do too: "brushing their teeth". */
const OWN = /(?<!\p{L})(?:its|his|her)(?!\p{L})/gu;

/** A deed as an event: "begins to snore". A state goes on: "goes on being shy". */
function beginning(side: Side, isPast: boolean, plural: boolean, doing: Topic['doing']): string | undefined {
  if (doing === null) return undefined;
  const pick = (forms: readonly [string, string, string, string]) =>
    forms[(isPast ? 2 : 0) + (plural ? 1 : 0)];
  if (!doing.isState)
    return side === 'es'
      ? `${pick(['se pone', 'se ponen', 'se puso', 'se pusieron'])} a ${doing.do.es}`
      : `${pick(['begins', 'begin', 'began', 'began'])} to ${doing.do.en}`;
  const negated = /^no /.exec(doing.do.es);
  if (side === 'es')
    return `${pick(['sigue', 'siguen', 'seguía', 'seguían'])} ${negated ? `sin ${doing.do.es.slice(3)}` : doing.doing.es}`;
  return negated
    ? `still ${doing[isPast ? 'did' : 'does'].en[plural ? 1 : 0]}`
    : `${pick(['goes', 'go', 'went', 'went'])} on ${doing.doing.en}`;
}

function ofTopic(
  key: string,
  side: Side,
  { said, noun, doing, what, fact, pair }: Topic,
): string | undefined {
  if (key === '') return said[side];
  if (key === 'what') return what?.[side];
  if (key === 'do' || key === 'doing') return doing?.[key][side];
  if (key === 'all') return side === 'es' ? doing?.doing.es : doing?.doing.en.replace(OWN, 'their');
  if (key === 'does' || key === 'did') return doing?.[key][side][noun?.plural ? 1 : 0];
  if (key === 'starts' || key === 'started')
    return beginning(side, key === 'started', noun?.plural ?? false, doing);
  if (key === 'first' || key === 'second' || key === 'test') return fact?.[key][side];
  if (key === 'one' || key === 'other') return pair?.[key === 'one' ? 0 : 1][side];
  if (noun === null) return undefined;
  if (key === 'who') return side === 'es' ? 'que' : 'pfa'.includes(noun.kind) ? 'who' : 'that';
  if (side === 'en' && ['it', 'its', 'them'].includes(key)) {
    const set = noun.plural ? 'p' : 'pf'.includes(noun.kind) ? noun.gender : 'n';
    return PRONOUNS[set][['it', 'its', 'them'].indexOf(key)];
  }
  return noun[side][key as keyof typeof noun.es];
}

/** Inflected forms: two by number, four by gender and number; of the cast, two by gender. */
function agreeing(name: string, forms: readonly string[], { topic, cast }: Setting): string | undefined {
  if (name === 'hero') return forms[Number(topic.noun?.plural ?? false)];
  if (name !== 'topic') return forms[cast[name]?.gender === 'f' ? 1 : 0];
  const { noun } = topic;
  if (noun === null) return undefined;
  return forms[
    forms.length === 2 ? Number(noun.plural) : Number(noun.gender === 'f') + 2 * Number(noun.plural)
  ];
}

function slot(name: string, key: string, side: Side, setting: Setting): string | undefined {
  const { names, topic, cast } = setting;
  if (name === 'kids') return listOf(names, side);
  if (name === 'kid') return names[0];
  if (name === 'other') return names[1] ?? names[0];
  // Who wants it: the topic's hero, or the first child where the wish is the child's own.
  if (name === 'hero') return topic.noun?.[side].the ?? names[0];
  // Plural: Spanish leaves the pronoun out, English says "they".
  if (name === 'they') return names.length === 1 ? names[0] : side === 'en' ? 'they' : '';
  if (name === 'topic') return ofTopic(key, side, topic);
  const choice = cast[name];
  return (key === '' ? choice?.name : choice?.forms?.[key])?.[SIDES[side]];
}

/**
 * Fills one language of a sentence: alternatives by `picks` (a number in [0, 1) each, the same for both languages),
 * forms by the number of children, slots by the setting.
 * @throws Error on a slot without a value in this story
 */
export function fill(text: string, side: Side, setting: Setting, picks: readonly number[]): string {
  const expand = (part: string): string =>
    part
      .replace(/\[([^[\]]*)\]/g, (_, inside: string) => {
        const forms = inside.split('|');
        return forms[Math.min(setting.names.length, forms.length) - 1] ?? '';
      })
      .replace(/\{(\w+)(?:\.(\w+))?(?::([^{}]*))?\}/g, (whole, name: string, key = '', forms?: string) => {
        const word =
          forms === undefined ? slot(name, key, side, setting) : agreeing(name, forms.split('|'), setting);
        if (word === undefined) throw new Error(`nothing for ${whole} in: ${text}`);
        return expand(word);
      });
  return polish(expand(chosen(text, setting.names.length, picks)), side);
}

/** A sentence with its alternatives and its forms by number chosen; its slots stay. */
export function chosen(text: string, children: number, picks: readonly number[]): string {
  let place = 0;
  return text
    .replace(/<([^<>]*)>/g, (_, inside: string) => {
      const forms = inside.split('/');
      return forms[Math.floor((picks[place++] ?? 0) * forms.length)] ?? '';
    })
    .replace(/\[([^[\]]*)\]/g, (_, inside: string) => {
      const forms = inside.split('|');
      return forms[Math.min(children, forms.length) - 1] ?? '';
    });
}

/** *De el* and *a el* in one word; *y* as *e* before the vowel i, but not at the beginning of a question. */
const inSpanish = (text: string): string =>
  text
    .replace(/(?<!\p{L})([dD]e|[aA]) el (?=\p{L})/gu, '$1l ')
    .replace(/(?<![\p{L}¿])y (?=[hH]?[iIíÍ](?![aeoáéó]))/gu, 'e ');

function polish(text: string, side: Side): string {
  const spaced = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?…»”)])/g, '$1')
    .replace(/([¿¡«“(]) /g, '$1')
    .replace(/ —(?=[.,;:])/g, '—')
    .trim();
  return (side === 'es' ? inSpanish(spaced) : spaced).replace(
    /^([—¿¡«“‘…\s]*)(\p{Ll})/u,
    (_, open, letter) => `${open}${letter.toLocaleUpperCase()}`,
  );
}

/** A filled sentence, and what its slots were filled into. */
export type Told = Pair & { raw: Record<Side, string> };

/** Both languages of a sentence, with the same alternatives. */
export function fillPair(pair: Pair, setting: Setting, random: () => number): Told {
  const picks = Array.from(pair.es.match(/</g) ?? [], () => random());
  const filled = (side: Side) => fill(pair[side], side, setting, picks);
  const raw = (side: Side) => chosen(pair[side], setting.names.length, picks);
  return { ...pair, es: filled('es'), en: filled('en'), raw: { es: raw('es'), en: raw('en') } };
}
