/** Lexicon of topics: the words that tell the kind of a topic, and the commonest nouns in both languages. */

/** From the most particular to the broadest; a topic has one or several. */
export const TOPIC_CLASSES = [
  'heavy', // a loss or an illness: told gently and honestly
  'tale', // a known tale of the public domain
  'question',
  'event', // in a child's life
  'lost', // a lost thing or animal
  'dreamer', // a character that wants or cannot do something
  'wish', // something that a child wants to do, be or have
  'character',
  'place',
  'thing',
  'said', // none of these: told as a title, word for word
  'any', // in a template: those of `ANY`
] as const;
/** Kinds that any template can tell; all others need a template made for them. */
export const ANY = ['said', 'thing', 'place', 'character'];

/** [tag, pattern, noun of the story when the topic names none]. The first that fits counts. */
export type TopicPattern = readonly [tag: string, pattern: RegExp, noun?: string];

const PETS =
  'perr[oa]s?|perrit[oa]s?|cachorr[oa]s?|gat[oa]s?|gatit[oa]s?|hámsters?|hamsters?|conej[oa]s?|conejitos?|pez|peces|pececitos?|canarios?|pájaros?|periquitos?|tortugas?|mascotas?|dogs?|doggy|pupp(?:y|ies)|cats?|kittens?|rabbits?|bunn(?:y|ies)|fish|goldfish|birds?|budgies?|canar(?:y|ies)|tortoises?|turtles?|guinea pigs?|pets?';
const DIED =
  'muert[oae]s?|murió|murio|murieron|muere|mueren|morir|falleció|fallecido|ya no está|died|dies|dead|death|passed away|put to sleep|has gone to heaven|is gone';

const rule = (tag: string, source: string, noun?: string): TopicPattern => [
  tag,
  new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'iu'),
  noun,
];

export const HEAVY: readonly TopicPattern[] = [
  rule(
    'heavy:pet',
    `(?:${PETS})(?=.*(?<!\\p{L})(?:${DIED})(?!\\p{L}))|(?:${DIED})(?=.*(?<!\\p{L})(?:${PETS})(?!\\p{L}))`,
    'perro',
  ),
  rule(
    'heavy:person',
    '(?:se )?(?:ha )?(?:murió|murio|murieron|muerto|muerta|fallecieron|falleció|fallecid[oa]s?)|la muerte|el luto|el duelo|funeral|entierro|died|passed away|death|grief|grieving|funeral',
    'abuela',
  ),
  rule(
    'heavy:hospital',
    'hospital|ingresad[oa]|enferm[oa]s?|enfermedad|cáncer|cancer|quimio\\p{L}*|oper(?:an|ar|ación|aron)|very ill|is ill|sick|illness|surgery|operation|chemo\\p{L}*',
    'abuela',
  ),
  rule(
    'heavy:parents',
    'divorci\\p{L}*|separación|separ(?:an|ado|ados|aron) (?:mis |los |sus )?(?:padres|papás)|(?:padres|papás|papá y mamá|mamá y papá)(?: \\p{L}+)* (?:separ\\p{L}*|ya no viven|no se quieren|no viven)|dos casas|divorc\\p{L}*|separat(?:ed|ing|ion)|parents(?: \\p{L}+)* (?:part|parting|split|splitting|apart|separate)|(?:mum|mom|dad|daddy|mummy) and (?:mum|mom|dad|daddy|mummy)(?: \\p{L}+)* (?:part|split|apart)|two homes|two houses|breaking up',
  ),
  rule(
    'heavy:left-out',
    "nadie (?:quiere|quería) (?:jugar|ser mi|sentarse)|nadie juega|no (?:tengo|tiene) amig[oa]s|no me (?:dejan jugar|invita\\p{L}*|hablan)|no (?:lo|la|le) (?:dejan jugar|invita\\p{L}*)|se (?:ríen|rien|burlan) de (?:mí|mi|él|ella)|acoso|bullying|excluid[oa]|dejan de lado|sol[oa] en el (?:recreo|patio|cole)|la soledad|left out|leave \\p{L}+ out|nobody (?:wants to )?(?:play|likes)|no one (?:wants to )?(?:play|likes)|no friends|bull(?:y|ies|ied)|teas(?:e|ed|ing)|not invited|wasn[’']t invited|lonel(?:y|iness)|alone at (?:school|break|lunch)",
  ),
  rule(
    'heavy:war',
    'guerras?(?! de (?:almohadas|cosquillas|bolas|globos|las galaxias))|bombas?|bombardeos?|refugiad[oa]s?|(?<!pillow |snowball |star |tug of |water )wars?|bomb(?:s|ing)?|refugees?',
  ),
  rule(
    'heavy:moving',
    'mud(?:ar|arse|arnos|amos|anza)|nos mudamos|cambi(?:ar|amos|o) de (?:casa|ciudad|pueblo|país)|irnos a otra ciudad|otra ciudad|casa nueva|se muda|mov(?:e|es|ed|ing) (?:away|house|home|to (?:a|another))|new (?:house|home|town|city)|(?:is|are) moving',
  ),
  rule(
    'heavy:dark',
    'oscuridad|a oscuras|lo oscuro|miedo (?:a|de|por) (?:la noche|dormir)|dormir (?:con la luz|sin luz)|pesadillas?|monstruos? (?:debajo|bajo|en el armario)|(?:the|of|in) dark|darkness|nightmares?|afraid (?:of the night|at night|to sleep)|monsters? (?:under|in the (?:closet|wardrobe|cupboard))',
  ),
];

