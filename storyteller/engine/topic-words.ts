/** Lexicon of topics: the words that tell the kind of a topic, and the commonest nouns in both languages. */

/** From the most particular to the broadest; a topic has one or several. */
export const TOPIC_CLASSES = [
  'heavy', // a loss, an illness or a fear: told gently and honestly
  'evening', // of the child's family, not understood: an ordinary evening in which somebody listens
  'tale', // a known tale of the public domain
  'question', // one with an answer
  'event', // in a child's life
  'fear', // a child or a hero that is afraid of a thing, an animal or a place
  'mine', // a pet or a thing of the child's own, of which nothing is said
  'lost', // a lost thing or animal
  'dreamer', // a character that wants or cannot do something
  'wish', // something that a child wants to do, be or have
  'duo', // two of them
  'hero', // a person or thing that does or is something
  'outing', // a day somewhere with somebody of the family or a pet
  'shared', // something that a child does with somebody of the family or a pet
  'feast', // a day looked forward to, told by what is done
  'doing', // something that is done
  'place',
  'idea', // friendship, patience
  'said', // not understood
  'any', // in a template: told without the topic
] as const;
/** Kinds that a template for any topic can tell; all others need a template made for them. */
export const ANY = ['said'];

/** The first that fits counts. */
export type TopicPattern = readonly [tag: string, pattern: RegExp];

const rule = (tag: string, source: string): TopicPattern => [
  tag,
  new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'iu'),
];

/** The tag of the first pattern that fits. */
export const firstOf = (patterns: readonly TopicPattern[], line: string) =>
  patterns.find(([, pattern]) => pattern.test(line))?.[0];

/** Heavy topics that have stories of their own, in text without accents. In a story about any other one it is not named. */
export const HEAVY: readonly TopicPattern[] = [
  rule(
    'heavy:death',
    'muri\\p{L}*|mueren?|muert[oae]s?|fallec\\p{L}*|(?:al|en el) cielo|atropell\\p{L}*|sacrific\\p{L}*|amanecio flotando|enterr\\p{L}*|entierr\\p{L}*|ya no esta(?: con nosotros| aqui)?$|died|dead|dies|death|passed away|put (?:to sleep|down)|heaven|run over|(?:is|are) gone$|buried',
  ),
  rule(
    'heavy:parents',
    '(?:mis |los |sus )?(?:padres|papas|papa y mama|mama y papa)(?: \\p{L}+){0,3} (?:separ\\p{L}*|divorci\\p{L}*|ya no viven juntos|ya no se quieren)|(?:separ|divorci)(?:an|o|aron|acion|ado|ados)(?: de)?(?: mis| los| sus)? (?:padres|papas)|se separan|divorci[oa]\\p{L}*|dos casas|(?:my |our |the )?(?:parents|mum and dad|mom and dad|mummy and daddy)(?: \\p{L}+){0,4} (?:divorc\\p{L}*|separat\\p{L}*|split\\p{L}*|part(?:ing|ed)?|breaking up|apart)|divorce|two (?:homes|houses)',
  ),
  rule(
    'heavy:left-out',
    "nadie (?:quiere|queria) (?:jugar|ser mi|sentarse)|nadie juega|no (?:tengo|tiene) amig[oa]s|no me (?:dejan jugar|invita\\p{L}*)|sol[oa] en el (?:recreo|patio|cole)|se rien de mi en el (?:cole|recreo|patio)|being left out|leave me out|(?:nobody|no one) (?:wants to )?play|no friends|(?:not|wasn't) invited|alone at (?:school|break|lunch)",
  ),
  rule('heavy:war', 'guerras?|bombard\\p{L}*|wars?|war-?time|bombs?|bombings?'),
  rule(
    'heavy:moving',
    "nos (?:mudamos|vamos a mudar)|mudarnos|me mudo|(?:la |una )?mudanza|casa nueva|cambi(?:ar|amos|an?|o) de (?:casa|ciudad|pais)|(?:we|i)(?: are|'re|'m| am) moving|moving (?:away|house|home|to (?:a|another))|(?:our|a|my) new (?:house|home|town|city)",
  ),
  rule(
    'heavy:dark',
    '(?:miedo (?:a|de) )?(?:la oscuridad|a oscuras|lo oscuro|la noche)|dormir (?:con la luz|sin (?:la )?luz)|pesadillas?|monstruos? (?:debajo|bajo|en el armario)|(?:afraid of |scared of )?the dark|darkness|nightmares?|(?:sleep )?without the light|monsters? (?:under|in the (?:closet|wardrobe|cupboard))',
  ),
  rule(
    'heavy:hospital',
    'hospital|ingresad[oa]|operan|operar|operacion|enferm[oa]|surgery|operation|is (?:very )?(?:ill|sick)(?! of)',
  ),
];
/** What people do to a child, so that the story must have a grown-up who acts; in text without accents. */
export const HARM =
  /^(?!.*(?:autis|demen))(?:.*[^\p{L}])?(?:peg(?:a|an|aba|aban|o|aron)(?!\p{L})|golpe|maltrat|abus|acos|ciberacoso|bull(?:y|ies|ied)|insult|humill|humiliat|amenaz|burl(?:a|an|aba|aban|ar|arse|o)|ridiculiz|empuj|escup|chantaj|blackmail|(?:me|le|lo|la|nos) (?:llaman|quitan|roban|tiran|encierr\p{L}+|toca|tocan|grita|gritan|odian|obligan|castig\p{L}+)|(?:se )?ri(?:e|en|eron) de (?:mi|el|ella|nosotros|su)|hits?(?!\p{L})|hitting|kick(?:s|ed|ing)?(?!\p{L})(?! out)|push(?:es|ed|ing)? me|punch(?:es|ed)? (?:me|him|her)|laugh(?:s|ed|ing)? at|teas(?:e|es|ed|ing)|mock|threat|call(?:s|ed|ing)? (?:me|him|her) (?!by)|mean to|being mean|nasty|(?:boys?|girls?|kids?|they|children|bigger ones) (?:took|steal|stole) my|shouts? at me|scream(?:s|ed|ing)? at me|wrote (?:\p{L}+ )?things|horrible things|racis)/iu;
