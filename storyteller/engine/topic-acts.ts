import { fold } from '../../contract/fold.ts';
import { sceneWordsIn } from '../../contract/scene-words.ts';
import type { Pose, RelationWord } from '../../contract/scene.ts';
import type { Topic } from './topic-types.ts';

/** What a topic's hero does, as a picture shows it. */

/** Spanish infinitives with which a deed begins, folded, by the pose that shows it. The first that fits. */
const ACTS: readonly (readonly [Pose, RegExp])[] = [
  ['runs', /^(?:hacer )?volar (?:\S+ )?cometas?/u],
  ['reads', /^(?:leer|estudiar|aprender a leer|escribir)/u],
  [
    'sings',
    /^(?:cantar|silbar|tararear|aullar|roncar cantando|tocar (?:\S+ )?(?:piano|guitarra|tambor|flauta|violin|trompeta|bateria))/u,
  ],
  [
    'cooks',
    /^(?:cocinar|hornear|amasar|freir|guisar|abrir (?:\S+ )?(?:panaderia|pasteleria|pizzeria|restaurante)|hacer (?:\S+ ){0,2}(?:galletas?|tartas?|pasteles?|pan|pizzas?|sopa|tortitas|tortillas?|bizcochos?|churros|croquetas|magdalenas))/u,
  ],
  ['eats', /^(?:comer|comerse|merendar|desayunar|cenar|almorzar|lamer|morder|probar)/u],
  ['sleeps', /^(?:dormir|dormirse|roncar|bostezar|hibernar|echarse la siesta|sonar(?:$| con))/u],
  ['flies', /^(?:volar|estar en el (?:cielo|aire)|planear|despegar|pilotar|flotar)/u],
  ['swims', /^(?:nadar|bucear|banarse|chapotear|flotar en el agua|zambullirse)/u],
  ['sails', /^(?:navegar|remar|zarpar|hacerse a la mar)/u],
  ['dances', /^(?:bailar|danzar|patinar|girar|dar vueltas|hacer (?:el pino|ballet))/u],
  ['jumps', /^(?:saltar|brincar|dar saltos|botar|rebotar)/u],
  ['climbs', /^(?:trepar|escalar|subir|subirse|encaramarse)/u],
  ['falls', /^(?:caer|caerse|tropezar|resbalar)/u],
  ['hides', /^(?:esconder|esconderse|ocultarse|jugar al escondite|camuflarse)/u],
  [
    'hugs',
    /^(?:abrazar|abrazarse|dar abrazos|querer (?:un )?abrazo|acurrucarse|besar|dar (?:un |unos )?besos?|cuidar|querer mucho)/u,
  ],
  [
    'rides',
    /^(?:montar|cabalgar|ir en (?:bici|bicicleta|moto|patinete|tren|autobus|coche|tractor|avion|barco|cohete|grua)|conducir|pedalear)/u,
  ],
  ['kicks', /^(?:jugar al? (?:futbol|balon)|chutar|patear|marcar|meter (?:un )?gol|ser portero)/u],
  ['carries', /^(?:llevar|cargar|traer|repartir|transportar|recoger|guardar)/u],
  [
    'runs',
    /^(?:correr|huir|robar|escapar|perseguir|echar (?:a correr|carreras)|hacer (?:una )?carreras?|tener prisa|competir)/u,
  ],
  [
    'reaches',
    /^(?:alcanzar|coger|atrapar|buscar|hacer (?:\S+ )?munecos? de nieve|construir|encontrar|plantar|regar|pintar|colgar|pescar|tocar (?:el cielo|las estrellas))/u,
  ],
  ['waves', /^(?:saludar|despedirse|decir (?:adios|hola)|llamar)/u],
  ['points', /^(?:mirar|contar|ensenar|explicar|senalar|descubrir|ver|preguntar)/u],
  [
    'sits',
    /^(?:sentarse|estar en (?:un|una|el|la|su) (?:cohete|caja|barco|barca|bote|coche|autobus|avion|tractor)|esperar|meditar|pensar|tejer|dibujar|descansar|vivir en|charlar)/u,
  ],
  [
    'walks',
    /^(?:andar|caminar|pasear|ir|irse|viajar|marchar|llegar|volver|venir|salir|cruzar|mudarse|perderse)/u,
  ],
];

/** Deeds of the hands: what is done with a thing that is in them. */
const IN_HAND = /^(?:tejer|coser|dibujar|robar|(?:hacer )?volar (?:\S+ )?cometa)/u;

/** Deeds in what one can get into. */
const IN_IT =
  /^(?:estar|dormir|vivir|viajar|ir|esconderse|sentarse) (?:en|dentro de) (?:(?:un|una|el|la|su) )?(?:cohete|zapat\p{L}+|caja|barco|barca|bote|coche|autobus|avion\p{L}*|tractor|casit?a|cesta|tienda)/u;

/** What is not done: wanted, feared, lost or denied. */
const IS_NOT =
  /^(?:no|querer(?! (?:un )?abrazo)|desear|sonar con|temer|tener miedo|odiar|olvidar|dejar de)(?!\p{L})/u;

/** Whether a topic's deed is done at the end of its story alone. */
export const isWish = ({ doing, tags }: Topic): boolean =>
  tags.includes('dreamer') || /^querer(?!\p{L})/u.test(doing?.do.es ?? '');

/** `relation` where the pose has another one by itself. */
export type Act = { pose: Pose; relation: RelationWord | null; target: string | null };

/** What the deed of a topic looks like: the pose, and what it is done with, where that is on the list. */
export function actOf({ doing }: Topic): Act | null {
  const deed = fold(doing?.do.es ?? '');
  if (deed === '' || IS_NOT.test(deed)) return null;
  const [pose] = ACTS.find(([, begins]) => begins.test(deed)) ?? [];
  if (pose === undefined) return null;
  const { things, figures } = sceneWordsIn(deed);
  const relation = IN_HAND.test(deed) ? 'holding' : IN_IT.test(deed) ? 'in' : null;
  const kite = /\bcometas?\b/u.test(deed) && pose === 'runs' ? 'kite' : null;
  return { pose, relation, target: kite ?? things[0] ?? figures[0]?.kind ?? null };
}
