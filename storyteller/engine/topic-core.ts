import { nounAt, type Side } from './lexicon.ts';

/** What a topic is about at its heart: without what goes with it, or in words that say the same more plainly. */

const NAME = "\\p{Lu}[\\p{L}’']*";
const DAYS = {
  es: '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|verano|invierno|otoño|primavera|navidad|finde|fin de semana|año|día|tarde|noche|mañana)',
  en: '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|summer|winter|autumn|spring|weekend|day|night|morning|afternoon|evening|year|week|christmas|easter)',
};
/** When, where, with all of whom, what for and called what: what stands at the end and changes no deed. */
const ENDS: Record<Side, readonly RegExp[]> = {
  es: [
    new RegExp(`,? (?:llamad[oa]s?|que se llaman?) ${NAME}(?: ${NAME})?$`, 'u'),
    new RegExp(` (?:desde|de|en|por) (?:(?:la|el|las|los) )?${NAME}(?: ${NAME})*$`, 'u'),
    /,? (?:de )?(?:cuando|mientras|cada vez que|siempre que) .+$/iu,
    new RegExp(
      `,? (?:el|los|las|cada|tod[oa]s l[oa]s|este|est[ae]s?|en|por la|de) (?:próxim[oa] |pasad[oa] )?${DAYS.es}(?: (?:por|de) la (?:mañana|tarde|noche))?$`,
      'iu',
    ),
    / (?:a|para) (?:ver|visitar|conocer) a .+$/iu,
    / con tod[oa]s?(?: (?:la|mi|nuestra|los|mis))? (?:familia|primos|tíos|amigos)$/iu,
    / para (?:el|la|los|mi|su|mamá|papá|toda|tod[oa]s)(?: .+)?$/iu,
  ],
  en: [
    new RegExp(`,? (?:called|named) ${NAME}(?: ${NAME})?$`, 'u'),
    new RegExp(` (?:in|from|at) ${NAME}(?: ${NAME})*$`, 'u'),
    /,? (?:about )?(?:when|while|every time|whenever) .+$/iu,
    new RegExp(
      `,? (?:on|every|each|this|last|all|in|at|for the|over) (?:the |a )?${DAYS.en}(?: (?:long|mornings?|afternoons?|evenings?|nights?))?$`,
      'iu',
    ),
    / to (?:see|visit|meet) .+$/iu,
    / with (?:the|my) (?:whole )?family$/iu,
    / for (?:the|my|our|his|her|mum|dad|everyone)(?: .+)?$/iu,
  ],
};

