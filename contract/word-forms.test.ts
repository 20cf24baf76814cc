import { expect, test } from 'vitest';
import type { Language } from './options.ts';
import { placesOf } from './word-forms.ts';

/** By hand: a wanted word, forms of it as stories have them, and words beside it that are none. */
const BY_HAND: Record<Language, string> = {
  es: `
    luciérnaga: luciérnaga, luciérnagas | linterna, luz, lucero, lucía
    brújula: brújula, brújulas | bruja, brujas, brújulo, burbuja
    charco: charco, charcos, charquito | charca, barco, charla, chorro
    pez: pez, peces, pececito, pececillos | pezuña, pesa, paz, pescar
    luz: luz, luces, lucecita, lucecitas | lucha, lucía, cruz, luto
    rojo: rojo, roja, rojos, rojas, rojito | reja, rojizo, ojo, rostro
    valiente: valiente, valientes | valía, vale, valentía, viento
    puerto: puerto, puertos | puerta, puertas, puesto, huerto
    barco: barco, barcos, barquito, barquitos | barca, barcas, barro, banco
    libro: libro, libros, librito | libra, libre, libras, liebre
    camino: camino, caminos, caminito | caminó, camina, caminaba, camión
    gato: gato, gata, gatos, gatas, gatito, gatita | gatear, gota, gateaba, pato
    león: león, leona, leones, leonas | leo, leía, lección, peón
    jardín: jardín, jardines | jardinero, jarrón, jarra, gardenia
    nube: nube, nubes, nubecita | nublado, nieve, nueve, sube
    estrella: estrella, estrellas, estrellita | estrecha, estrellado, extraña, destrozo
    caracol: caracol, caracoles, caracola, caracolito | cara, color, carácter, caricia
    amable: amable, amables | amada, amaba, hablaba, ama
    dormir: duerme, durmió, dormía, duermen, durmiendo, dormido, dormirse, dormirá | dormitorio, dos, durmiente, diadema
    cantar: canta, cantaba, cantó, cantando, canté, cantarán, cantara | cuentan, canción, cansado, cántaro
    contar: cuenta, contó, contaba, cuentan, contaré, contando | cantaba, contento, contra, consta
    jugar: juega, jugaban, jugó, juguemos, jugando, jueguen | juguete, jugo, jurar, luego
    pedir: pide, pidió, pedía, pidiendo, pidan, pedirá | puede, podía, piedra, pie
    buscar: busca, buscó, busqué, buscaban, búscalo, buscándolo, buscarla | bosque, brusca, buceo, pescar
    abrazar: abraza, abrazó, abracé, abrazaron, abrazarse | brazo, abrasa, brasa, abrigo
    encender: enciende, encendió, encendía, encienden, encendida | entender, ciende, encima, encanta
    leer: lee, leyó, leía, leyendo, leen, leído | lema, leche, ley, león
    hacer: hace, hizo, hacía, haremos, hecho, haciendo, hago | ancho, hacha, lecho, hacia
    decir: dice, dijo, decía, diciendo, dirá, digo, diga, díselo | dedo, decena, doce`,
  en: `
    firefly: firefly, fireflies | fire, fireman, fly, butterflies
    compass: compass, compasses | company, pass, compare, encompass
    puddle: puddle, puddles, puddled | paddle, muddle, pudding, peddle
    wolf: wolf, wolves | wool, woof, golf, welfare
    leaf: leaf, leaves | leap, lead, loaf, leafy
    knife: knife, knives | knit, knave, knee, wife
    mouse: mouse, mice | moose, mouth, house, rice
    child: child, children | chilled, chill, wild, childhood
    tooth: tooth, teeth | truth, booth, teethe, smooth
    foot: foot, feet | food, fool, feed, fleet
    brave: brave, braver, bravest, braved | brake, grave, bravo, brain
    happy: happy, happier, happiest | happen, happily, puppy, harp
    big: big, bigger, biggest | bag, bigwig, begin, beg
    story: story, stories | store, stormy, storey, history
    box: box, boxes | boss, ox, boxer, books
    star: star, stars | stare, stared, start, starve
    sing: sing, sings, sang, sung, singing | single, sink, singer, song
    run: run, runs, ran, running | rung, ruin, runner, rain
    hop: hop, hops, hopped, hopping | hope, hoped, hoping, shop
    care: care, cares, cared, caring | car, carpet, scare, careful
    carry: carry, carries, carried, carrying | cart, carrot, hurry, caring
    stop: stop, stops, stopped, stopping | step, stoop, top, storm
    lie: lie, lies, lying, lay | life, lion, like, lied
    whisper: whisper, whispers, whispered, whispering | whistle, whisker, wisp, whale
    shine: shine, shines, shone, shining | shin, shrine, shy, shiny
    catch: catch, catches, caught, catching | cat, cats, match, couch
    begin: begin, begins, began, begun, beginning | bargain, big, beginner, being
    travel: travel, travels, travelled, travelling, traveled | trample, gravel, traveller, trail
    kind: kind, kinder, kindest, kinds | king, kindle, kin, kindness`,
};