/** A heavy topic with more in it than the story of its kind: who else, where, why. */
export const MORE_THAN_HEAVY =
  /(?<!\p{L})(?:amig|friend|porque|because|pero|but|desde|since|carcel|prison|culpa|fault|borrach|drunk|pega|hit|llora|cry|cries|trabaj|work)/iu;

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
    "blancanieves|bella durmiente|gato con botas(?! de agua)|pulgarcito|pinocho|rapunzel|flautista(?: de hamelín)?|sirenita|soldadito de plomo|traje nuevo del emperador|princesa y el guisante|músicos de bremen|gallin(?:it)?a roja|snow white|sleeping beauty|puss in boots|tom thumb|pinocchio|pied piper|little mermaid|tin soldier|emperor[’']s new clothes|princess and the pea|bremen|little red hen|gingerbread man|billy goats gruff|rumpelstiltskin|frog prince|siete cabritillos|seven little (?:goats|kids)|ratita presumida|cuento de la lechera|pastor mentiroso|boy who cried wolf|pulgarcita|thumbelina|reina de las nieves|snow queen|lobo y los siete",
  ),
];

export const EVENTS: readonly TopicPattern[] = [
  rule(
    'event:newcomer',
    '(?:nacimiento|llegada|nace|nacer|nació|viene|espera\\p{L}*|tener|tengo|va a tener|voy a tener|vamos a tener)(?: \\p{L}+){0,4} (?:herman[oa]s?|hermanit[oa]s?|bebés?)|herman(?:it)?[oa]s? (?:nuev|pequeñ)[oa]s?(?= *$)|(?:tener|esperar|vienen|esperamos|llegan) (?:gemel|melliz|trilliz)[oa]s|(?:nuevo|nueva) (?:hermano|hermana|hermanito|hermanita|bebé)|bebé en casa|(?:having|expecting|have) (?:twins|triplets|a baby)|(?:new|baby|little|a) (?:brother|sister|baby)|big (?:brother|sister)',
  ),
  rule(
    'event:school',
    'primer día (?:de|en el|del|en la) (?:cole|colegio|escuela|clases?|guarde\\p{L}*|instituto)|(?:ir|empezar|empieza|empiezo|vuelta) (?:al|el|en el|a la|la) (?:cole|colegio|escuela|guarde\\p{L}*|instituto)|(?:cole|colegio|escuela) nuev[oa]|first day (?:at|of) (?:school|nursery|kindergarten|class)|(?:starting|start|new|back to|going to) (?:school|nursery|kindergarten)',
  ),
  rule(
    'event:doctor',
    'dentista|médic[oa]|doctora?|pediatra|vacunas?|inyección|gafas nuevas|(?:ponen|pongo) gafas|getting glasses|dentist|doctor|vaccin\\p{L}*|injection|jab|new glasses',
  ),
  rule(
    'event:tooth',
    'ratoncito pérez|tooth fairy|(?<!(?:aparato|braces|hierros) (?:en|on) (?:los |mis |my |the )?)(?<!(?:lav|cepill)\\p{L}* (?:los|mis) )(?:dientes?|muelas?)|(?<!(?:brush|clean)\\p{L}* (?:your|my|his|her|their|the) )(?:tooth|teeth)',
  ),
  rule(
    'event:birthday',
    'cumpleaños|(?:el|mi|del|al|un|su) cumple(?! \\p{L}+ años)|cumpl(?:ir|o|e|en|imos|ió) (?:\\p{L}+ )?años?|birthday|(?:ya|por fin|hoy) tengo (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|(?:finally|nearly|almost|now) (?:three|four|five|six|seven|eight|nine|ten)|(?:am|is|are|turn(?:s|ing)?) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: years old)? today|turn(?:s|ing)? (?:one|two|three|four|five|six|seven|eight|nine|ten)',
  ),
  rule(
    'event:water',
    'nadar|natación|piscina|swim\\p{L}*(?: (?:lesson|class|club|gala)(?:e?s)?)?|(?:swimming )?pool',
  ),
  rule(
    'event:bike',
    '(?:montar|andar|ir|aprend\\p{L}+|primera|primer)(?: \\p{L}+){0,3} (?:bici(?:cleta)?|patin(?:es|ar|ete))|(?:bici(?:cleta)?|patinete) (?:sin|nuev[oa])|ruedines|aprender a patinar|(?:rid\\p{L}+|learn\\p{L}*|first|new)(?: \\p{L}+){0,3} (?:bike|bicycle|scooter|skat(?:e|es|ing))|stabilisers',
  ),
  rule(
    'event:sleep',
    'dormir (?:fuera|en casa de|sol[oa])|primera noche|sleepover|sleep(?:ing)? (?:over|alone|away)',
  ),
  rule(
    'event:trip',
    'viaj(?:e|ar|o)|vacaciones|excursión|(?<!(?:piloto|pilota|motor|maqueta) (?:de )?(?:un )?)avión(?! de papel)|campamento|acampada|camping|trip|journey|travel\\p{L}*|holidays?|vacation|(?<!paper |toy )plane|camp',
  ),
  rule(
    'event:feast',
    'navidad|nochebuena|nochevieja|reyes magos|noche de reyes|noche de san juan|halloween|carnaval(?:es)?|boda|fiestas?|pascua|día de la madre|día del padre|feria de|romería|verbena|bautizo|bautismo|comunión|quinceañera|fiesta de quince|graduación|carne asada|parrillada|barbacoa|christening|baptism|graduation|barbecue|family reunion|christmas|new year.?s? ?(?:eve|day)?|easter|bonfire night|diwali|eid|wedding|party|parties|carnival|mother.s day|father.s day|thanksgiving|hanukkah',
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

/** Events that are nothing to be afraid of, where the topic says what is done. */
export const OUTINGS = /^event:(?:water|trip|feast|show|bike)$/;
/** Those of them that nobody has to learn. */
export const FEASTS = /^event:(?:feast|show)$/;
/** A tooth that is out. */
export const FALLEN_TOOTH =
  /(?<!\p{L})(?:ratoncito pérez|tooth fairy|(?:ca(?:ído|yó|e)|perdid[oa]|perdí|perdió)(?: \p{L}+){0,3} (?:dientes?|muelas?)|(?:lost|loses|losing)(?: \p{L}+){0,3} (?:tooth|teeth)|(?:dientes?|muelas?) (?:que )?se (?:me )?(?:ha caído|cayó|cae)|(?:tooth|teeth) (?:has |have |just )?(?:fell|fallen|fall|falls|came|come|comes) out)(?!\p{L})/iu;
/** What happens between two once, and not day after day. */
export const ONCE_OF_TWO =
  /^(?:hacerse|casarse|enamorarse|conocerse|encontrarse|reconciliarse|convertirse|hacer las paces)(?!\p{L})/u;
/** What a hero does once and for all, at the end of trying. */
export const ONCE =
  /^(?:ganar(?! (?:siempre|dinero))|encontrar|descubrir|resolver|salvar|rescatar|aprobar|vencer|alcanzar|cruzar la meta)(?!\p{L})(?!.* (?:siempre|cada|todos|todas)(?!\p{L}))/u;
/** Deeds that nobody has to learn: to go, to see, to get something. */
export const NO_SKILL =
  /^(?:ir|irse|viajar|ver|visitar|conocer|recibir|tener|ganar|encontrar|descubrir|resolver|salvar|rescatar|aprobar|vencer|alcanzar|cruzar|casarse|enamorarse|pasar|llegar|volver|quedarse|cumplir|adoptar|celebrar|salir|mirar|esperar|buscar|comer|comerse|beber|tomar|estrenar|mudarse|dormir|vivir|estar|entrar|hablar|jugar con)(?!\p{L})/u;
/** Deeds that a child does not learn from a story. */
export const QUARRELS = /^(?:pelear(?:se)?|discutir|pegar|molestar|burlarse|mentir|insultar)(?!\p{L})/u;
/** A first time, which may be feared. */
export const FIRST_TIME =
  /(?<!\p{L})(?:primer[oa]?|primera vez|aprend\p{L}*|nuev[oa]s?|examen|first|learn\p{L}*|new|exam|test)(?!\p{L})/iu;
export const QUESTION =
  /^(?:¿|(?:pero )?(?:por ?qu[eé]|(?:de|a|para) ?(?:d[oó]nde|qu[eé])|c[oó]mo|qu[eé] (?:es|son|hay|pasa|hace|come)|qui[eé]n|cu[aá]ndo|d[oó]nde|cu[aá]nt[oa]s?|cu[aá]l) |the why |why |how (?:do|does|did|are|is|can|come|many|much|long|far|big) |what (?:is|are|do|does|if|happens) |who (?:is|made|invented) |where (?:do|does|is|are) |when (?:do|does|is) )/iu;
/** Questions in form only: something was lost. */
export const WHERE_IS_MINE = /^¿?(?:where (?:is|are) my|d[oó]nde est[aá]n? mis?) /iu;
/** What somebody of the family teaches. */
export const TAUGHT: Record<'es' | 'en', RegExp> = {
  es: /^((?:mis?|el|la) \p{L}+(?: \p{L}+)?|papá|mamá|papi|mami) (?:me|nos) (?:(?:est[aá] )?enseñ\p{L}+ a|(?:est[aá] )?ayud\p{L}+ a) (.+)$/iu,
  en: /^(my (?:\p{L}+ )?\p{L}+|\p{L}+) (?:(?:is )?teach(?:es|ing)|taught|show(?:s|ed)|(?:is )?help(?:s|ed|ing)) (?:me|us)(?: how)?(?: to)? (.+)$/iu,
};
export const LOST =
  /(?<!\p{L})(?:perdid[oa]s?|perdió|perdio|perdí|perdi|pierde|pierden|perder|desaparecid[oa]s?|desapareció|no encuentr[oa]|busc(?:o|a|an|amos|aba|ando)|lost|loses|losing|missing|disappeared|vanished|can[’']t find|looking for|where (?:is|are) my|d[oó]nde est[aá]n? mis?)(?!\p{L})/iu;

/** Before what belongs to the child's family. */
export const MINE = { es: '(?<!\\p{L})(?:mis?|nuestr[oa]s?)', en: '(?<!\\p{L})(?:my|our)' };
/** Who has come back, and a toy in the shape of an animal. */
export const FOUND =
  /(?<!\p{L})(?:encontr(?!ar|amos nunca)\p{L}+|aparec\p{L}+|volvi\p{L}+|regres\p{L}+|found|came back|peluche|juguete|toy|soft|stuffed|plush)(?!\p{L})/iu;

/** Looking for what was never had: "buscar setas", "looking for fossils". */
export const SEARCHING =
  /^(?:buscar|buscando|looking for|hunting for) (?!mi |my |the |el |la |los |las |our )/iu;
/** The same within a sentence: "mi primo y yo buscamos cangrejos". */
export const SEARCHES =
  /(?<!\p{L})(?:busc(?:o|an?|amos|aban?|ábamos)|(?:is|am|are) looking for) (?!(?:al?|mis?|sus?|el|la|los|las|nuestr[oa]s?|una?|my|his|her|our|the|their|an?) )/iu;
/** What was said before is lost: "mi pelota, la perdí", "my ball, I lost it". */
export const LOST_BEFORE = {
  es: /(?<!\p{L})(?:lo|la|los|las) (?:h(?:e|emos|a|an) )?(?:perd|pierd|busc|encuentr)/iu,
  en: /(?<!\p{L})(?:lost|loses?|losing|find|looking for) (?:it|them|her|him)(?= *$| (?:in|at|on|and|but|when|because)(?!\p{L}))/iu,
};
/** Where the lost thing ends: "lost the match but got pizza", "perdió el tren en la estación". */
export const LOST_THERE =
  /(?<!\p{L})(?:y|e|pero|porque|cuando|mientras|en|por|durante|and|but|because|when|while|in|on|at|during) .*$/iu;
/** Who has lost the way has lost no thing. */
export const LOST_ONESELF =
  /(?<!\p{L})(?:(?:nos|me) (?:hemos|he|perdimos|perdí)(?: perdido)?(?= en | por |$)|(?:got|get|gets|are|is|am|was|were) lost (?:in|on|at))/iu;
export const HAS_CLAUSE = /(?<!\p{L})(?:que|who|that|which)(?!\p{L})/iu;
export const RELATIVE = {
  es: /^(que|quien|cuando|cuyo|donde)$/i,
  en: /^(who|that|which|whose|when|where)$/i,
};
/** What a figure wants, cannot or dreams of: the rest is in the infinitive, or in English also in -ing. */
export const WANTS = {
  es: /(?<!\p{L})(?<!no )(?:quier[eoa]n?|quería[ns]?|querian?|quisiera|gustaría|(?:se )?muer[eo]n? (?:por|de ganas de)|soña(?:ba|ban) con|sueñan? con|dese(?:a|aba)n?|no (?:sabe|sabía|puede|podía|consigue|conseguía|logra|lograba)n?|aprender a) (.+)$/iu,
  en: /(?<!\p{L})(?:wants? to|wanted to|would like to|(?:is|are|am) dying to|wish(?:es|ed)? to|dream(?:s|ed)? of|couldn[’']t|could not|cannot|can[’']t|(?:didn[’']t|doesn[’']t|don[’']t) know how to|long(?:s|ed)? to|never learned to) (.+)$/iu,
};
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
  /^(?:érase una vez|había una vez|once upon a time(?:,)?(?: there was)?|there was once) /iu,
  /^(?:(?:las |la gran |una )?aventuras? (?:de|del)|(?:the |an? )?adventures? of|la historia de(?!l mundo)|the (?:story|tale) of) /iu,
  // "The why broccoli should be president": an article without a noun.
  /^(?:the|an?|el|lo|eso de) (?=(?:why|how|who|what|when|where|que|por qué|cómo|quién|cuándo|dónde)(?!\p{L}))/iu,
];
/** Words before a wish of one's own; the rest is what is wished. */
export const WISHING = {
  es: /^(?:(?:de mayor|cuando sea mayor|yo),? )*(?:quiero|quisiera|me gustaría|me muero (?:por|de ganas de)|ojalá pudiera|aprender a)(?: aprender a)? (.+)$/iu,
  en: /^(?:when i grow up,? )?(?:(?:i|we) (?:want|would like) to|(?:(?:i am|i’m|we are|we’re) )?dying to|i[’']d like to|i wish i could|i want (?=a )|learning to|to)(?: learn (?:how )?to)? (.+)$/iu,
};
/** A child that is spoken of and wants something, and the words in which it says so itself. */
export const CHILD_WANTS = {
  es: /^mi (?:gran )?sueño es |^(?:a )?(?:mi|nuestr[oa]) (?:hij[oa]|niet[oa]|niñ[oa]|peque|sobrin[oa]|alumn[oa])(?: pequeñ[oa]| mayor)? (?:quiere|sueña con|quería|desea|le gustaría) /iu,
  en: /^my (?:big )?dream is to |^(?:my|our) (?:little |youngest |eldest )?(?:son|daughter|grandson|granddaughter|child|kid|boy|girl|nephew|niece) (?:wants|would like|dreams of|wishes) (?:to |(?=\p{L}+ing ))/iu,
};
export const I_WANT = { es: 'quiero ', en: 'I want to ' };
/** What a child may wish to be like or to do with its family: for all else that it wishes of them there may be a reason. */
export const PLAYED_WITH_KIN =
  /^(?:ser (?:como|.+ como|mamá|papá|madre|padre|ti[oa]|abuel)|(?:jugar|bailar|cantar|cocinar|pescar|hacer|pintar|plantar|nadar|montar|viajar|tocar|construir|leer|ir|acampar|hornear|tejer|coser|dibujar|patinar) .*con )/u;
/** When it is, before what it is about. */
export const WHEN = {
  es: /^(?:(?:hoy|ayer|mañana|anoche|esta (?:mañana|tarde|noche)|por fin|cuando|un día|una (?:tarde|noche|mañana)|el (?:verano|domingo|sábado))(?: que)?|(?:(?:el|aquel) (?:día|verano|domingo|sábado)|la (?:noche|tarde|mañana|vez|primera vez))(?: en)? que) (?!del? |en |con )(.+)$/iu,
  en: /^(?:today|yesterday|tomorrow|tonight|this (?:morning|afternoon|evening)|one (?:day|night|morning)|when|(?:the|that) (?:day|night|morning|time|summer|first time))(?: when| that)? (.+)$/iu,
};
/** Words of an event that say nothing of their own. */
export const PLAIN =
  /^(?:el|la|los|las|lo|un|una|de|del|al|a|en|con|por|para|y|e|mi|mis|me|se|yo|su|que|va|voy|ir|vamos|es|hay|tengo|tiene|tener|nuestra|nuestro|primer|primera|vez|día|noche|nuevo|nueva|hoy|mañana|mueve|ha|caído|cayó|cae|caen|salido|sale|the|an|of|at|to|in|on|for|with|and|my|our|i|we|is|are|am|going|go|goes|first|time|day|new|has|have|having|today|tomorrow|getting|get|being|be|becoming|fell|out|came|comes|home|loose|wobbly|llega|llegó|viene|casa|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/iu;
/** People whom a child meets, and who are therefore not of a tale. */
export const NEAR_PEOPLE =
  /^(?:niñ[oa]|chic[oa]|nene|bebé|(?:mejor )?amig[oa]|compañer[oa]|alumn[oa]|chaval[a]?|gemel[oa]|hombre|mujer|señora?|ancian[oa]|maestr[oa]|profesora?|vecin[oa]|entrenadora?|monitora?)s?(?!\p{L})/iu;
/** A child, whom another child could imitate. */
export const A_CHILD =
  /^(?:(?:mejor|pequeñ[oa]s?) )?(?:niñ|niñit|chic|nen|beb|amig|gemel|melliz|trilliz|chaval|chamac|chav|pib|compañer|herman|prim|hij|niet|sobrin|alumn|ahijad|clase|pandilla|grupo)\p{L}*/iu;
/** Whom something is done to, who hears the story. */
export const TO_CHILD =
  /(?<!\p{L})(?:te|me|nos|os|you|me|us|mi|my|our|niñ[oa]s?|child(?:ren)?|kids?)(?!\p{L})/iu;
/** Who spends the night with the child, and what they then do together. */
export const SLEEPS_OVER = {
  es: /^((?:(?:mis?|el|la|los|las) )?\p{L}+) (?:(?:se )?(?:queda|quedan|viene|vienen)(?: hoy)? a dormir|duermen? (?:hoy )?en (?:mi|nuestra) (?:casa|cuarto|habitación))(?: en casa| conmigo)?$/iu,
  en: /^((?:my |our )?\p{L}+) (?:sleeps?|stays?|slept|stayed|is sleeping|is staying|are sleeping|are staying) (?:over|the night|round|at (?:my|our) house|in my room)(?: tonight)?$/iu,
};
export const SLEEPOVER_WITH = {
  es: 'hacer una fiesta de pijamas con $1',
  en: 'having a pyjama party with $1',
};
/** Grown-ups whose trade is with a vehicle. */
export const DRIVES = /^(?:conductor|maquinista|piloto|capit[aá]n|vendedor|revisor)a?(?!\p{L})/iu;
/** A thing in which children play: "is our submarine". */
export const IS_OURS =
  /(?<!\p{L})(?:es|son|era|is|are|was|as|como) (?:mi|mis|nuestr[oa]s?|my|our)(?!\p{L})/iu;
/** Figures that children play, and do what they do. */
export const PLAYED_BY_CHILDREN =
  /^(?:princes|príncip|superh|ninja|gimnasta|bailarin|bailarín|patinador|explorador|niñer)\p{L}*/iu;
/** The child does it too, with somebody. */
export const TOGETHER = {
  es: /(?<!\p{L})(?:y yo|conmigo|con (?:mi|mis|el|la|los|las|papá|mamá|papi|mami))(?!\p{L})/iu,
  en: /(?<!\p{L})(?:and (?:i|me)|(?:i|me) and|with)(?!\p{L})/iu,
};
/** The child itself does it too. */
export const WITH_CHILD = {
  es: /(?<!\p{L})(?:y yo|yo y|conmigo)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:and (?:i|me)|(?:i|me) and|with me)(?!\p{L})/iu,
};
/** Somebody of whom nothing is known but that it is grown up, with an article. */
export const UNKNOWN_ADULT = /^\p{L}+ (?:hombre|mujer|señora?|conductora?|payas[oa]|ancian[oa])s?(?!\p{L})/u;
/** What children build to play in. */
export const BUILT_FOR_PLAY = /^(?:túnel|casita|cabaña|fuerte|tienda|guarida|cueva)\p{L}*/u;
/** A game does nothing; what is done in it, children do. */
export const A_GAME = /^(?:juego|reto|desafío|concurso|competencia|competición)s?(?!\p{L}| de mesa)/u;
/** What nobody eats, since it is no food but a game. */
export const EATS_AN_EVENT =
  /^(?:comer|beber|tragar)(?:se)? (?:el |la |un |una )?(?:concurso|competencia|competición|carrera|reto|juego|desafío)(?!\p{L})/u;
/** What happens at the same time. */
export const MEANWHILE =
  /(?<!\p{L})(?:mientras|cuando|cada vez que|siempre que|while|when|whenever|every time)(?!\p{L})/iu;
/** What somebody else does meanwhile. */
export const WHILE = /(?<!\p{L})(?:mientras|while)(?!\p{L})/iu;
/** Parts of a child that say how it is. */
export const OF_BODY = /^(?:voz|corazón|cabeza|barriga|tripa|pierna|mano|cuerpo)(?!\p{L})/u;
/** Kin after a verb without "a": who does it. */
export const DONE_BY_KIN =
  /^\p{L}+[aei]r (?:(?:el|la|los|las|mis?|sus?) )?(?:abuel|yay|mam[aá]|pap[aá]|herman|prim|t[ií][oa](?!\p{L}))/iu;
/** Where no child goes to fetch what it lost. */
export const OUT_OF_REACH =
  /(?<!\p{L})(?:tejado|azotea|pozo|río|lago|alcantarilla|vías?|carretera|autopista|obra|acantilado|roof|well|river|lake|pond|drain|gutter|tracks?|road|motorway|cliff|railway)(?!\p{L})/iu;
/** Where somebody was. */
export const HOMELY =
  /^(?:habitación|cuarto|guardería|cuna|cama|silla|sillón|sitio|jaula|pecera|cesta)(?!\p{L})/u;
/** What is left undone, and not for fun: "no querer dormir" is. */
export const MISSING =
  /^no (?!querer (?!hablar|comer$|ver|salir|levantarse)|saber|parar|usar|llevar|tener (?:miedo|prisa|barba))|^(?:dejar de|olvidar)|(?<!\p{L})sol[oa](?= |$)/u;
/** How an animal of the house is that may be dying. */
export const OF_DYING =
  /(?<!\p{L})(?:ya no|dej[oó] de|stopped|fr[ií][oa]s?|cold|quiet[oa]|still|ties[oa]|stiff)(?!\p{L})/iu;
/** How a war comes to a child in peace: by what it sees, asks or fears. */
export const OF_THE_NEWS =
  /(?<!\p{L})(?:tele|telediario|television|radio|noticias|pantalla|por que|miedo|preocup\p{L}*|tv|telly|news|screen|why|scared|afraid|worr\p{L}*)(?!\p{L})/iu;
/** A negation or "for ever": somebody in hospital who may not come home. */
export const NEGATED =
  /(?<!\p{L})(?:no|ni|nunca|jamas|sin|para siempre|se quedo|not|never|without|nothing|none|for ?ever|\p{L}+n[’']t)(?!\p{L})/iu;
/** A child that hardly lived: without an armchair, a garden or a walking stick. */
export const NEWBORN =
  /(?<!\p{L})(?:naci\p{L}*|nacer|bebes?|beb[eé]|embarazo|barriga|gemel[oa]|hermanit[oa]s?|born|bab(?:y|ies)|stillborn|pregnan\p{L}*|twin|tummy)(?!\p{L})/iu;
