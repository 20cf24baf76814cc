import type { Topic } from '../book.ts';
import { pick } from '../random.ts';
import { cleanTopic, keyword, shorten } from '../topic.ts';
import { genderOfBeing, isBeing, isPlural, MASS, OCCASIONS, PROPER, VALUES } from './nouns.ts';

const FUNCTION_WORDS = new Set(
  `a an the of to in on at for with from by about and or but that which who whose his her its their my your our is are was were be
  being not no very some first last new big little how when where why what i we you he she it they into up down as`.split(
    /\s+/,
  ),
);
const STOPS = new Set(
  'of to in on at for with from by about that which who when where and under over into i we'.split(' '),
);
const POSSESSIVES = new Set(['my', 'his', 'her', 'our', 'their', 'your']);
const PAST: Record<string, string> = {
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
  "can't": 'couldn’t',
  'can’t': 'couldn’t',
  cannot: 'couldn’t',
  can: 'could',
  "doesn't": 'didn’t',
  'doesn’t': 'didn’t',
  "don't": 'didn’t',
  "isn't": 'wasn’t',
  wants: 'wanted',
  lives: 'lived',
  loves: 'loved',
  likes: 'liked',
  hates: 'hated',
  talks: 'talked',
  speaks: 'spoke',
  eats: 'ate',
  sleeps: 'slept',
  flies: 'flew',
  sings: 'sang',
  dances: 'danced',
  dreams: 'dreamed',
  collects: 'collected',
  thinks: 'thought',
  knows: 'knew',
  gets: 'got',
  makes: 'made',
  goes: 'went',
  says: 'said',
  finds: 'found',
  loses: 'lost',
  plays: 'played',
  paints: 'painted',
  wears: 'wore',
  needs: 'needed',
};
const GERUNDS: Record<string, string> = {
  be: 'being',
  share: 'sharing',
  learn: 'learning',
  make: 'making',
  say: 'saying',
  tell: 'telling',
  help: 'helping',
  go: 'going',
  brush: 'brushing',
  eat: 'eating',
  sleep: 'sleeping',
  swim: 'swimming',
  ride: 'riding',
  read: 'reading',
  wait: 'waiting',
  clean: 'cleaning',
  tidy: 'tidying',
  play: 'playing',
  take: 'taking',
  visit: 'visiting',
};
const LACKS = [
  'whistle',
  'tell a joke',
  'fall asleep without a light',
  'ask for help',
  'make friends',
  'wait for a turn',
  'say goodbye',
];

function topic(over: Partial<Topic> & Pick<Topic, 'kind' | 'definite' | 'keyword'>): Topic {
  return {
    short: over.definite,
    indefinite: over.definite,
    clause: '',
    object: '',
    gender: 'm',
    plural: false,
    ...over,
  };
}

function saying(words: string[]): Topic {
  const text = shorten(words, FUNCTION_WORDS).join(' ');
  return topic({
    kind: 'saying',
    definite: `‘${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}’`,
    keyword: keyword(text.split(' '), FUNCTION_WORDS),
  });
}

function past(clause: string): string {
  return clause
    .split(' ')
    .map((word, i) => (i < 3 ? (PAST[word] ?? word) : word))
    .join(' ');
}

/** "green dragon" + "who couldn't fly": someone to tell a story about. */
function character(
  noun: string[],
  head: string,
  plural: boolean,
  relative: string,
  clause: string,
  random: () => number,
): Topic {
  const said = past(clause);
  const lack =
    /^(?:couldn['’]t|could not|didn['’]t know how to|did not know how to|was unable to|never learn(?:ed|t) to) ([a-z]+(?: .*)?)$/.exec(
      said,
    );
  const invented = clause === '' ? pick(LACKS, random) : undefined;
  const tail = invented === undefined ? ` ${relative} ${said}` : ` who couldn’t ${invented}`;
  const text = noun.join(' ');
  return topic({
    kind: lack || invented !== undefined ? 'lack' : 'fact',
    definite: `the ${text}`,
    short: `the ${text}`,
    indefinite: `${plural ? 'some ' : /^[aeiou]/i.test(text) && !/^(uni|eu|one)/i.test(text) ? 'an ' : 'a '}${text}${tail}`,
    clause: invented === undefined ? said : `couldn’t ${invented}`,
    object: invented ?? lack?.[1] ?? '',
    gender: genderOfBeing(head, ` ${clause} `) ?? (random() < 0.5 ? 'm' : 'f'),
    plural,
    keyword: head,
  });
}

