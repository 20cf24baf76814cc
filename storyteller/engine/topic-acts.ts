import { fold } from '../../contract/fold.ts';
import { sceneWordsIn } from '../../contract/scene-words.ts';
import type { Pose, RelationWord, Thing } from '../../contract/scene.ts';
import type { Topic } from './topic-types.ts';

/** What a topic's hero does, as a picture shows it. */

/** Spanish infinitives with which a deed begins, folded, by the pose that shows it. The first that fits. */
const ACTS: readonly (readonly [Pose, RegExp])[] = [
  ['runs', /^(?:hacer )?volar (?:\S+ )?cometas?/u],
  ['reads', /^(?:leer|estudiar|aprender a leer|escribir)/u],
  [
    'sings',
    /^(?:cantar|silbar|tararear|aullar|roncar cantando|dar (?:un )?conciertos?|ensayar|ser (?:cantante|musico|music[ao])|tocar (?!a |el cielo|la luna|las estrellas|el timbre))/u,
  ],
  [
    'cooks',
    /^(?:cocinar|hornear|ser (?:cociner|panader|chef|pasteler)|amasar|freir|guisar|abrir (?:\S+ )?(?:panaderia|pasteleria|pizzeria|restaurante)|(?:hacer|preparar) (?:\S+ ){0,2}(?:galletas?|tartas?|pastel(?:es)?|pan|pizzas?|sopa|tortitas|tortillas?|bizcochos?|churros|croquetas|magdalenas|paella|bunuelos|roscones?))/u,
  ],
  [
    'eats',
    /^(?:comer|comerse|merendar|desayunar|cenar|almorzar|lamer|morder|probar|beber|tomar (?:el |un )?(?:te|chocolate|helados?|zumo)|hacer un picnic)/u,
  ],
  [
    'sleeps',
    /^(?:dormir|dormirse|quedarse (?:dormid|a dormir)|roncar|bostezar|hibernar|echarse la siesta|sonar(?:$| con))/u,
  ],
  [
    'flies',
    /^(?:volar|estar en el (?:cielo|aire)|planear|(?:viajar|ir|ir de excursion|montar|subir|dar una vuelta) en (?:un )?globo|despegar|pilotar|flotar|ser pilot)/u,
  ],
  ['swims', /^(?:nadar|bucear|banarse|chapotear|flotar en el agua|zambullirse)/u],
  ['sails', /^(?:navegar|remar|zarpar|hacerse a la mar)/u],
  [
    'dances',
    /^(?:bailar|danzar|patinar|girar|dar vueltas|celebrar|casarse|disfrazarse|ser (?:(?:el|la) mejor )?bailarin|hacer (?:el pino|ballet|gimnasia|yoga|(?:una )?fiestas?))/u,
  ],
  ['jumps', /^(?:saltar|brincar|dar saltos|botar|rebotar|ganar|explotar|estallar)/u],
  ['climbs', /^(?:trepar|escalar|subir|subirse|encaramarse)/u],
  ['falls', /^(?:caer|caerse|tropezar|resbalar)/u],
  ['hides', /^(?:esconder|esconderse|ocultarse|jugar al escondite|camuflarse)/u],
  [
    'hugs',
    /^(?:abrazar|abrazarse|dar abrazos|querer (?:un )?abrazo|acurrucarse|besar|dar (?:un |unos )?besos?|cuidar (?:a|de|al)(?!\p{L})|querer mucho|hacerse amig|ser (?:muy )?amig|ser (?:las? |los? )?(?:mejor(?:es)? )?amig|enamorarse|adoptar|consolar|perdonar|hacer las paces|reconciliarse)/u,
  ],
  [
    'rides',
    /^(?:montar(?= (?:en|a)(?!\p{L}))|cabalgar|ir en (?:bici|bicicleta|moto|patinete|tren|autobus|coche|tractor|avion|barco|cohete|grua)|conducir|pedalear)/u,
  ],
  [
    'kicks',
    /^(?:jugar al? (?:futbol|balon)|chutar|patear|marcar|meter (?:un )?gol|ser (?:portero|futbolista))/u,
  ],
  [
    'carries',
    /^(?:plantar|regar|cultivar|pintar(?!se)|llevar|cargar|traer|repartir|transportar|recoger|guardar|vender|regalar|comprar|salvar|rescatar)/u,
  ],
  [
    'runs',
    /^(?:correr|huir|robar|escapar|perseguir|esquiar|jugar(?: a (?:pillar|las carreras)| con|$)|echar (?:a correr|carreras)|hacer (?:una )?carreras?|tener prisa|competir)/u,
  ],
  [
    'reaches',
    /^(?:alcanzar|coger|atrapar|buscar|hacer (?:\S+ )?munecos? de nieve|construir|encontrar|cuidar|colgar|arreglar|reparar|levantar|coleccionar|ordenar|lavar(?!se)|limpiar|banar(?!se)|enterrar|desenterrar|cazar|dar de comer|hacer (?:\S+ )?(?:caban|fuerte|fortaleza|castillo(?!s? de arena)|iglu|torre|cohete|robot|nave)|tocar (?:el cielo|las estrellas))/u,
  ],
  [
    'waves',
    /^(?:saludar|despedirse|decir (?:adios|hola)|llamar|hablar|decir|hacer (?:magia|trucos|malabares)|conocer(?:se)?(?!\p{L}))/u,
  ],
  ['points', /^(?:mirar|contar|ensenar|explicar|senalar|descubrir|ver|preguntar)/u],
  [
    'sits',
    /^(?:sentarse|pescar|hacer (?:\S+ )?castillos? de arena|estar en (?:un|una|el|la|su) (?:cohete|caja|cesta|barco|barca|bote|coche|autobus|avion|tractor)|esperar|meditar|pensar|tejer|coser|dibujar|descansar|vivir en|charlar|jugar al? (?:\S+ )?(?:ajedrez|parchis|cartas|domino|loteria|damas|bingo|oca)|hacer (?:\S+ )?(?:deberes|puzles?|ganchillo|punto|trenzas|manualidades)|compartir)/u,
  ],
  [
    'walks',
    /^(?:andar|caminar|pasear|ir|irse|viajar|marchar|llegar|volver|venir|salir|cruzar|mudarse|perderse|visitar|explorar|recorrer|dar (?:un )?paseos?|dar sus primeros pasos)/u,
  ],
];

