import * as known from './topic-words.ts';

type Side = 'es' | 'en';
/** A noun in the forms of a sentence: "un dragón", "el dragón", "dragón", "un dragón que no sabía volar". */
export type Phrase = { a: string; the: string; bare: string; full: string };
export type Topic = {
  /** From the most particular to the broadest: `heavy:pet`, `heavy`; `dreamer`, `character`. */
  tags: string[];
  /** The typed text, tidied: always grammatical as a title or a quotation. */
  said: Record<Side, string>;
  noun: (Record<Side, Phrase> & { gender: 'm' | 'f'; plural: boolean; kind: string }) | null;
  /** The wish or missing ability, in the infinitive: "volar", "fly". */
  wanted: Record<Side, string> | null;
};

const LONGEST_SAID = 8;
const LONGEST_CLAUSE = 8;
/** Cleans free text to one plain line: no markup, no links, no control or decorative characters, no capitals only. */
function plainLine(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/<[^>]{0,200}>|https?:\/\/\S+/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}'’\-,.;:!?¿¡ \n]/gu, ' ');
  const first = plain.split(/[.;:!\n]+|(?<=\?)/).find((part) => /\p{L}{2}/u.test(part)) ?? '';
  const line = first
    .replace(/(^|\s)[-'’,]+(?=\s|$)/g, ' ')
    .replace(/\s*,[\s,]*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .split(' ')
    .map((word) => word.slice(0, 30))
    .join(' ');
  return line.length > 4 && line === line.toLocaleUpperCase() ? line.toLocaleLowerCase() : line;
}

const withoutRequest = (line: string) =>
  known.REQUESTS.reduce((rest, pattern) => rest.replace(pattern, ''), line);

/** The first words, without a last one that needs a continuation. */
function cut(words: readonly string[], most: number, side: Side): string {
  const kept = words.slice(0, most);
  const dangling = (word: string) =>
    [known.STOP, known.RELATIVE, known.DETERMINER].some((set) => set[side].test(word)) ||
    /^(del?|of)$/i.test(word);
  while (words.length > most && kept.length > 1 && dangling(kept.at(-1) ?? '')) kept.pop();
  return kept.join(' ').replace(/,$/, '');
}

const find = (word: string, side: Side): { noun: known.Noun; plural: boolean } | null => {
  const lower = word.toLocaleLowerCase();
  const noun = known.LEXICON.find((entry) =>
    [entry[side].one, entry[side].more].some((form) => form.toLocaleLowerCase() === lower),
  );
  return noun ? { noun, plural: noun[side].one.toLocaleLowerCase() !== lower } : null;
};

type Grammar = { gender: 'm' | 'f'; plural: boolean; kind: string };
const anArticle = (bare: string) => (/^[aeio]|^u(?!n[ai])/i.test(bare) ? 'an' : 'a');

function phrase(side: Side, bare: string, { gender, plural, kind }: Grammar, clause: string): Phrase {
  const [first = ''] = bare.split(' ');
  const isFeminine = gender === 'f' && (plural || !known.FEMININE_WITH_EL.has(first));
  const [some, the] =
    side === 'es'
      ? known.ARTICLES[isFeminine ? 'f' : 'm'][plural ? 1 : 0]
      : [plural ? 'some' : anArticle(bare), 'the'];
  // "Grandma" and "Dad" are names in English; a sister needs a possessive.
  const called = side === 'en' && kind === 'f' ? (/^[A-Z]/.test(bare) ? bare : `their ${bare}`) : null;
  const a = called ?? `${known.UNCOUNTED.has(first) ? the : some} ${bare}`;
  return { a, the: called ?? `${the} ${bare}`, bare, full: called ?? `${a} ${clause}`.trim() };
}

type Typed = { side: Side; bare: string; clause: string };

/** A known noun in both languages; in the typed one, with the words around it. */
function onBothSides({ noun, plural }: { noun: known.Noun; plural: boolean }, typed?: Typed) {
  const grammar = { gender: noun.es.gender, plural, kind: noun.kind };
  const say = (side: Side) => {
    const own = typed?.side === side ? typed : null;
    return phrase(side, own?.bare ?? noun[side][plural ? 'more' : 'one'], grammar, own?.clause ?? '');
  };
  return { es: say('es'), en: say('en'), ...grammar };
}

/** The noun at the beginning of a phrase, if its grammar is certain: a known one, or one typed with its article. */
function nounOf(words: readonly string[], side: Side): Topic['noun'] {
  const determiner = known.DETERMINER[side].test(words[0] ?? '');
  const rest = determiner ? words.slice(1) : words;
  const end = rest.findIndex((word) => known.RELATIVE[side].test(word) || known.STOP[side].test(word));
  const group = (end < 0 ? rest : rest.slice(0, end)).map((word) => word.replace(/,$/, ''));
  const next = end < 0 ? '' : (rest[end] ?? '');
  const bareWord = side === 'en' && !determiner && (group.length > 2 || /ing$/.test(group[0] ?? ''));
  const odd = group.some((word) => known.DETERMINER[side].test(word) || /['’]s$|^\P{L}*$/u.test(word));
  if (group.length === 0 || group.length > 5 || bareWord || odd || /^(y|e|o|and|or)$/i.test(next))
    return null;
  const place =
    side === 'en' ? group.length - 1 : known.BEFORE_NOUN.test(group[0] ?? '') && group.length > 1 ? 1 : 0;
  const tail = end < 0 ? '' : cut(rest.slice(end), LONGEST_CLAUSE, side);
  const mine = side === 'es' ? /(?<!\p{L})mi(s?)(?!\p{L})/giu : /(?<!\p{L})my(?!\p{L})/giu;
  const clause = tail.replace(mine, side === 'es' ? 'su$1' : 'their');
  const proper = group.some((word, index) => index > 0 && /^\p{Lu}/u.test(word));
  const named = proper ? group.join(' ') : group.join(' ').toLocaleLowerCase();
  const isTied = /^(of|made)$/i.test(next);
  const typed = { side, bare: isTied ? `${named} ${clause}` : named, clause: isTied ? '' : clause };
  const head = group[place] ?? '';
  const inLexicon = find(head, side);
  if (inLexicon) return onBothSides(inLexicon, typed);
  const article = (words[0] ?? '').toLocaleLowerCase();
  if (!/^(una?s?|unos|el|las?|los|an?|the)$/.test(article)) return null;
  const plural = side === 'es' ? /s$/.test(article) : /[^s]s$/.test(head) && !/^an?$/.test(article);
  const form = { one: head.toLocaleLowerCase(), more: head.toLocaleLowerCase() };
  const gender = side === 'es' && /a/.test(article) ? 'f' : 'm';
  return onBothSides({ noun: { kind: 'u', es: { ...form, gender }, en: form }, plural }, typed);
}

/** The first known noun among the words; the last one first when they follow the loss ("lost his ball"). */
function knownAmong(words: readonly string[], side: Side, kinds: string): Topic['noun'] {
  for (const word of words) {
    const found = find(word.replace(/\P{L}/gu, ''), side);
    if (found && kinds.includes(found.noun.kind)) return onBothSides(found);
  }
  return null;
}

function wantedIn(line: string, side: Side): Topic['wanted'] {
  const [, raw] = known.WANTS[side].exec(line) ?? [];
  const alone = raw === undefined && known.WISH_ALONE[side].test(line);
  const rest = raw ?? (alone ? line.replace(known.WISHING, '') : null);
  if (rest === null) return null;
  const [first = '', ...others] = rest.replace(/^i want /iu, 'have ').split(' ');
  const said = cut(
    [known.INFINITIVE[first.toLocaleLowerCase()] ?? first.toLocaleLowerCase(), ...others],
    6,
    side,
  );
  if (side === 'es' && !/^\p{L}*(?:[aei]r)(?:se|l[oae]s?)?(?: |$)/u.test(said)) return null;
  const pair = known.WANTED.find((both) => both[side === 'es' ? 0 : 1] === said);
  return pair ? { es: pair[0], en: pair[1] } : { es: said, en: said };
}

const firstOf = (patterns: readonly known.TopicPattern[], line: string) =>
  patterns.find(([, pattern]) => pattern.test(line));

/** Parses a parent's topic. Never fails: an unknown topic becomes the title, word for word. */
export function readTopic(text: string, side: Side): Topic {
  const line = withoutRequest(plainLine(text)) || (side === 'es' ? 'un dragón pequeño' : 'a little dragon');
  const bare = line.replace(/[¿?¡!]/g, '').trim();
  const words = bare.split(' ');
  const isQuestion = !known.WHERE_IS_MINE.test(line) && (known.QUESTION.test(line) || line.includes('?'));
  const shown = cut(words, LONGEST_SAID, side);
  const capital = `${shown.charAt(0).toLocaleUpperCase()}${shown.slice(1)}`;
  const said = {
    es: isQuestion ? `«¿${capital}?»` : `«${capital}»`,
    en: isQuestion ? `“${capital}?”` : `“${capital}”`,
  };
  const noun = nounOf(words, side);
  const wanted = wantedIn(bare, side);
  const isBeing = noun !== null && 'pa'.includes(noun.kind);
  const isTimes = known.TIMES.test(noun?.[side].bare ?? '');
  // "A castle that …" is a character, too.
  const isSomebody = noun !== null && !isTimes && words.some((word) => known.RELATIVE[side].test(word));
  const topic = (tags: string[], over: Partial<Topic> = {}): Topic => ({
    tags: [...tags, 'said'],
    said,
    noun,
    wanted,
    ...over,
  });

  const heavy = firstOf(known.HEAVY, bare);
  // A bat who fears the dark is a character of a story, not a child's own fear.
  const ofAnother = isSomebody && noun.kind !== 'f' && known.TALE_OF_ANOTHER.test(heavy?.[0] ?? '');
  const ofAnimals = heavy?.[0] === 'heavy:war' && knownAmong(words, side, 'a') !== null;
  if (heavy && !ofAnother && !ofAnimals) {
    const kinds = { 'heavy:pet': 'a', 'heavy:hospital': 'fa' }[heavy[0]] ?? 'f';
    const own = heavy[2] ? (knownAmong(words, side, kinds) ?? knownAmong([heavy[2]], 'es', 'af')) : null;
    return { tags: [heavy[0], 'heavy'], said, noun: own, wanted: null };
  }
  const tale = firstOf(known.TALES, bare);
  if (tale) return topic([tale[0], 'tale'], { noun: null, wanted: null });
  if (isQuestion) return topic(['question'], { noun: null, wanted: null });
  if (isSomebody) return topic(wanted ? ['dreamer', 'character'] : ['character']);
  if (known.LOST.test(bare)) {
    const after = bare.split(known.LOST).at(-1)?.trim().split(' ') ?? [];
    const gone = knownAmong(after, side, 'oa') ?? knownAmong(words, side, 'oa') ?? noun;
    if (gone) return topic(['lost'], { noun: gone, wanted: null });
  }
  const isTold = isBeing && !wanted && /^(?:un|una|unos|unas|el|la|los|las|an?|the) /iu.test(bare);
  if (isTold) return topic(['character']);
  const event = firstOf(known.EVENTS, bare);
  if (event) return topic([event[0], 'event'], { noun: null, wanted: null });
  if (isBeing && !wanted) return topic(['character']);
  if (wanted) return topic(isBeing ? ['dreamer', 'character'] : ['wish']);
  if (noun && !isTimes && !'fi'.includes(noun.kind) && words.length <= 6)
    return topic([noun.kind === 'l' ? 'place' : 'thing']);
  return topic([], { noun: null, wanted: null });
}
