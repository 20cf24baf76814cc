import type { Language } from '../../contract/options.ts';
import { fill, type Setting, type Told } from './fill.ts';
import type { Figure, Header } from './header.ts';
import type { Pair } from './template.ts';

/** A figure of a story as the marks name it. */
export type CastMember = {
  id: string;
  name: Record<Language, string>;
  age: Figure['age'];
  gender: 'm' | 'f' | null;
};

/** Figures with a voice of their own; the narrator speaks for the others. */
const MOST_VOICES = 4;

/** A speaker's role: `kid`, `other`, a role of the cast or an id of `speaks`. Null: the narrator. */
type Role = string | null;

/** Words of the narrator within Spanish speech: —Hola —dijo Ana—. Adiós. */
const ASIDE = / —(?=[\p{Ll}{])([^—]*)/gu;
const PREPOSITIONS = new Set(
  'y e que cuando mientras a al de del con para por en desde hacia sobre sin entre'.split(' '),
);
const SLOT = String.raw`\{(\w+(?:\.home)?)(?:\.\w+)?\}`;
/** Form of a member of the cast that names another figure: of two parents, the one who stayed. */
const OTHER_FIGURE = '.home';
/** Speakers that are not one figure, or one that nobody knows. */
const NOBODY =
  /^(?:(?:un|una|otro|otra|unos|unas|alguien|uno|nadie|todos|todas|[lt]os|las|el primero|el segundo|el tercero|el otro|la primera|la segunda|la tercera|la otra|la gente|(?:la|alguna) voz|todo el mundo|la calle entera)(?!\p{L})|\p{Ll}+n (?:todos|a la vez))/u;
const SAID_BY_MANY = /^(?:(?:se|le|les) )?\p{Ll}+(?:ban|ron|[aei]n)(?!\p{L})/u;

/** Role of a slot; `they` are the narrator's when they are several. */
function roleOf(name: string, { names }: Pick<Setting, 'names'>): Role {
  if (name === 'they' || name === 'kids') return names.length === 1 ? 'kid' : null;
  if (name === 'other' && names.length === 1) return 'kid';
  return name;
}

/** Speaker whom the narrator's words in Spanish speech name after the verb; undefined when they name none. */
function namedInSpanish(text: string, header: Header, setting: Pick<Setting, 'names'>): Role | undefined {
  for (const [, aside = ''] of text.matchAll(ASIDE)) {
    const [verb = '', ...after] = aside.split(' ');
    if (verb.endsWith(',')) continue;
    const words = /^(?:le|les|me|se|lo|la|nos)$/.test(verb) ? after.slice(1) : after;
    for (let at = 0; at <= Math.min(4, words.length - 1); at += 1) {
      if (at > 0 && (PREPOSITIONS.has(words[at - 1]!) || /[,.;:]$/u.test(words[at - 1]!))) break;
      const rest = words.slice(at).join(' ');
      const slot = new RegExp(`^${SLOT}`).exec(rest)?.[1];
      if (slot !== undefined) return roleOf(slot, setting);
      const figure = figureIn(rest, 0, header);
      if (figure !== undefined) return figure;
      if (NOBODY.test(rest)) return null;
    }
    if (SAID_BY_MANY.test(aside)) return null;
  }
  return undefined;
}

/** Speaker whom the English words right after speech name: ” says {kid}, ” {kid} says. */
function namedInEnglish(text: string, header: Header, setting: Pick<Setting, 'names'>): Role | undefined {
  for (const [, after = ''] of text.matchAll(/” ([^“]*)/gu)) {
    const rest = after.replace(/^(?:and |then )?(?:\p{Ll}+ )?/u, (words) =>
      /^the $/.test(words) ? '' : words,
    );
    for (const start of [after, after.slice(after.indexOf(' ') + 1), rest]) {
      const slot = new RegExp(`^${SLOT}`).exec(start)?.[1];
      if (slot !== undefined) return roleOf(slot, setting);
      const figure = figureIn(start, 1, header);
      if (figure !== undefined) return figure;
    }
  }
  return undefined;
}

/** Id of the figure of `speaks` with which a text begins. */
function figureIn(text: string, side: 0 | 1, { speaks }: Header): string | undefined {
  return Object.entries(speaks).find(([, { name }]) => {
    const own = name?.[side];
    return own !== undefined && text.startsWith(own) && !/^\p{L}/u.test(text.slice(own.length));
  })?.[0];
}

type Spoken = Pick<Pair, 'by'> & { raw: Record<Language, string> };

/**
 * Speaker of a sentence: as its mark says (`@kid`), else the one whom the words after the speech name, else that of the
 * sentence before it in the paragraph. Undefined when none of them says.
 * @param before of the sentence before; undefined at the beginning of a paragraph
 */
export function speakerOf(
  { by, raw: { es, en } }: Spoken,
  before: Role | undefined,
  header: Header,
  setting: Pick<Setting, 'names'>,
): Role | undefined {
  if (by === '-') return null;
  if (by !== null) return roleOf(by, setting);
  if (!es.startsWith('—'))
    return before !== undefined && /[“”]/u.test(en) && !/[«»]/u.test(es) ? before : null;
  const named = namedInSpanish(es, header, setting);
  return named === undefined ? namedInEnglish(en, header, setting) : named;
}

/** Start and end of the spoken words of a sentence, which has speech. */
function spokenParts(text: string, side: Language): [number, number][] {
  if (side === 'en') {
    const quoted = [...text.matchAll(/“([^“”]*)/gu)].map(({ 1: inside = '', index }): [number, number] => [
      index + 1,
      index + 1 + inside.length,
    ]);
    return quoted.filter(([start, end]) => end > start);
  }
  const parts: [number, number][] = [];
  let start = text.startsWith('—') ? 1 : 0;
  for (;;) {
    const aside = text.slice(start).search(/ —(?=\p{Ll})/u);
    parts.push([start, aside < 0 ? text.length : start + aside]);
    const resumed = aside < 0 ? -1 : text.indexOf('—', start + aside + 2);
    if (resumed < 0) return parts;
    start = resumed + 1 + /^[,.;:…\s]*/u.exec(text.slice(resumed + 1))![0].length;
    if (start >= text.length) return parts;
  }
}

/** A sentence with marks around its spoken words, as the prompt of the product wants them. */
export function markSpeech(text: string, side: Language, id: string): string {
  let marked = '';
  let from = 0;
  for (const [start, end] of spokenParts(text, side)) {
    marked += `${text.slice(from, start)}<${id}>${text.slice(start, end)}<>`;
    from = end;
  }
  return marked + text.slice(from);
}

/** Spoken sentences of a story by the role of their speaker; null for the narrator's. */
export function speakersOf(paragraphs: readonly Told[][], header: Header, setting: Setting): Role[][] {
  return paragraphs.map((told) => {
    let before: Role | undefined;
    return told.map((pair) => {
      before = speakerOf(pair, before, header, setting) ?? null;
      return before;
    });
  });
}

const slug = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/^(?:el|la|los|las|un|una|the|a|an) /, '')
    .replace(/[^a-z].*$/, '')
    .slice(0, 12);