export const TALES: readonly TopicPattern[] = [
  rule('tale:three-pigs', 'tres cerditos|tres chanchitos|tres cochinitos|three little pigs|three pigs'),
  rule('tale:red-hood', 'caperucita(?: roja)?|(?:little )?red riding hood'),
  rule('tale:three-bears', 'ricitos de oro|tres osos(?! que)|goldilocks|three bears(?! (?:who|that))'),
  rule(
    'tale:tortoise',
    'la (?:liebre y la tortuga|tortuga y la liebre)|(?:tortoise and the hare|hare and the tortoise)',
  ),
  rule('tale:duckling', 'patito feo|ugly duckling'),
  rule('tale:cinderella', 'cenicienta|cinderella'),
  rule('tale:hansel', 'hansel (?:y|and) gretel|casita de (?:chocolate|dulces|caramelo)|gingerbread house'),
  rule('tale:beanstalk', 'habichuelas(?: mágicas)?|jack and the beanstalk|beanstalk'),
  rule(
    'tale:other',
    "blancanieves|bella durmiente|gato con botas|pulgarcito|pinocho|rapunzel|flautista(?: de hamelín)?|sirenita|soldadito de plomo|ratoncito pérez|traje nuevo del emperador|princesa y el guisante|músicos de bremen|gallina roja|snow white|sleeping beauty|puss in boots|tom thumb|pinocchio|pied piper|little mermaid|tin soldier|emperor[’']s new clothes|princess and the pea|bremen|little red hen|gingerbread man|billy goats gruff|rumpelstiltskin|frog prince",
  ),
];