type Entry = { word: string; forms: string[]; others: string[] };
const ENTRIES = Object.fromEntries(
  Object.entries(BY_HAND).map(([language, lines]) => [
    language,
    lines
      .trim()
      .split('\n')
      .map((line): Entry => {
        const [, word = '', forms = '', others = ''] = /^\s*([^:]+): ([^|]+) \|(.*)$/u.exec(line)!;
        const items = (text: string) =>
          text
            .split(',')
            .map((one) => one.trim())
            .filter(Boolean);
        return { word, forms: items(forms), others: items(others) };
      }),
  ]),
) as Record<Language, Entry[]>;

const FRAMES: Record<Language, string[]> = {
  es: [
    'Esa noche, _ y nada más.',
    '—¿Y _? —preguntó Ana.',
    '_, otra vez.',
    'Todo era _ allí.',
    '«_», pensó.',
    'Ni _ ni ruido.',
  ],
  en: [
    'That night, _ and nothing more.',
    '“And _?” asked Ana.',
    '_, once again.',
    'It was all _ there.',
    '“_,” she thought.',
    'No _ and no noise.',
  ],
};

/** Random numbers that are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Writer = (entry: Entry, below: (count: number) => number) => { told: string; isForm: boolean }[];
const form = (told: string) => ({ told, isForm: true });
const other = (told: string) => ({ told, isForm: false });
const some = (items: string[], below: (count: number) => number) => items[below(items.length)]!;

/** Writers of stories: as ordered, half of the words, in other forms, and with other words instead. */
const WRITERS: Record<string, Writer> = {
  right: ({ word }) => [form(word), form(word)],
  forgetful: (entry, below) => (below(2) === 0 ? [] : [form(some(entry.forms, below))]),
  inflecting: (entry, below) => [0, 1, 2].map(() => form(some(entry.forms, below))),
  stubborn: (entry, below) => [0, 1, 2].map(() => other(some(entry.others, below))),
};

test('in 200 stories by a scripted writer the words are found that are there, and no others', () => {
  const counts = { right: 0, wrong: 0, missed: 0 };
  const faults = new Set<string>();
  for (const [n, [name, writer]] of Array.from({ length: 50 }, () => Object.entries(WRITERS))
    .flat()
    .entries()) {
    const below = numbers(n + 1);
    const language: Language = n % 8 < 4 ? 'es' : 'en';
    const wanted = Array.from({ length: 8 }, () => ENTRIES[language][below(ENTRIES[language].length)]!);
    for (const entry of new Set(wanted)) {
      for (const { told, isForm } of writer(entry, below)) {
        const written = below(4) === 0 ? told.charAt(0).toLocaleUpperCase() + told.slice(1) : told;
        const frame = some(FRAMES[language], below);
        const sentence = frame.replace('_', () => written);
        const places = placesOf(sentence, entry.word, language);
        const at = frame.indexOf('_');
        const isFound = places.some(({ from, to }) => from === at && to === at + written.length);
        if (isForm && isFound) counts.right += 1;
        if (isForm && !isFound) counts.missed += 1;
        counts.wrong += places.length - Number(isFound) + Number(!isForm && isFound);
        if (isForm !== isFound || places.length !== Number(isFound))
          faults.add(`${name} ${entry.word}: ${told}`);
      }
    }
  }
  const { right, wrong, missed } = counts;
  const [precision, recall] = [right / (right + wrong), right / (right + missed)];
  expect(right).toBeGreaterThan(1000);
  expect([...faults]).toEqual([]);
  expect(precision).toBeGreaterThanOrEqual(0.97);
  expect(recall).toBeGreaterThanOrEqual(0.97);
});

test('every form of the list is found, and no word beside it', () => {
  const faults: string[] = [];
  for (const language of ['es', 'en'] as const)
    for (const { word, forms, others } of ENTRIES[language]) {
      for (const one of forms)
        if (placesOf(one, word, language).length !== 1) faults.push(`missed ${word}: ${one}`);
      for (const one of others)
        if (placesOf(one, word, language).length > 0) faults.push(`wrong ${word}: ${one}`);
    }
  expect(faults).toEqual([]);
});

test.each<[Language, string, string, string[]]>([
  ['es', 'la luna', 'La luna y las lunas.', ['luna', 'lunas']],
  [
    'es',
    'pan con queso',
    'Comió pan con queso; los panes con quesos, no.',
    ['pan con queso', 'panes con quesos'],
  ],
  ['es', 'dulces sueños', '—Dulces sueños, Ana. Un dulce sueño.', ['Dulces sueños', 'dulce sueño']],
  ['en', 'to catch up', 'She caught up, catching  up; she caught it up.', ['caught up', 'catching  up']],
  ['en', 'the moon', 'The moon’s light and moons.', ['moon’s', 'moons']],
  ['en', 'walkie-talkie', 'A walkie-talkie, two walkie-talkies.', ['walkie-talkie', 'walkie-talkies']],
  ['en', 'ok', 'OK, okay.', ['OK']],
  ['es', '', 'Nada.', []],
])('in %s the places of %j are those of its forms', (language, word, text, expected) => {
  expect(placesOf(text, word, language).map(({ from, to }) => text.slice(from, to))).toEqual(expected);
});
