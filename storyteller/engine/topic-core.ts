import { isOfKind } from './kinds.ts';
import { type FoundNoun, nounAt, type Side } from './lexicon.ts';

/** What a topic is about at its heart: without what goes with it, or in words that say the same more plainly. */

const NAME = "\\p{Lu}[\\p{L}’']*";
/** One of the family, with whom a child may do what no stranger lets it do. */
const KIN: Record<Side, string> = {
  es: '(?:(?:mis?|el|la|los|las) )?(?:abuel|yay|pap[aá]|mam[aá]|padre|madre|padrin|madrin|herman|t[ií][oa]|prim[oa])\\p{L}*(?: \\p{Lu}\\p{L}+)?',
  en: '(?:(?:my|our|the) )?(?:gran|nan|mum|mom|dad|mother|father|aunt|uncle|sister|brother|cousin|godmother|godfather)\\p{L}*(?: \\p{Lu}\\p{L}+)?',
};
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
    / (?:y|donde|en (?:la|el) que) (?:yo )?(?:soy|hago de) .+$/iu,
    / y también .+$/iu,
    / (?:viendo|mirando|escuchando|cantando|hablando|riendo) .+$/iu,
    / con (?:el|la|los|las|mi|mis|nuestr[oa]s?) (?:vecin|compañer|amig|maestr|profe)\p{L}*(?: de .+)?$/iu,
    // What happens to a child after it is no end, and changes all of it.
    / y (?:casi )?(?:siempre|nunca) (?!.*(?<!\p{L})(?:me|nos|mi|nuestr[oa]s?|niñ[oa]s?)(?!\p{L})).+$/iu,
    / (?:por una vez|por fin|otra vez|también|junt[oa]s|todo el día|hoy|muy content[oa]s?)$/iu,
    / con (?:(?:un|una|unos|unas|muchas|muchos) \p{L}+|\p{L}+s)(?: (?:de \p{L}+|grandes|pequeñ[oa]s|nuev[oa]s?|gigantes?))?$/iu,
    / con tod[oa] (?:la|el) (?:clase|calle|barrio|pueblo)$/iu,
    / (?:porque|que se parece a) (?!.*(?<!\p{L})(?:nadie|nos|sol[oa]s?|escondidas|secreto)(?!\p{L})).+$/iu,
    new RegExp(` con ${NAME}(?: y .+)?$`, 'u'),
    / con (?:muchísim|much|demasiad|tant)[oa]s? .+$/iu,
    / que cumple \p{L}+(?: años)?$/iu,
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
    / (?:and|where) (?:i am|i'm|i’m|i play) .+$/iu,
    / and also .+$/iu,
    / and (?:always|never) (?!.*(?<!\p{L})(?:me|us|my|our|child\p{L}*|kids?|bab\p{L}+)(?!\p{L})).+$/iu,
    / (?:for once|at last|again|too|today|together|all day(?: long)?)$/iu,
    / with (?:(?:an?|some) (?:\p{L}+ ){0,2}\p{L}+|(?!my |our )(?:\p{L}+ )?\p{L}+s)$/iu,
    / with the whole (?:class|street|village|neighbourhood)$/iu,
    / (?:because|(?:that|which|who) looks? like) (?!.*(?<!\p{L})(?:nobody|no one|us|alone|secret\p{L}*)(?!\p{L})).+$/iu,
    new RegExp(` with ${NAME}(?: and .+)?$`, 'u'),
    / (?:all )?(?:by (?:myself|himself|herself)|on (?:my|his|her) own)$/iu,
    / where (?:i am|i'm|i’m|we are|we're) .+$/iu,
    / with (?:too (?:much|many)|so (?:much|many)|lots of|extra) .+$/iu,
    / with (?:the|my) (?:whole )?family$/iu,
    / (?:for|at) (?:christmas|easter|diwali|eid|hanukkah|halloween|new year|chinese new year|passover|ramadan)$/iu,
    / for (?:the|my|our|his|her|mum|dad|everyone)(?: .+)?$/iu,
  ],
};

