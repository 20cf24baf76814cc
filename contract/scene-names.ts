import type { FigureColour, FigureKind, Garment, Thing } from './scene.ts';

/** A noun in both languages, with its gender in Spanish. */
export type SceneName = { es: string; gender: 'f' | 'm'; en: string };

const f = (es: string, en: string): SceneName => ({ es, gender: 'f', en });
const m = (es: string, en: string): SceneName => ({ es, gender: 'm', en });

/** What is in a picture, as one says it; in the order in which it is offered. */
export const FIGURE_NAMES: Record<FigureKind, SceneName> = {
  girl: f('niña', 'girl'),
  boy: m('niño', 'boy'),
  woman: f('mujer', 'woman'),
  man: m('hombre', 'man'),
  grandmother: f('abuela', 'grandmother'),
  grandfather: m('abuelo', 'grandfather'),
  knight: m('caballero', 'knight'),
  pirate: m('pirata', 'pirate'),
  astronaut: m('astronauta', 'astronaut'),
  wizard: m('mago', 'wizard'),
  robot: m('robot', 'robot'),
  dragon: m('dragón', 'dragon'),
  monster: m('monstruo', 'monster'),
  unicorn: m('unicornio', 'unicorn'),
  bear: m('oso', 'bear'),
  fox: m('zorro', 'fox'),
  wolf: m('lobo', 'wolf'),
  rabbit: m('conejo', 'rabbit'),
  mouse: m('ratón', 'mouse'),
  cat: m('gato', 'cat'),
  dog: m('perro', 'dog'),
  owl: m('búho', 'owl'),
  bird: m('pájaro', 'bird'),
  horse: m('caballo', 'horse'),
  lion: m('león', 'lion'),
  elephant: m('elefante', 'elephant'),
  turtle: f('tortuga', 'turtle'),
  frog: f('rana', 'frog'),
  penguin: m('pingüino', 'penguin'),
  whale: f('ballena', 'whale'),
  fish: m('pez', 'fish'),
  octopus: m('pulpo', 'octopus'),
  cow: f('vaca', 'cow'),
  sheep: f('oveja', 'sheep'),
  giraffe: f('jirafa', 'giraffe'),
  hedgehog: m('erizo', 'hedgehog'),
  crocodile: m('cocodrilo', 'crocodile'),
  hen: f('gallina', 'hen'),
  snail: m('caracol', 'snail'),
  pig: m('cerdo', 'pig'),
  duck: m('pato', 'duck'),
  squirrel: f('ardilla', 'squirrel'),
};

export const GARMENT_NAMES: Record<Exclude<Garment, 'none'>, SceneName> = {
  scarf: f('bufanda', 'scarf'),
  hat: m('sombrero', 'hat'),
  cape: f('capa', 'cape'),
  crown: f('corona', 'crown'),
  glasses: f('gafas', 'glasses'),
  bow: m('lazo', 'bow'),
  backpack: f('mochila', 'backpack'),
  hood: f('capucha', 'hood'),
  pointed: m('sombrero puntiagudo', 'pointed hat'),
};

export const THING_NAMES: Record<Thing, SceneName> = {
  lamp: f('lámpara', 'lamp'),
  book: m('libro', 'book'),
  letter: f('carta', 'letter'),
  key: f('llave', 'key'),
  map: m('mapa', 'map'),
  ball: f('pelota', 'ball'),
  kite: f('cometa', 'kite'),
  balloon: m('globo', 'balloon'),
  boat: m('barquito', 'toy boat'),
  train: m('tren de juguete', 'toy train'),
  drum: m('tambor', 'drum'),
  cake: m('pastel', 'cake'),
  teapot: f('tetera', 'teapot'),
  umbrella: m('paraguas', 'umbrella'),
  egg: m('huevo', 'egg'),
  flower: f('flor', 'flower'),
  shell: f('caracola', 'shell'),
  star: f('estrella', 'star'),
  chest: m('cofre', 'chest'),
  telescope: m('telescopio', 'telescope'),
  box: f('caja de cartón', 'cardboard box'),
  scales: f('balanza', 'pair of scales'),
  machine: f('máquina', 'machine'),
  teddy: m('osito de peluche', 'teddy bear'),
  armchair: m('sillón', 'armchair'),
  basket: f('cesta', 'basket'),
  chairs: f('torre de sillas', 'tower of chairs'),
};

/** The Spanish one of a masculine noun. */
export const COLOUR_NAMES: Record<FigureColour, { es: string; en: string }> = {
  red: { es: 'rojo', en: 'red' },
  orange: { es: 'naranja', en: 'orange' },
  yellow: { es: 'amarillo', en: 'yellow' },
  green: { es: 'verde', en: 'green' },
  blue: { es: 'azul', en: 'blue' },
  purple: { es: 'morado', en: 'purple' },
  brown: { es: 'marrón', en: 'brown' },
  white: { es: 'blanco', en: 'white' },
  grey: { es: 'gris', en: 'grey' },
};