/** Deeds of the hands: what is done with a thing that is in them. */
const IN_HAND = /^(?:pescar|tejer|coser|dibujar|robar|(?:hacer )?volar (?:\S+ )?cometa)/u;

/** Deeds in what one can get into. */
const IN_IT =
  /^(?:estar|dormir|vivir|viajar|ir|ir de excursion|montar|subir|volar|dar una vuelta|esconderse|sentarse) (?:en|dentro de) (?:(?:un|una|el|la|su) )?(?:globo|cohete|zapat\p{L}+|caja|barco|barca|bote|coche|autobus|avion\p{L}*|tractor|casit?a|cesta|tienda)/u;

/** What one sits and sleeps on. */
const ON_IT: readonly Thing[] = [
  'armchair',
  'bed',
  'cloud',
  'chest',
  'box',
  'machine',
  'wheelchair',
  'piano',
  'sofa',
  'chair',
  'bench',
  'carpet',
  'rockinghorse',
];

/** What is not done: wanted, feared, lost or denied. */
const IS_NOT =
  /^(?:no|querer(?! (?:un )?abrazo)|desear|sonar con|temer|tener miedo|odiar|olvidar|dejar de)(?!\p{L})/u;

/** Words of either language, folded, for a deed that is wanted, feared or cannot be done. */
const WISHED =
  /\b(?:quier\p{L}*|queri\p{L}*|suena\p{L}*|sona\p{L}*|desea\p{L}*|no|nunca|sin|miedo|wants?|wanted|dreams?|dreamed|wish\p{L}*|cant|cannot|couldnt|can not|could not|doesnt|didnt|never|not|without|afraid|scared)\b/u;

/** Whether a topic's deed is done at the end of its story alone: what is learnt or won is done from the beginning. */
export const isWish = ({ doing, tags }: Topic, typed: string): boolean =>
  (tags.includes('dreamer') && WISHED.test(fold(typed).replace(/['’]/gu, ''))) ||
  /^querer(?!\p{L})/u.test(doing?.do.es ?? '');

/** Whether it cannot or will not sleep. */
export const isSleepless = (topic: Topic, typed: string): boolean =>
  isWish(topic, typed) && /^(?:no \p{L}+ )?dormir/u.test(fold(topic.doing?.do.es ?? ''));

/** What is gone to, or learnt, is done. */
const ON_THE_WAY =
  /^(?:ir|irse|salir|aprender|volver|empezar|ponerse|ensenar(?: \p{L}+)?) a (?=\p{L}+[aei]r(?:se)?(?!\p{L}))/u;
/** Whom one has: *tener un perro*. */
const HAS = /^tener (?:un|una|dos) /u;

/** `relation` where the pose has another one by itself. */
export type Act = { pose: Pose; relation: RelationWord | null; target: string | null };

/** What the deed of a topic looks like: the pose, and what it is done with, where that is on the list. */
export function actOf({ doing }: Topic): Act | null {
  const deed = fold(doing?.do.es ?? '').replace(ON_THE_WAY, '');
  if (deed === '' || IS_NOT.test(deed)) return null;
  const { things, figures } = sceneWordsIn(deed);
  const [own] = figures;
  if (own && HAS.test(deed)) return { pose: 'hugs', relation: null, target: own.kind };
  const [pose] = ACTS.find(([, begins]) => begins.test(deed)) ?? [];
  if (pose === undefined) return null;
  const isOnIt =
    things[0] === undefined || ON_IT.includes(things[0]) || IN_IT.test(deed) || IN_HAND.test(deed);
  if ((pose === 'sits' || pose === 'sleeps') && !isOnIt) return { pose, relation: null, target: null };
  const relation = IN_HAND.test(deed) ? 'holding' : IN_IT.test(deed) ? 'in' : null;
  const kite = /\bcometas?\b/u.test(deed) && pose === 'runs' ? 'kite' : null;
  const whom = pose === 'reads' ? null : (figures[0]?.kind ?? null);
  return { pose, relation, target: kite ?? things[0] ?? whom };
}