/** Roles of the children, who have a voice before anybody else. */
const CHILDREN = ['kid', 'other'];

/** Cast of a story: the children that speak, then its most frequent speakers. @param language of the ids */
export function castOf(
  roles: readonly Role[][],
  header: Header,
  { names, topic, cast }: Setting,
  language: Language,
): Map<string, CastMember> {
  const counts = new Map<string, number>();
  for (const role of roles.flat()) if (role !== null) counts.set(role, (counts.get(role) ?? 0) + 1);
  const figureOf = (role: string): Omit<CastMember, 'id'> | null => {
    if (role === 'topic' && topic.noun) {
      const { noun } = topic;
      const gender = noun.gender === 'f' ? 'f' : 'm';
      const called = (side: Language) => fill(noun[side].the, side, { names, topic, cast }, []);
      return { name: { es: called('es'), en: called('en') }, age: 'adult', gender };
    }
    const child = role === 'kid' ? names[0] : role === 'other' ? names[1] : undefined;
    if (child !== undefined) return { name: { es: child, en: child }, age: 'small', gender: null };
    if (role.endsWith(OTHER_FIGURE)) {
      const { gender, forms } = cast[role.slice(0, -OTHER_FIGURE.length)] ?? {};
      const home = forms?.home;
      if (!home) return null;
      return { name: { es: home[0], en: home[1] }, age: 'adult', gender: gender === 'f' ? 'm' : 'f' };
    }
    const { name, age, gender = null } = header.speaks[role] ?? cast[role] ?? {};
    return name && age ? { name: { es: name[0], en: name[1] }, age, gender } : null;
  };
  const isChild = (role: string) => Number(CHILDREN.includes(role));
  const most = [...counts]
    .sort(([one, times], [other, more]) => isChild(other) - isChild(one) || more - times)
    .map(([role]) => role);
  const members = new Map<string, CastMember>();
  for (const role of most) {
    const figure = figureOf(role);
    if (!figure || members.size === MOST_VOICES) continue;
    const id = slug(figure.name[language]);
    const isFree = /^[a-z]/.test(id) && [...members.values()].every((member) => member.id !== id);
    members.set(role, { id: isFree ? id : `v${members.size + 1}`, ...figure });
  }
  return members;
}