/** The same in words that the grammar knows: pattern, and what stands for it. */
const RECASTS: Record<Side, readonly (readonly [RegExp, string])[]> = {
  es: [
    [/^(?:hoy |mañana |este año )?(?:me|nos) toca(?: a mí)? (?=\p{L}+(?:[aei]r|[aei]rse) )/iu, ''],
    [/^(?:la |una )?(?:amistad|historia|carrera|conversación) entre /iu, ''],
    [
      /^((?:(?:mi|mis|el|la|un|una|nuestr[oa]) )?\p{L}+(?: mayor| pequeñ[oa]| chic[oa])?) y sus? (?=\p{L})/iu,
      '$1 que tiene un ',
    ],
    [/^(?:el día )?(?:en )?que llovi(?:ó|eron|an?) (\p{L}+)$/iu, 'unas $1 que se caen del cielo'],
    [/^(?:el día (?:en )?que (?:llegó|trajimos|vino)) (?:a )?(?:mi|nuestr[oa]) /iu, 'adoptar un '],
    [
      /^(?:el |mi |la |su )?primera? (?:día|clase) de (?:la )?(piano|guitarra|violín|flauta|batería)$/iu,
      'tocar $1',
    ],
    [/^(?:el |mi |la |su )?primera? (?:día|clase) de (?=\p{L}+$)/iu, ''],
    [
      /^((?:nos )?\p{L}+mos(?: .+?)?) ((?:mis?|la|el) (?:\p{L}+ ){1,2}y yo|(?:mam|pap)[aáií] y yo)((?: (?:con|de) .+)?)$/iu,
      '$2 $1$3',
    ],
    [/^\p{Lu}\p{L}+,? (el|la) (?=\p{Ll})/u, '$1 '],
    [/^(?:vamos|voy|van) a (?=\p{L}+(?:[aei]r|[aei]rse)(?: |$))/iu, ''],
  ],
  en: [
    [/^(?:it[’']s my turn to|i get to|we get to|i am going to|we are going to|we[’']re going to) /iu, 'to '],
    [/^(?:my |the |her |his )?first (piano|guitar|violin|flute|drum) (?:lesson|class)$/iu, 'playing the $1'],
    [/^(?:my |the |her |his )?first (\p{L}+) (?:lesson|class|practice)$/iu, '$1'],
    [/^\p{Lu}\p{L}+,? the (?=\p{Ll})/u, 'the '],
    [/^(?:the |a )?(?:friendship|story|race|chat) between /iu, ''],
    [
      /^((?:(?:my|our|the|a) )?(?:big |little )?\p{L}+) and (?:his|her|their|its) (?=\p{L})/iu,
      '$1 who has a ',
    ],
    [/^(?:the day )?(?:that )?it rained (\p{L}+)$/iu, 'some $1 that fall from the sky'],
    [/^(?:the day )?we (?:got|brought home|chose) (?:our|a|some) (?:new )?/iu, 'adopting a '],
  ],
};
/** Two who have one thing between them: "two mice and a cheese". */
const SHARED: Record<Side, RegExp> = {
  es: /^(dos|tres) (\p{L}+) y (un|una) (.+)$/iu,
  en: /^(two|three) (\p{L}+) and (a|an|one) (.+)$/iu,
};

function shared(line: string, side: Side): string[] {
  const [, many = '', who = '', article = '', thing = ''] = SHARED[side].exec(line) ?? [];
  const words = thing.split(' ');
  const found = nounAt(words, 0, side) ?? nounAt(words, 1, side);
  if (found?.noun.kind !== 'o') return [];
  const one = article === 'one' ? 'a' : article;
  return [`${many} ${who} ${side === 'es' ? 'que comparten' : 'who share'} ${one} ${thing}`];
}

/** "My aunt Jo", "con la vecina Rosario": who it is says enough. */
function withoutNames(line: string, side: Side): string {
  const words = line.replace(/(?<= \p{Lu}\p{L}+)(?:,? (?:y|e|and) \p{Lu}\p{L}+)(?!\p{L})/gu, '').split(' ');
  return words
    .filter((word, at) => {
      const before = /^\p{Lu}\p{L}+$/u.test(word) ? nounAt(words, at - 1, side)?.noun : undefined;
      return before === undefined || !'pfa'.includes(before.kind);
    })
    .join(' ');
}

/**
 * Wordings of a line's heart, the nearest first.
 * @param line one in which nothing hurts and nothing is dangerous
 */
export function coresOf(line: string, side: Side): string[] {
  const recast = (whole: string) => [
    ...shared(whole, side),
    ...RECASTS[side].flatMap(([said, plain]) => (said.test(whole) ? [whole.replace(said, plain)] : [])),
  ];
  const cut = ENDS[side].flatMap((end) => (end.test(line) ? [line.replace(end, '')] : []));
  const twice = cut.flatMap((once) =>
    ENDS[side].flatMap((end) => (end.test(once) ? [once.replace(end, '')] : [])),
  );
  const shorter = [...cut, ...twice].filter((core) => core.split(' ').length > 1);
  const plain = withoutNames(line, side);
  const nameless = plain === line ? [] : [plain];
  return [...recast(line), ...nameless, ...shorter, ...nameless.flatMap(recast), ...shorter.flatMap(recast)];
}