/** What a child has and is no thing of its own: an illness, a secret, one of the family. */
const NOT_HAD: Record<Side, string> = {
  es: '(?:\\p{L}+ )*(?:resfriado|catarro|tos|fiebre|dolor|herida|moratón|cicatriz|secreto|problema|miedo|pap[aá]|mam[aá]|padr|madr|herman|abuel|t[ií][oa]|prim|amig|novi|beb)',
  en: '(?:\\p{L}+ )*(?:cold|cough|fever|temperature|ache|sore|bruise|scar|rash|secret|problem|worry|dad|mum|mom|father|mother|brother|sister|gran|nan|aunt|uncle|cousin|friend|bab)',
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
    [/ (?:su|mi) primer(a?) (?=\p{L})/u, ' un$1 '],
    [/^((?:los )?reyes magos) .+$/iu, '$1'],
    [/ viene de .+? (a (?:vernos|visitarnos|casa))$/iu, ' viene $1'],
    [/^hacemos volar (?=una? )/iu, 'volamos '],
    [/^(?:le|les) (?=(?:escrib|mand|envi|hac|prepar|compr|regal|dibuj|le)\p{L}+ )/iu, ''],
    [/^\p{Lu}\p{L}+,? (el|la) (?=\p{Ll})/u, '$1 '],
    // What a child has is its own; where that is a place, the place is told.
    [new RegExp(`^\\p{Lu}\\p{L}+ tiene una? (?!${NOT_HAD.es})(?=\\p{Ll})`, 'u'), 'mi '],
    [/^\p{Lu}\p{L}+ tiene (una?) (?=\p{Ll})/u, '$1 '],
    [
      /^(?:mi |nuestra |la )?primera noche en (?:la |una |nuestra )?tienda(?: de campaña)?(?!\p{L})/iu,
      'ir de camping',
    ],
    [
      /^(?:mi |nuestro |el )?primer día (?:en|de) (?=(?:la |el )?(?:playa|campo|montaña|nieve))/iu,
      'una excursión a ',
    ],
    [/^(?:vamos|voy|van) a (?=\p{L}+(?:[aei]r|[aei]rse)(?: |$))/iu, ''],
    // Who the child is, or is with, changes no deed.
    [
      /^(?:tengo|tiene|\p{Lu}\p{L}+ tiene) dos (\p{L}+) y ((?:nos|yo|me|\p{L}+mos)(?: .+)?)$/iu,
      '$2 con mis $1',
    ],
    [/^\p{Lu}\p{L}+ y yo (?=\p{L}+mos(?: |$))/u, ''],
    [/^(?:a )?\p{Lu}\p{L}+ le (?:gustan|encantan|chiflan) (?=los |las )/u, ''],
    [
      /^(?:el |un )?(tren|avión|barco|ferry|autobús|bus)(?: nocturno| largo)? (?:a|hacia|de camino a|que (?:me|nos) lleva al?) (?:(?!con ).)+(con .+)?$/iu,
      'viajar en $1 $2',
    ],
    [/(?<=\p{L}[aei]r)me (?=\p{L})/u, 'se '],
    [/^(?:me|nos) (?:encantan?|gustan?) (?=(?:mis?|nuestr[oa]s?) (?!pelo|piel|ojos|nariz))/iu, ''],
    [/ (?:a )?(?:(?:la|el|quien) )?que se le da (?:muy |tan )?bien (?=\p{L}+[aei]r)/iu, ' que sabe '],
    [new RegExp(`^(${KIN.es}) (?:me|nos) (?:dejan?|ayudan? a) (\\p{L}+[aei]r(?: .+)?)$`, 'iu'), '$2 con $1'],
    [/^(?:me siento|estoy|siento|(?:mi hij[oa]|\p{Lu}\p{L}+) está) (?:\p{L}+ ){1,2}porque /iu, ''],
    [
      /^(?:(?:por fin|hoy|ya) )?(?:llega|llegó|viene|vino|tenemos) (?:a casa )?(?:(?:nuestr[oa]|mi|un|una) )(?:nuev[oa] )?(?=(?:perr|gat|cachorr|conej|hámster)\p{L}*)/iu,
      'adoptar un ',
    ],
    // What the child can do now, and what it does where it is for the first time.
    [
      /^(?:(?:ya|por fin|hoy|ahora|mira,?) )*(?:sé|se|puedo|he aprendido a|aprendí a) (?=\p{L}+(?:[aei]r|[aei]r(?:me|se))(?: |$))/iu,
      '',
    ],
    [
      /^(?:(?:mi|el|la) )?primer[oa]? (?:día|entrenamiento|partido|clase|ensayo) (?:en|de|con) (?:el|la|mi) (?:equipo|club|clase|escuela|taller|grupo|academia) de (\p{L}+)$/iu,
      'me gusta $1',
    ],
    // Who comes to do it does it with the child.
    [
      new RegExp(
        `^(${KIN.es}) (?:viene|vienen|vino|vinieron|llega|llegan) (?:hoy |mañana )?(?:a (?:mi |nuestra )?casa )?a (\\p{L}+[aei]r(?: .+)?)$`,
        'iu',
      ),
      '$2 con $1',
    ],
    // What is liked for a reason: what one does.
    [/^(?:me|nos) (?:gustan?|encantan?) .+? porque (?:yo )?(?=\p{L}+(?:o|amos|emos|imos)(?: |$))/iu, ''],
    // "Estoy orgullosa de mi dibujo", "el disfraz que me hizo la abuela": what is the child's own.
    [/^(?:estoy|me siento) (?:muy )?(?:orgullos|content|feli)\p{L}+ (?:de|con) (?=mis? )/iu, ''],
    [
      new RegExp(
        `^(?:el|la|los|las|un|una) (.+?) que (?:me|nos) (?:hizo|hace|tejió|teje|cosió|cose|compró|regaló|ha hecho|pintó) ${KIN.es}$`,
        'iu',
      ),
      'mi $1',
    ],
    // The first of the year is eaten, played or had as any other.
    [
      /^(?:el|la|mi|nuestr[oa]) primer[oa]? (\p{L}+)(?: (?:del?|de la) (?:año|verano|invierno|otoño|primavera|temporada|día))?$/iu,
      'comer $1',
    ],
    [/^(?:el|la|mi|nuestr[oa]) primer[oa]? (\p{L}+)$/iu, 'mi $1'],
    // A nap is slept by whose it is; two professions are one wish; a place or a day before the deed.
    [/^(?:la|una) siesta del (.+)$/iu, 'el $1 que duerme la siesta'],
    [/^(?:la|una) siesta de ((?:la|los|las|un|una|mi) .+)$/iu, '$1 que duerme la siesta'],
    [/^(.*?quier\p{L}+ ser (?:un |una )?\p{L}+) (?:y|o) (?:también )?(?:un |una )?\p{L}+$/iu, '$1'],
    [/^en (?:mi|nuestra) casa (?=\p{L}+mos(?: |$))/iu, ''],
    [
      new RegExp(
        `^(?:hoy |mañana |esta noche )?vienen? (${KIN.es}) a (?:mi casa a )?(\\p{L}+[aei]r(?: .+)?)$`,
        'iu',
      ),
      '$2 con $1',
    ],
    [/^a (?:mi \p{L}+|\p{L}+) les? (?:gustan?|encantan?|chiflan?) (?:mucho )?(?=(?:el|la|los|las) )/iu, ''],
    [
      /^(abuel[oa]|papá|mamá|tí[oa]|herman[oa]) y (?:niet[oa]|hij[oa]|sobrin[oa]|herman[oa]) (?=\p{L}+n(?: |$))/iu,
      'mi $1 y yo ',
    ],
    [/ con (?:la |el )?(?:radio|música|tele)(?: puesta| muy alta| encendida)$/iu, ''],
    // What somebody does for the child is done with them.
    [new RegExp(`^(${KIN.es}) (?:me|nos) cuentan? (.+)$`, 'iu'), 'contar $2 con $1'],
    [new RegExp(`^(${KIN.es}) (?:me|nos) leen? (.+)$`, 'iu'), 'leer $2 con $1'],
    [new RegExp(`^(${KIN.es}) (?:me|nos) (?:hacen?|preparan?) (.+)$`, 'iu'), 'hacer $2 con $1'],
    [new RegExp(`^(${KIN.es}) (?:me|nos) cantan? (.+)$`, 'iu'), 'cantar $2 con $1'],
    [new RegExp(`^(${KIN.es}) (?:me|nos) enseñan? (?!a )(.+)$`, 'iu'), 'aprender $2 con $1'],
    // Good at it, or learning it.
    [
      /^(?:a )?(?:(?:mis?|el|la) )?\p{L}+(?: \p{L}+)? (?:es|soy) (?:muy |tan )?buen[oa] (?:en|con|para) (?:el |la |las |los )?(.+)$/iu,
      '$1',
    ],
    [
      /^(?!yo )\p{L}+ (?:está |estoy )?aprend(?:e|iendo)(?: a tocar)? (?:el |la )?(piano|guitarra|violín|flauta|batería|trompeta)$/iu,
      'tocar $1',
    ],
    [/^ya (?:sé|puedo|duermo|como|voy) (?=\p{L}+)/iu, ''],
    // "Domingo de paella".
    [
      /^(?:(?:el|la|un|una|los|las) )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|noches?|tardes?|mañanas?|días?) de (\p{L}+)((?: (?:en|con) .+)?)$/iu,
      'comer $1$2',
    ],
    [
      /^(?:(?:la|el|mi|una?|nuestr[oa]) )?(?:clase|taller|tarde|club|entrenamiento|ensayo) de (\p{L}+)((?: (?:en|con) .+)?)$/iu,
      '$1$2',
    ],
  ],
  en: [
    [/^(?:it[’']s my turn to|i get to|we get to|i am going to|we are going to|we[’']re going to) /iu, 'to '],
    [/^(?:my |the |her |his )?first (piano|guitar|violin|flute|drum) (?:lesson|class)$/iu, 'playing the $1'],
    [/^(?:my |the |her |his )?first (\p{L}+) (?:lesson|class|practice)$/iu, '$1'],
    [
      / (?:her|his|my|our|their) first (?=(?:race|match|goal|cake|concert|play|medal|song|picture|book|game))/u,
      ' a ',
    ],
    [/^(?:we[’']?re|we are|i[’']?m|i am) off to (?=the |a )/iu, 'going to '],
    [/^(.+?) does (?:my|our|her|his) (?:plaits|braids|pigtails)/iu, '$1 makes plaits'],
    [/^\p{Lu}\p{L}+,? the (?=\p{Ll})/u, 'the '],
    [new RegExp(`^\\p{Lu}\\p{L}+ (?:has|has got|owns) an? (?!${NOT_HAD.en})(?=\\p{Ll})`, 'u'), 'my '],
    [/^\p{Lu}\p{L}+ (?:has|has got|owns|runs) (an?) (?=\p{Ll})/u, '$1 '],
    [/^(?:my |our |the )?first night in (?:a|the|our) tent(?!\p{L})/iu, 'camping'],
    [
      /^(?:my |our |the )?first day (?:in|at|on) (?=the (?:beach|seaside|mountains|country|snow))/iu,
      'a trip to ',
    ],
    [/^(?:the |a )?(?:friendship|story|race|chat) between /iu, ''],
    [
      /^((?:(?:my|our|the|a) )?(?:big |little )?\p{L}+) and (?:his|her|their|its) (?=\p{L})/iu,
      '$1 who has a ',
    ],
    [/^(?:the day )?(?:that )?it rained (\p{L}+)$/iu, 'some $1 that fall from the sky'],
    [
      /^(?:look,? )?(?:now )?(?:i|we) (?:can|know how to|learned to|learnt to|have learned to) (?:now |finally |already |nearly |almost )?(?!not )(.+?)(?: now| already)?$/iu,
      'to $1',
    ],
    [
      /^(?:my |the )?first (?:day|game|match|practice|training|class) (?:at|on|with|in|of) (?:the |my )?(\p{L}+) (?:team|club|class|group|school)$/iu,
      '$1',
    ],
    [
      new RegExp(
        `^(${KIN.en}) (?:comes|come|came|is coming|are coming) (?:over |round |to (?:my|our) house )?to (\\p{L}+(?: .+)?)$`,
        'iu',
      ),
      '$2 with $1',
    ],
    [/^(?:i|we) (?:really )?(?:love|like) .+? because (?=(?:i|we) )/iu, ''],
    [/^(?:i am|i[’']m|i feel|feeling) (?:so |very )?(?:proud|happy|pleased) (?:of|with|about) (?=my )/iu, ''],
    [
      new RegExp(
        `^(?:the|my|a) (.+?) (?:that |which )?${KIN.en} (?:made|knitted|knits|sewed|bought|gave|painted|baked)(?: (?:for )?(?:me|us))?$`,
        'iu',
      ),
      'my $1',
    ],
    [
      /^(?:the|my|our) first (\p{L}+(?: \p{L}+)?)(?: of the (?:year|summer|winter|autumn|spring|season|day))?$/iu,
      'eating $1',
    ],
    [/^(?:the|my|our) first (\p{L}+)$/iu, 'my $1'],
    [/^(?:a|the) nap of (?=the |an? )/iu, ''],
    [/^(.* wants? to be (?:an? )?\p{L}+) (?:and|or) (?:also )?(?:an? )?\p{L}+$/iu, '$1'],
    [/^at home (?=we )/iu, ''],
    [/^(we .+) at home$/iu, '$1'],
    [/^(?:we|i) (?:take|took|catch|caught) the (\p{L}+) to (?:the )?\p{L}+$/iu, 'we travel by $1'],
    [/^((?:my )?\p{L}+) (?:finally|really|now|still|also|even|just) (?=\p{L}+s )/iu, '$1 '],
    [
      /^(?!who|that)\p{L}+ (?:gets|got|earns|earned|receives) (?:his|her|their|a|an|the) (?=\p{L})/iu,
      'getting a ',
    ],
    [
      new RegExp(`^(${KIN.en}) (?:is|are) (?:sleeping|staying) over(?: tonight| at mine)?$`, 'iu'),
      'sleepover with $1',
    ],
    [new RegExp(`^(${KIN.en}) tells? (?:me|us) (.+)$`, 'iu'), 'telling $2 with $1'],
    [new RegExp(`^(${KIN.en}) reads? (?:me|us|to me|to us) (.+)$`, 'iu'), 'reading $2 with $1'],
    [new RegExp(`^(${KIN.en}) (?:makes?|bakes?|cooks?) (?:me|us) (.+)$`, 'iu'), 'making $2 with $1'],
    [new RegExp(`^(${KIN.en}) sings? (?:me|us|to me|to us) (.+)$`, 'iu'), 'singing $2 with $1'],
    [
      /^(?!who|that)(?:my )?\p{L}+(?: \p{L}+)? (?:is|am) (?:very |really |so )?(?:good|great|brilliant) at (.+)$/iu,
      '$1',
    ],
    [
      /^(?!who|that)\p{L}+ (?:is )?learn(?:s|ing)(?: to play)? (?:the )?(piano|guitar|violin|flute|drums|trumpet|recorder)$/iu,
      'playing the $1',
    ],
    [/^\p{Lu}\p{L}+ (?:gets|got) (?:his|her|their) (?:very )?first /u, 'getting a new '],
    // "Spaghetti night", "pancake morning with Dad".
    [
      /^(?:(?:the|our|a|my) )?(\p{L}+) (?:night|morning|afternoon|evening|day|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)((?: (?:at|in|with) .+)?)$/iu,
      'eating $1$2',
    ],
    [
      /^(?:(?:the|our|my|a) )?(\p{L}+) (?:practice|club|lessons?|class|training|workshop)((?: (?:at|in|with) .+)?)$/iu,
      '$1$2',
    ],
    [/^(?:i|we|\p{Lu}\p{L}+) (?:have|has) (?:got )?two (\p{L}+) and ((?:i|we) .+)$/iu, '$2 with my $1'],
    [/^\p{Lu}\p{L}+ and i (?=\p{L})/iu, 'we '],
    [
      /^(?:our|my|the) (?:new )?(puppy|kitten|dog|cat|rabbit|hamster)(?: \p{L}+)? (?:comes?|came|is coming|arrives?) home$/iu,
      'adopting a $1',
    ],
    [/^(?!who|that)\p{L}+ (?:scores?|scored) (?:his|her|my|the|a) (?:first )?(?=\p{L}+$)/iu, 'to score a '],
    [/^(?:i am|i'm|i’m|feeling|i feel|\p{Lu}\p{L}+ is) (?:\p{L}+ ){1,2}because /iu, ''],
    [
      /^(?:i|we) (?:really )?(?:love|like) (?=(?:my|our) (?!(?:\p{L}+ )?(?:hair|skin|eyes|nose|freckles)))/iu,
      '',
    ],
    [/ (?:who|that) is (?:very |really |so )?(?:good|great|brilliant) at (?=\p{L}+ing)/iu, ' who loves '],
    [
      new RegExp(`^(${KIN.en}) (?:lets|let|helps|helped) (?:me|us) (?:to )?(\\p{L}+(?: .+)?)$`, 'iu'),
      '$2 with $1',
    ],
    [
      /^(?!who|that)\p{L}+ (?:loves|likes) (?:the )?(\p{L}+s)(?: (?:more|best|the most|very much).*)?$/iu,
      '$1',
    ],
    [
      /^(?:the |a |our )?(?:long |night |slow |early )?(train|plane|aeroplane|bus|ferry|boat)(?: ride| journey| trip)? (?:to|(?:that|which) takes us to|taking us to) .+?((?: with .+)?)$/iu,
      'to travel by $1$2',
    ],
    [
      / for (?:christmas|easter|diwali|eid|hanukkah|halloween|new year|passover|ramadan|mother's day|father's day)(?= with )/iu,
      '',
    ],
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

/** Many of two kinds, of which there is one each: "volcanes y planetas". */
function oneOfEach(line: string, side: Side): string[] {
  const words = line.split(' ').filter((word) => !/^(?:los|las|the|unos|unas|some)$/iu.test(word));
  const first = nounAt(words, 0, side);
  const second = first && nounAt(words, first.length + 1, side);
  const isPair =
    first?.plural &&
    second?.plural &&
    /^(?:y|e|and)$/iu.test(words[first.length] ?? '') &&
    first.length + 1 + second.length === words.length;
  if (!isPair) return [];
  const a = ({ noun }: FoundNoun) =>
    side === 'es'
      ? `${noun.es.gender === 'f' ? 'una' : 'un'} ${noun.es.one}`
      : `${/^[aeiou]/iu.test(noun.en.one) ? 'an' : 'a'} ${noun.en.one}`;
  return [`${a(first)} ${side === 'es' ? 'y' : 'and'} ${a(second)}`];
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

/** What stands beside the first of two things: "judo class and my yellow belt". */
const BESIDE: Record<Side, RegExp> = {
  es: / y (?:el|la|los|las|un|una|mi|mis|sus?) (?:(?!que )\p{L}+ ){0,3}\p{L}+$/iu,
  en: / and (?:the|an?|my|our|his|her|its|some) (?:(?!who |that )[\p{L}’']+ ){0,3}\p{L}+$/iu,
};

/** Wordings of the first thing of a line, without what stands beside it. */
export function firstOf(line: string, side: Side): string[] {
  const first = line.replace(BESIDE[side], '');
  return first === line ? [] : [first, ...coresOf(first, side)];
}

const DRINKS =
  /^(?:té|leche|zumo|batido|chocolate caliente|limonada|horchata|cacao|mate|soda|agua)(?!\p{L})/u;

/** What is eaten or drunk with somebody: "hot chocolate with my grandma". */
function eaten(line: string, side: Side): string[] {
  const words = line.split(' ');
  for (const at of [0, 1]) {
    const found = nounAt(words, at, side);
    if (!found || !isOfKind(found.noun, 'food') || !/^(?:con|with)$/iu.test(words[at + found.length] ?? ''))
      continue;
    const [drink, eat] = side === 'es' ? ['beber', 'comer'] : ['drinking', 'eating'];
    return [`${DRINKS.test(found.noun.es.one) ? drink : eat} ${line}`];
  }
  return [];
}

/**
 * Wordings of a line's heart, the nearest first.
 * @param line one in which nothing hurts and nothing is dangerous
 */
export function coresOf(line: string, side: Side): string[] {
  const recast = (whole: string) => [
    ...shared(whole, side),
    ...eaten(whole, side),
    ...oneOfEach(whole, side),
    ...RECASTS[side].flatMap(([said, plain]) => (said.test(whole) ? [whole.replace(said, plain)] : [])),
  ];
  const cut = ENDS[side].flatMap((end) => (end.test(line) ? [line.replace(end, '')] : []));
  const twice = cut.flatMap((once) =>
    ENDS[side].flatMap((end) => (end.test(once) ? [once.replace(end, '')] : [])),
  );
  const shorter = [...cut, ...twice].filter((core) => core.split(' ').length > 1);
  const plain = withoutNames(line, side);
  const nameless = plain === line ? [] : [plain];
  return [
    ...recast(line),
    ...recast(line).flatMap(recast),
    ...nameless,
    ...shorter,
    ...nameless.flatMap(recast),
    ...shorter.flatMap(recast),
  ];
}