function decapitalised(words: string[]): string[] {
  const [first = '', ...rest] = words;
  const lower = first.toLocaleLowerCase();
  if (lower === 'i' || /^i['’]/.test(lower)) return words;
  if (PROPER.has(lower)) return [first.charAt(0).toLocaleUpperCase() + first.slice(1), ...rest];
  if (
    rest.some((word) => /^\p{Lu}/u.test(word) && word !== 'I') &&
    !FUNCTION_WORDS.has(lower) &&
    !isBeing(lower)
  )
    return words;
  return [lower, ...rest];
}

/** Reads what a parent typed. Never fails: what it cannot parse becomes a saying, quoted in the story. */
export function analyseTopic(text: string, random: () => number): Topic {
  const stripped = cleanTopic(text)
    .replace(
      /^(?:please )?(?:i want |i would like |i'd like |tell me |write |make )?(?:me )?(?:a |the )?(?:story|tale) (?:about|of|with|on)\s+/i,
      '',
    )
    .replace(/^about\s+/i, '')
    .replace(/^(?:my|our)\s+(?=\S+(?:\s+\S+)?$)/i, 'the ');
  const words = decapitalised(stripped.split(/\s+/).filter(Boolean));
  const line = words.join(' ');
  if (line === '') return topic({ kind: 'thing', definite: 'the moon', keyword: 'moon' });

  const fear =
    /^(?:(?:the|my|his|her|a) )?(?:(?:being )?(?:afraid|scared|frightened|terrified)|fears?) of (.+)$/.exec(
      line,
    );
  if (fear) {
    const object = shorten((fear[1] ?? '').split(' '), FUNCTION_WORDS, 6).join(' ');
    return topic({
      kind: 'fear',
      definite: `the fear of ${object}`,
      short: 'the fear',
      object,
      keyword: keyword(object.split(' '), FUNCTION_WORDS),
    });
  }

  const [first = ''] = words;
  const indefinite = first === 'a' || first === 'an' || first === 'some';
  const article = indefinite || first === 'the';
  const body = article ? words.slice(1) : words;
  const relativeAt = body.findIndex((word) => ['who', 'that', 'which', 'whose'].includes(word));
  const stopAt = body.findIndex((word, i) => i > 0 && STOPS.has(word));
  const phraseEnd = relativeAt > 0 ? relativeAt : stopAt > 0 ? stopAt : body.length;
  const noun = body.slice(0, phraseEnd);
  const head = (noun.at(-1) ?? '').toLocaleLowerCase();
  if (head === '') return saying(words);
  const short = shorten(body, FUNCTION_WORDS);

  if (first === 'how' || first === 'to' || /ing$/.test(first)) {
    const verb = words[1] ?? '';
    const gerund = GERUNDS[verb];
    if (first === 'to' && gerund === undefined) return saying(words);
    const phrase =
      first === 'to'
        ? [gerund ?? verb, ...shorten(words.slice(2), FUNCTION_WORDS)].join(' ')
        : shorten(words, FUNCTION_WORDS).join(' ');
    return topic({
      kind: /^(going|visiting|moving|travell?ing|starting)/.test(phrase) ? 'event' : 'value',
      definite: phrase,
      keyword: keyword(phrase.split(' '), FUNCTION_WORDS),
    });
  }
  const plural = isPlural(head) || first === 'some';
  const possessive = POSSESSIVES.has(first);
  const finite = words.some((word) =>
    /^(is|are|was|were|goes|went|loses|lost|finds|found|wants|wanted|has|had|can|can['’]t|does|did|lives|lived|meets|met|plays|visits|visited)$/.test(
      word,
    ),
  );
  if (OCCASIONS.has(head) || /^(first|last)$/.test(body[0] ?? '')) {
    if (finite && !article && !possessive) return saying(words);
    const bare = !article && (possessive || MASS.has(head) || plural || PROPER.has(head));
    const the = bare ? '' : 'the ';
    return topic({
      kind: 'event',
      definite: the + short.join(' '),
      short: the + noun.join(' '),
      plural,
      keyword: noun.at(-1) ?? head,
    });
  }
  if (relativeAt > 0 && noun.length <= 4 && (!plural || isBeing(head))) {
    const clause = shorten(body.slice(relativeAt + 1), FUNCTION_WORDS, 8).join(' ');
    return character(noun, noun.at(-1) ?? head, plural, body[relativeAt] ?? 'who', clause, random);
  }
  if ((finite && relativeAt === -1) || body.length > 8) return saying(words);
  const conjunction = body.includes('and');
  const named = body.slice(1).some((word) => /^\p{Lu}/u.test(word));
  if (isBeing(head) && !plural && !conjunction && !named && noun.length === body.length && noun.length <= 4) {
    return character(possessive ? noun.slice(1) : noun, noun.at(-1) ?? head, false, 'who', '', random);
  }
  const rest = short.map((word, i) => (i > 0 && /^an?$/.test(word) ? 'the' : word)).join(' ');
  const bare =
    !article &&
    (plural ||
      possessive ||
      MASS.has(head) ||
      VALUES.has(head) ||
      PROPER.has(head) ||
      /(ness|ship|ing|ty|ence|ance|ion)$/.test(head) ||
      /^\p{Lu}/u.test(first) ||
      (conjunction && !article));
  const the = bare || (first === 'some' && plural) ? '' : 'the ';
  return topic({
    kind: VALUES.has(head) ? 'value' : 'thing',
    definite: the + rest,
    short: conjunction ? the + rest : the + noun.join(' '),
    plural: plural || conjunction,
    keyword: noun.at(-1) ?? head,
  });
}