export const EVENTS: readonly TopicPattern[] = [
  rule(
    'event:newcomer',
    '(?:nacimiento|llegada|nace|nacer|nació|viene|espera\\p{L}*|tener|tengo|va a tener|voy a tener|vamos a tener)(?: \\p{L}+){0,4} (?:herman[oa]s?|hermanit[oa]s?|bebés?)|herman[oa] nuev[oa]|(?:nuevo|nueva) (?:hermano|hermana|hermanito|hermanita|bebé)|bebé en casa|(?:new|baby|little|a) (?:brother|sister|baby)|big (?:brother|sister)|adopt\\p{L}*',
  ),
  rule(
    'event:school',
    'primer día (?:de|en el|del|en la) (?:cole|colegio|escuela|clases?|guarde\\p{L}*|instituto)|(?:ir|empezar|empieza|empiezo|vuelta) (?:al|el|en el|a la|la) (?:cole|colegio|escuela|guarde\\p{L}*|instituto)|(?:cole|colegio|escuela) nuev[oa]|first day (?:at|of) (?:school|nursery|kindergarten|class)|(?:starting|start|new|back to|going to) (?:school|nursery|kindergarten)',
  ),
  rule(
    'event:doctor',
    'dentista|médic[oa]|doctora?|pediatra|vacunas?|inyección|gafas nuevas|dentist|doctor|vaccin\\p{L}*|injection|jab|new glasses',
  ),
  rule('event:tooth', 'diente|dientes|muela|tooth|teeth'),
  rule('event:birthday', 'cumpleaños|cumplir (?:años|\\p{L}+ años)|birthday'),
  rule('event:water', 'nadar|natación|piscina|swim\\p{L}*|(?:swimming )?pool'),
  rule('event:bike', 'bici(?:cleta)?|patin(?:es|ar|ete)|bike|bicycle|skat(?:e|es|ing)|scooter'),
  rule(
    'event:sleep',
    'dormir (?:fuera|en casa de|sol[oa])|primera noche|sleepover|sleep(?:ing)? (?:over|alone|away)',
  ),
  rule(
    'event:trip',
    'viaj(?:e|ar|o)|vacaciones|excursión|avión|campamento|trip|journey|travel\\p{L}*|holidays?|vacation|plane|camp',
  ),
  rule(
    'event:feast',
    'navidad|reyes magos|noche de reyes|halloween|carnaval|boda|fiesta|christmas|wedding|party|carnival',
  ),
  rule(
    'event:haircut',
    'cort(?:e|ar|arse)(?: \\p{L}+)? (?:de )?pelo|peluquer\\p{L}*|haircut|hairdresser|barber',
  ),
  rule(
    'event:show',
    'función|obra de teatro|concierto|partido|carrera|final de|concurso|examen|school play|concert|match|race|contest|exam|recital',
  ),
];

export const QUESTION =
  /^(?:¿|(?:pero )?(?:por ?qu[eé]|c[oó]mo|qu[eé] (?:es|son|hay|pasa|hace|come)|qui[eé]n|cu[aá]ndo|d[oó]nde|cu[aá]nt[oa]s?|cu[aá]l) |the why |why |how (?:do|does|did|can|come|many|much|long|far|big) |what (?:is|are|do|does|if|happens) |who (?:is|made|invented) |where (?:do|does|is|are) |when (?:do|does|is) )/iu;
