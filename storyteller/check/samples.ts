import type { Language } from '../../contract/options.ts';
import { ANY } from '../engine/topic-words.ts';
import { readTopic } from '../engine/topic.ts';

/** Typical topics of parents by class; each template is tested with the classes it supports. */
export const TOPIC_SAMPLES: Record<string, Record<Language, string[]>> = {
  'heavy:pet': {
    es: ['mi perro se ha muerto', 'se murió mi pez'],
    en: ['my cat died', 'our hamster is dead'],
  },
  'heavy:pet-free': {
    es: ['mi perro se ha muerto', 'se murió nuestra gata'],
    en: ['my dog died', 'our cat is dead'],
  },
  'heavy:pet-small': {
    es: ['enterramos al hámster', 'se murió mi pez'],
    en: ['our hamster is dead', 'my rabbit died'],
  },
  'heavy:person': {
    es: ['mi abuelo ha muerto', 'la muerte de la abuela'],
    en: ['Grandpa died', 'my aunt has died'],
  },
  'heavy:quiet': {
    es: ['mamá ha perdido al bebé', 'mi abuela no se acuerda de mi nombre'],
    en: ['Dad is in prison', 'Grandpa does not remember me any more'],
  },
  'heavy:away': {
    es: ['mi gato ha desaparecido', 'se perdió nuestra perra'],
    en: ['my dog got lost', 'our cat is missing'],
  },
  'heavy:harm': {
    es: ['en el cole me pegan', 'papá pega a mamá'],
    en: ['they laugh at my stutter', 'big boys took my shoes'],
  },
  'heavy:hospital': {
    es: ['mi abuela está en el hospital', 'papá está enfermo'],
    en: ['Grandma is in hospital', 'my brother has an operation'],
  },
  'heavy:parents': {
    es: ['mis papás se separan', 'vivir en dos casas'],
    en: ['my parents are splitting up', 'divorce'],
  },
  'heavy:left-out': {
    es: ['nadie quiere jugar conmigo', 'se ríen de mí en el cole'],
    en: ['being left out', 'nobody wants to play with me'],
  },
  'heavy:war': {
    es: ['la guerra en la tele', 'por qué hay guerras'],
    en: ['war on television', 'why is there war'],
  },
  'heavy:moving': {
    es: ['nos mudamos a otra ciudad', 'una casa nueva'],
    en: ['moving away', 'we are moving to a new town'],
  },
  'heavy:dark': {
    es: ['el miedo a la oscuridad', 'un monstruo debajo de la cama'],
    en: ['afraid of the dark', 'a monster under the bed'],
  },
  'tale:three-pigs': { es: ['Los tres cerditos'], en: ['the three little pigs'] },
  evening: {
    es: ['papá y la llamada de las tres', 'las cosas del armario azul de mi tía'],
    en: ['Mum and the letter in the drawer', 'what my brother did with the key'],
  },
  'tale:red-hood': { es: ['Caperucita Roja'], en: ['Little Red Riding Hood'] },
  'tale:three-bears': { es: ['Ricitos de Oro'], en: ['Goldilocks and the three bears'] },
  'tale:tortoise': { es: ['la liebre y la tortuga'], en: ['the tortoise and the hare'] },
  'tale:duckling': { es: ['el patito feo'], en: ['the ugly duckling'] },
  'tale:cinderella': { es: ['la Cenicienta'], en: ['Cinderella'] },
  'tale:hansel': { es: ['Hansel y Gretel'], en: ['Hansel and Gretel'] },
  'tale:beanstalk': { es: ['las habichuelas mágicas'], en: ['Jack and the beanstalk'] },
  'tale:other': { es: ['el gato con botas', 'Blancanieves'], en: ['Puss in Boots', 'the little mermaid'] },
  question: {
    es: ['¿Por qué el cielo es azul?', 'cómo duermen los peces', 'por qué llueve'],
    en: ['why is the sky blue?', 'how do fish sleep', 'why is the sea salty'],
  },
  'event:newcomer': {
    es: ['tengo una hermanita nueva', 'el nacimiento de mi hermano'],
    en: ['a new baby brother', 'becoming a big sister'],
  },
  'event:school': { es: ['el primer día de colegio'], en: ['the first day at school'] },
  'event:doctor': { es: ['Lucía va al dentista por primera vez'], en: ['going to the doctor'] },
  'event:tooth': { es: ['se me mueve un diente'], en: ['a wobbly tooth'] },
  'event:birthday': { es: ['mi cumpleaños'], en: ['my birthday'] },
  'event:water': { es: ['mi primera clase de natación'], en: ['my first swimming lesson'] },
  'event:bike': { es: ['aprender a montar en bici'], en: ['learning to ride a bike'] },
  'event:sleep': { es: ['dormir en casa de los primos'], en: ['a sleepover'] },
  'event:trip': { es: ['mi primer viaje en avión'], en: ['my first camping trip'] },
  'event:feast': { es: ['la noche de Reyes'], en: ['Diwali'] },
  'event:haircut': { es: ['cortarse el pelo'], en: ['a haircut'] },
  'event:show': { es: ['mi primer concierto'], en: ['my first concert'] },
  mine: {
    es: ['mi gato Copito', 'mi pelota', 'nuestro perro', 'mi peluche Pancho'],
    en: ['my dog Rusty', 'my blanket', 'my cat Luna', 'my teddy'],
  },
  fear: {
    es: ['miedo a las tormentas', 'un pirata que tiene miedo al agua', 'me da miedo el váter'],
    en: [
      'scared of thunder',
      'afraid of the hoover',
      'a lion who is afraid of mice',
      'my son is afraid of dogs',
    ],
  },
  lost: {
    es: ['un calcetín perdido', 'perdí mi osito', 'busco las llaves', 'el gatito perdido'],
    en: ['a lost sock', 'My dog lost his ball', 'the missing keys', 'where is my teddy bear'],
  },
  dreamer: {
    es: [
      'un dragón que no sabía volar',
      'una vaca que quiere cantar',
      'dos pingüinos que sueñan con volar',
      'la araña y la mosca se hacen amigas',
    ],
    en: ['a dragon who couldn’t fly', 'a cow who wants to sing', 'three bears who want to see the sea'],
  },
  wish: {
    es: ['quiero volar', 'ser astronauta', 'tener un perro'],
    en: ['I want to fly', 'to be an astronaut', 'having a dog'],
  },
  'duo:plain': {
    es: ['un pirata y una sirena', 'el erizo y el globo'],
    en: ['the fox and the crow', 'a knight and a mouse'],
  },
  'duo:deed': {
    es: ['un perro y un gato que montan un restaurante', 'la luna y el sol juegan al ajedrez'],
    en: ['a princess and a dragon who play chess', 'the moon and the sun swap shifts'],
  },
  'hero:being-deed': {
    es: [
      'un tiburón que cuenta chistes',
      'los piratas',
      'una gata llamada Nube',
      'un pulpo que abrió una peluquería',
    ],
    en: ['a pirate who gets seasick', 'dinosaurs', 'an octopus who plays the piano'],
  },
  'hero:being-state': {
    es: [
      'un unicornio tímido',
      'un león que tiene miedo a los ratones',
      'unos fantasmas muy pequeños',
      'un elefante en la cocina',
    ],
    en: ['a shy unicorn', 'a lion who is afraid of mice', 'a penguin on holiday in the desert'],
  },
  'hero:thing-deed': {
    es: ['un queso que ronca', 'las nubes', 'una pelota'],
    en: ['a cheese that snores', 'stars', 'a rocket that sneezes'],
  },
  'hero:thing-state': {
    es: ['un cohete de cartón', 'un paraguas que tiene miedo a la lluvia'],
    en: ['an invisible hat', 'a lamp that is afraid of the dark'],
  },
  'hero:place-deed': {
    es: ['un castillo que cambiaba de sitio cada noche'],
    en: ['a castle that moved house every night', 'a lighthouse that sings'],
  },
  'hero:place-state': {
    es: ['una biblioteca escondida dentro de un árbol'],
    en: ['a library hidden inside an old oak', 'an invisible castle'],
  },
  outing: {
    es: ['mi perro y yo en la playa', 'mi abuela y yo en el mercado', 'mis primos y yo en el bosque'],
    en: ['my dog and I at the beach', 'my brother and I in the snow', 'going to the zoo with Grandpa'],
  },
  shared: {
    es: [
      'hago galletas con la abuela',
      'mi perro y yo jugamos al escondite',
      'pinto un mural con mis primas',
    ],
    en: ['baking a cake with Dad', 'my brother and I build a den', 'playing chess with my cousins'],
  },
  feast: {
    es: ['la noche de San Juan', 'una boda', 'la función del cole'],
    en: ['Christmas eve', 'a wedding', 'the school play'],
  },
  doing: {
    es: ['hacer tortitas', 'compartir los juguetes', 'lavarse los dientes', 'pintar un cuadro'],
    en: ['making pancakes on Sunday', 'sharing toys', 'brushing your teeth', 'we built a snowman'],
  },
  'place:there': {
    es: ['la luna', 'el fondo del mar', 'un castillo'],
    en: ['the moon', 'a castle', 'the bottom of the sea'],
  },
  idea: { es: ['la amistad', 'la paciencia'], en: ['friendship', 'courage'] },
  said: {
    es: ['hoy llovió y luego salió el sol sobre toda la ciudad mojada', 'brexit', 'la fotosíntesis'],
    en: ['it rained today and then the sun came out over the wet city', 'blockchain', 'entropy'],
  },
};

/** Topics for a template's tag: its own, its class's, or for `any` those of each class it covers. */
export function samplesFor(tag: string, language: Language): string[] {
  // Tags that a topic of the class may have or not.
  const [, some] = /^(hero|dreamer|doing)(?::|$)/.exec(tag) ?? [];
  return Object.entries(TOPIC_SAMPLES)
    .filter(([known]) =>
      some !== undefined
        ? known === some || known.startsWith(`${some}:`)
        : known === tag ||
          known.startsWith(`${tag}:`) ||
          known.startsWith(`${tag}-`) ||
          (tag === 'any' && ANY.includes(known)),
    )
    .flatMap(([, samples]) => samples[language])
    .filter((text) => some === undefined || readTopic(text, language).tags.includes(tag));
}
