import type { Language } from '../../contract/options.ts';

/** Forbidden patterns in filled-in paragraphs, with the reason. */
type Rule = readonly [why: string, pattern: RegExp];

const EVERYWHERE: Rule[] = [
  ['the notation shows', /[{}[\]<>|*+_#]|undefined|NaN/],
  ['a digit: numbers are written out', /\d/],
  ['a straight quotation mark', /["']/],
  ['white space', / {2}|^ | $| [,.;:!?…»”)]|[¿¡«“(] /],
  ['punctuation doubled', /,,|;;|::|,\.|\.,|[?!]\.|(?<!\.)\.\.(?!\.)|\.\.\./],
  ['a sentence begins with a small letter', /(?:^|[.] )[¿¡«“]*\p{Ll}/u],
  ['an emoji or a sign', /[\p{Extended_Pictographic}@%&=/\\~^]/u],
];

const SPANISH: Rule[] = [
  [
    '«coger» is vulgar in half of America',
    /(?<!\p{L})(?:coger\p{L}*|cog(?:e[ns]?|ió|ieron|ía[ns]?|í|ido|iendo)|coj[ao][ns]?)(?!\p{L})/iu,
  ],
  [
    'an accent that the Academy has removed',
    /(?<!\p{L})(?:rió|guió|lió|fió|crió|pió|sólo|éste|ésta|ése|ésa|aquél)(?!\p{L})/iu,
  ],
  [
    'vosotros or ustedes: address nobody in the plural',
    /(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|ustedes|(?!(?:dieci|veinti|treintai)?séis)\p{L}+[áé]is)(?!\p{L})/iu,
  ],
  ['«de el», «a el»', /(?<!\p{L})(?:de|a) el \p{L}/iu],
  ['«y» before the vowel i', /(?<![\p{L}¿])y [hH]?[iIíÍ](?![aeoáéó])/u],
  ['English quotation marks', /[“”‘]/],
  [
    'a comma before an inverted verb',
    /, (?:vivía|vivían|vive|viven|había|hay|estaba|estaban) (?:un|una|el|la|\p{Lu})/u,
  ],
  ['a hyphen for a raya', / -|- |^-|–/],
  ['a raya must touch a word', /— |^—$| —$/],
  ['a raya in the middle of narration: a new speaker needs a new paragraph', /^[^—]*[.:!?…»] —/u],
  [
    'narration glued to speech: after «—dijo.» begin a new paragraph or close with «—.»',
    /^—[^—]*—[^—]*[.!?…] [¿¡«]*\p{Lu}[^—]*$/u,
  ],
  [
    'a gender for all children',
    /(?<!\p{L})(?:los niños|las niñas|los chicos|las chicas|(?:los|las) (?:dos|tres)(?=[.,;:!?…—]|$| \p{Ll}+n )|ambos|nosotros|nosotras)/iu,
  ],
];

const ENGLISH: Rule[] = [
  ['Spanish punctuation', /[¿¡«»—]/],
  ['a or an', /(?<!\p{L})(?:a [aeio](?!ne(?!\p{L})|nce(?!\p{L})|u)|an [bcdfgjklmnpqrstvwxyz])/iu],
  ['a comma before an inverted verb', /, (?:lived|stood|sat|lay|hung) (?:a|an|the|\p{Lu})/u],
  ['an article before a clause', /(?<!\p{L})(?:an?|the) (?:why|how|who)(?!\p{L})/iu],
  ['speech in speech: only narration can quote the topic', /“[^”]*“/],
  ['single quotation marks for speech', /(?:^|[ (])‘(?![^’]*’[^”]*”)/],
  [
    'a plural with a singular verb',
    /(?<!\p{L})\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+ (?:is|was|has|does|goes|\p{Ll}+[^su]s)(?!\p{L})/u,
  ],
];

/** Stock phrases of children's stories. */
const CLICHES: Record<Language, RegExp> = {
  es: /érase una vez|había una vez|colorín colorado|vivieron felices|desde aquel día|desde ese día|nunca más volvi\p{L}+ a|aprendi(?:ó|eron) que|comprendi(?:ó|eron) que|la verdadera|lo más importante|todo (?:había sido|era) un sueño|corazón (?:lleno|de oro)|brillaban? como|susurr\p{L}+ el viento|el poder de la|en lo más profundo|mágic[oa]s?(?= aventura)|sabi[oa] búho/iu,
  en: /once upon a time|happily ever after|from that day|learned that|realized that|realised that|the true meaning|most important thing|it was all a dream|heart (?:full|of gold)|twinkl|whispering wind|the power of|deep down|magical adventure|wise old owl|little did/iu,
};

const COUNTED: Record<Language, string[]> = { es: ['¿?', '¡!', '«»'], en: ['“”'] };
const RULES: Record<Language, Rule[]> = { es: [...EVERYWHERE, ...SPANISH], en: [...EVERYWHERE, ...ENGLISH] };

/** Faults of a paragraph, each as "why: where". */
export function faultsOf(paragraph: string, language: Language): string[] {
  const faults = RULES[language].flatMap(([why, pattern]) => (pattern.test(paragraph) ? [why] : []));
  for (const marks of COUNTED[language]) {
    const [open = '', close = ''] = marks;
    if (paragraph.split(open).length !== paragraph.split(close).length)
      faults.push(`${marks} are not in pairs`);
  }
  if (CLICHES[language].test(paragraph)) faults.push(`a cliché, ${CLICHES[language].exec(paragraph)?.[0]}`);
  return faults.map((why) => `${why}: ${paragraph}`);
}

const KIDS = '\\{(?:kids|kid|they|other)\\}';
const STATES =
  'cansad|content|asustad|sol|tranquil|nervios|emocionad|list|callad|quiet|segur|dormid|despiert|sentad|parad|preocupad|sorprendid|enfadad|enojad|mojad|perdid|seri|orgullos|avergonzad|aburrid|encantad|dispuest|metid|escondid|agachad|tumbad|acostad|subid|convencid|atent|pálid|vestid|abrigad|helad|furios|loc|distraíd|perplej|satisfech';

/** Faults of a sentence before its slots are filled: a child's gender or number. */
export function sourceFaults(es: string, en: string): string[] {
  const found: [string, RegExp, string][] = [
    ['a form that has a gender', /\[[^|\]]*[oa]\|[^|\]]*[oa]s(?:\|[^\]]*)?\]/u, es],
    [
      'an adjective with a gender, of a child',
      new RegExp(`${KIDS}[^.,;:—]{0,50}(?<!\\p{L})(?:${STATES})[oa]s?(?!\\p{L})`, 'u'),
      es,
    ],
    [
      'an adjective with a gender, of a child',
      new RegExp(
        `\\[(?:est|qued|sigu|segu|parec|sient|sinti|llega|llegó|vuelv|volvi)[^\\]]*\\] (?:muy |tan |un poco |ya )?(?:${STATES})[oa]s?(?!\\p{L})`,
        'u',
      ),
      es,
    ],
    [
      'a verb that is not given for one and for several',
      /\{(?:kids|they)\} (?:is|was|has|does|goes|\p{Ll}+[^su’]s)(?!\p{L})/u,
      en,
    ],
    [
      'a single child is named twice: write [verb|{other} verb]',
      /^(?!.*<).*\{kid\}[^[]*\{other\}/u,
      es.replace(/^—[^—]*—/u, '').replace(/\[[^\]]*\]/gu, '[]'),
    ],
    [
      'a pronoun for a child',
      new RegExp(`${KIDS}[^.“”]{0,30}(?<!\\p{L})(?:himself|herself|his own|her own)(?!\\p{L})`, 'u'),
      en,
    ],
  ];
  return found.flatMap(([why, pattern, text]) => (pattern.test(text) ? [`${why}: ${text}`] : []));
}

/** Consecutive sentences spoken by both children: a single child would answer itself. */
export function sourceAnswers(before: string, after: string): string[] {
  // A tag with [one|more] forms distinguishes the two.
  const speaker = (text: string) => /^<?—[^—]*—[^—[]*\{(kid|other)\}/u.exec(text)?.[1];
  const [first, second] = [before, after].map(speaker);
  return first !== undefined && second !== undefined && first !== second
    ? [`a single child answers itself: ${before} | ${after}`]
    : [];
}

/** Doubtful phrases: wrong if the word refers to the child. */
export function sourceDoubts(es: string, en: string): string[] {
  const found: [string, RegExp, string][] = [
    ['he, she: of the child?', new RegExp(`${KIDS}.*(?<!\\p{L})(?:he|she|his|her|him)(?!\\p{L})`, 'iu'), en],
    [
      'no form for several after the names?',
      /(?<!(?:a|de|con|para|por|sin|entre|como|que|y) )\{kids\} (?!\[|(?:no|se|ya|le|les|lo|la|los|las|también|nunca|siempre) \[)\p{Ll}/u,
      es,
    ],
    [
      'lo, la, los: of the child?',
      /(?<!\p{L})(?:miró|mira|vio|ve|llamó|llama|llevó|lleva|abrazó|abraza|saludó|saluda)(?:lo|la|los|las)?(?!\p{L}).*\{kids?\}/u,
      es,
    ],
  ];
  return found.flatMap(([why, pattern, text]) => (pattern.test(text) ? [`${why} ${text}`] : []));
}