/** Questions in form only: something was lost. */
export const WHERE_IS_MINE = /^¿?(?:where (?:is|are) my|d[oó]nde est[aá]n? mis?) /iu;
/** Losses that belong to a tale's character, and are not the child's grief. */
export const TALE_OF_ANOTHER = /dark|moving|hospital|left-out|war/;
/** "The day when …" names an event, and no character. */
export const TIMES = /^(?:día|noche|tarde|semana|mes|año|vez|day|night|evening|week|month|year|time)$/iu;
export const LOST =
  /(?<!\p{L})(?:perdid[oa]s?|perdió|perdio|perdí|perdi|pierde|pierden|perder|desaparecid[oa]s?|desapareció|no encuentr[oa]|busc(?:o|a|an|amos|aba|ando)|lost|loses|losing|missing|disappeared|vanished|can[’']t find|looking for|where (?:is|are) my|d[oó]nde est[aá]n? mis?)(?!\p{L})/iu;

/**
 * kind, Spanish noun, its gender, English noun; irregular plurals after a slash. Kinds: p person, f family, a animal or
 * creature, o object, l place, i idea.
 */
const NOUNS = `
f abuela f Grandma|f abuelo m Grandpa|f mamá f Mum|f madre f Mum|f papá m Dad|f padre m Dad|f abuela f grandmother|f abuelo m grandfather|f mamá f Mom|f mamá f mother|f papá m father|f hermana f sister|f hermano m brother|f tía f aunt|f tío m uncle|f prima f cousin|f primo m cousin
f bisabuela f great-grandmother|f bisabuelo m great-grandfather|p niño m boy|p niña f girl|p amigo m friend|p amiga f friend|p maestra f teacher|p maestro m teacher|p vecina f neighbour|p vecino m neighbour
p pirata m pirate|p caballero m knight|p princesa f princess|p príncipe m prince|p rey m king|p reina f queen|p bruja f witch/witches|p mago m wizard|p hada f fairy/fairies|p detective m detective|p astronauta m astronaut
p cocinera f cook|p cocinero m cook|p panadera f baker|p panadero m baker|p bailarina f dancer|p futbolista m footballer|p marinero m sailor|p payaso m clown|p cartero m postman/postmen|p científica f scientist|p inventora f inventor
a dragón m dragon|a unicornio m unicorn|a perro m dog|a perra f dog|a gato m cat|a gata f cat|a conejo m rabbit|a ratón m mouse/mice|a ratona f mouse/mice|a oso m bear|a osa f bear|a lobo m wolf/wolves|a zorro m fox/foxes|a zorra f fox/foxes
a vaca f cow|a caballo m horse|a burro m donkey|a cabra f goat|a oveja f sheep/sheep|a cerdo m pig|a cerdito m little pig|a gallina f hen|a gallo m rooster|a pollito m chick|a pato m duck|a patito m duckling|a ganso m goose/geese
a pingüino m penguin|a ballena f whale|a delfín m dolphin|a tiburón m shark|a pez/peces m fish/fish|a pulpo m octopus/octopuses|a cangrejo m crab|a tortuga f tortoise|a caracol m snail|a rana f frog|a sapo m toad|a serpiente f snake
a león m lion|a leona f lioness/lionesses|a tigre m tiger|a elefante m elephant|a elefanta f elephant|a jirafa f giraffe|a mono m monkey|a hipopótamo m hippo|a cebra f zebra|a koala m koala|a erizo m hedgehog|a ardilla f squirrel
a búho m owl|a pájaro m bird|a gorrión m sparrow|a murciélago m bat|a abeja f bee|a hormiga f ant|a mariquita f ladybird|a mariposa f butterfly/butterflies|a luciérnaga f firefly/fireflies|a araña f spider|a hámster/hámsters m hamster
a canario m canary/canaries|a dinosaurio m dinosaur|a monstruo m monster|a fantasma m ghost|a robot/robots m robot|a extraterrestre m alien|a marciano m Martian|a sirena f mermaid|a gigante m giant|a ogro m ogre|a duende m elf/elves|a esqueleto m skeleton|a vampiro m vampire
a oruga f caterpillar|a camello m camel|a cocodrilo m crocodile|a foca f seal|a nutria f otter|a mascota f pet|a peluche m soft toy|a muñeco m doll|a muñeca f doll
o calcetín m sock|o guante m glove|o zapato m shoe|o zapatilla f trainer|o gorro m hat|o sombrero m hat|o bufanda f scarf/scarves|o abrigo m coat|o osito m teddy bear|o juguete m toy|o pelota f ball|o balón m ball|o cometa f kite|o globo m balloon
o llave f key|o mapa m map|o anillo m ring|o reloj m clock|o libro m book|o lápiz m pencil|o mochila f backpack|o paraguas/paraguas m umbrella|o cuchara f spoon|o taza f cup|o botón m button|o moneda f coin|o carta f letter|o tesoro m treasure|o cofre m chest
o cohete m rocket|o tren m train|o barco m ship|o avión m plane|o coche m car|o autobús m bus/buses|o bicicleta f bicycle|o bici f bike|o patinete m scooter|o tractor m tractor|o tambor m drum|o guitarra f guitar|o piano m piano|o violín m violin
o tarta f cake|o pastel m cake|o galleta f biscuit|o helado m ice cream|o sopa f soup|o queso m cheese|o pan m loaf/loaves|o manzana f apple|o croqueta f croquette|o árbol m tree|o flor f flower|o semilla f seed|o piedra f stone|o nube f cloud|o estrella f star
o manta f blanket|o cama f bed|o almohada f pillow|o lámpara f lamp|o ventana f window|o puerta f door|o silla f chair|o caja f box/boxes|o ascensor m lift|o chupete m dummy/dummies|o diente m tooth/teeth|o nieve f snow|o viento m wind|o lluvia f rain|o sombra f shadow
l luna f moon|l sol m sun|l mar m sea|l playa f beach/beaches|l isla f island|l bosque m forest|l selva f jungle|l montaña f mountain|l río m river|l lago m lake|l desierto m desert|l cueva f cave|l castillo m castle|l torre f tower|l faro m lighthouse
l granja f farm|l jardín m garden|l parque m park|l huerto m orchard|l ciudad f city/cities|l pueblo m village|l casa f house|l escuela f school|l colegio m school|l biblioteca f library/libraries|l museo m museum|l mercado m market|l circo m circus/circuses
l zoo/zoos m zoo|l espacio m space|l planeta m planet|l estación f station|l puente m bridge|l volcán m volcano/volcanoes|l desván m attic|l sótano m cellar|l cocina f kitchen|l panadería f bakery/bakeries|l tejado m roof|l polo m pole|l universo m universe|l fondo m bottom
i amistad f friendship|i amor m love|i miedo m fear|i paciencia f patience|i valentía f courage|i tiempo m time|i música f music|i alegría f joy|i tristeza f sadness|i silencio m silence|i magia f magic|i respeto m respect|i envidia f envy|i mentira f lie`;

export type Noun = {
  kind: string;
  es: { one: string; more: string; gender: 'm' | 'f' };
  en: { one: string; more: string };
};

const spanishPlural = (noun: string) =>
  /[aeiouáéó]$/.test(noun)
    ? `${noun}s`
    : /z$/.test(noun)
      ? noun.replace(/z$/, 'ces')
      : /[áéíóú][ns]$/.test(noun)
        ? noun.replace(/([áéíóú])([ns])$/, (_, vowel, end) => `${'aeiou'['áéíóú'.indexOf(vowel)]}${end}es`)
        : `${noun}es`;

export const LEXICON: readonly Noun[] = NOUNS.split(/[|\n]/)
  .filter(Boolean)
  .map((row) => {
    const [, kind = '', es = '', gender = 'm', en = ''] = /^(\w) (\S+) ([mf]) (.+)$/.exec(row) ?? [];
    const [esOne = '', esMore = spanishPlural(esOne)] = es.split('/');
    const [enOne = '', enMore = `${enOne}s`] = en.split('/');
    return {
      kind,
      es: { one: esOne, more: esMore, gender: gender as 'm' | 'f' },
      en: { one: enOne, more: enMore },
    };
  });

/** Unique or uncountable nouns: never "a snow". */
export const UNCOUNTED = new Set(
  'luna moon sol sun mar sea espacio space universo universe nieve snow viento wind lluvia rain fondo bottom'.split(
    ' ',
  ),
);
export const FEMININE_WITH_EL = new Set(
  'agua águila hada alma ala arma hambre aula ancla arpa alga ama'.split(' '),
);

export const DETERMINER = {
  es: /^(un|una|unos|unas|el|la|los|las|mi|mis|nuestro|nuestra|su|sus|dos|tres)$/i,
  en: /^(a|an|the|my|our|his|her|their|some|two|three)$/i,
};
export const RELATIVE = {
  es: /^(que|quien|cuando|cuyo|donde)$/i,
  en: /^(who|that|which|whose|when|where)$/i,
};
export const STOP = {
  es: /^(en|con|sin|a|al|por|para|y|e|o|sobre|contra|va|fue|es|está|tiene|quiere|vive|se|no|perdid[oa])$/i,
  en: /^(in|on|at|with|without|of|from|to|and|or|by|under|named|called|made|full|goes|went|is|are|was|has|wants|lives|lost|not)$/i,
};
export const BEFORE_NOUN =
  /^(pequeñ[oa]s?|gran|viej[oa]s?|primer|primera|últim[oa]|nuev[oa]s?|buen|buena|mal|mala|otro|otra)$/i;
export const WANTS = {
  es: /(?:quier[eoa]n?|quería[ns]?|querian?|quisiera|gustaría|soña(?:ba|ban) con|sueñan? con|dese(?:a|aba)n?|no (?:sabe|sabía|puede|podía|consigue|conseguía|logra|lograba)n?|aprend(?:e|ía|er) a) ((?:\p{L}+[aei]r|ir|ser|ver)(?:se|l[oae]s?)?(?: .+)?)$/iu,
  en: /(?:wants? to|wanted to|would like to|wish(?:es|ed)? to|dream(?:s|ed)? of|couldn[’']t|could not|cannot|can[’']t|(?:didn[’']t|doesn[’']t|don[’']t) know how to|learn(?:s|ed|ing)? to|longed to|never learned to) (\p{L}+(?: .+)?)$/iu,
};
/** Forms in -ing, which English has after "of", of common dreams. */
export const INFINITIVE: Record<string, string> = {
  flying: 'fly',
  swimming: 'swim',
  dancing: 'dance',
  singing: 'sing',
  being: 'be',
  having: 'have',
  seeing: 'see',
  going: 'go',
  travelling: 'travel',
};
export const WISH_ALONE = {
  es: /^(?:yo )?(?:quiero|quisiera|me gustaría|ojalá pudiera|tener|ser|volar|nadar|viajar|aprender a)(?: |$)/iu,
  en: /^(?:i want to|i wish i could|i would like to|to|having|being|flying|learning to|i want a) /iu,
};
/** Common wishes in both languages; any other wish stays in the language it was typed in. */
export const WANTED: readonly [string, string][] = [
  ['volar', 'fly'],
  ['nadar', 'swim'],
  ['cantar', 'sing'],
  ['bailar', 'dance'],
  ['dormir', 'sleep'],
  ['leer', 'read'],
  ['reír', 'laugh'],
  ['silbar', 'whistle'],
  ['correr', 'run'],
  ['saltar', 'jump'],
  ['cocinar', 'cook'],
  ['pintar', 'paint'],
  ['viajar', 'travel'],
  ['jugar', 'play'],
  ['ver el mar', 'see the sea'],
  ['ir a la luna', 'go to the moon'],
  ['ser astronauta', 'be an astronaut'],
  ['tener un perro', 'have a dog'],
  ['tocar el tambor', 'play the drum'],
  ['montar en bici', 'ride a bike'],
  ['patinar', 'skate'],
];

/** Names for a story without any: short, and the same in both languages. No sentence depends on their gender. */
export const INVENTED_NAMES =
  'Noa Teo Vera Bruno Irene Hugo Olga Simón Elsa Omar Marta Nil Berta Saúl Petra Iván Carla Darío Greta Abel'.split(
    ' ',
  );

/** Words before a topic that ask for the story. */
export const REQUESTS = [
  /^(?:quiero |quisiera |cuéntame |escribe |haz(?:me)? )?(?:un |una )?(?:cuento|historia|relato) (?:sobre|acerca de|de|con) /iu,
  /^(?:i want |tell me |write )?(?:a |an )?(?:story|tale) (?:about|of|with) /iu,
  /^(?:sobre|acerca de|about) /iu,
  // "The why broccoli should be president": an article without a noun.
  /^(?:the|an?|el|lo|eso de) (?=(?:why|how|who|what|when|where|que|por qué|cómo|quién|cuándo|dónde)(?!\p{L}))/iu,
];
/** Words before a wish that are not part of it. */
export const WISHING =
  /^(?:yo )?(?:quiero|quisiera|me gustaría|ojalá pudiera|i want to|i wish i could|i would like to|to|aprender a|learning to) /iu;

/** Indefinite and definite, in the singular and in the plural. */
export const ARTICLES = {
  m: [
    ['un', 'el'],
    ['unos', 'los'],
  ],
  f: [
    ['una', 'la'],
    ['unas', 'las'],
  ],
} as const;
