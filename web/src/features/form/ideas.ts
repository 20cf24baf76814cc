import type { Language } from '../../../../contract/options.ts';

const IDEAS: Record<Language, readonly string[]> = {
  es: [
    'El diente que no quería salir',
    'La abuela que tejía nubes',
    'Un dragón que solo echaba pompas de jabón',
    'El tren que quería dormir en la playa',
    'Una ballena que perdió su canción',
    'El ratón que guardaba la luna en un bolsillo',
    'Un pirata que se mareaba en los barcos',
    'La bicicleta que sabía el camino a casa',
    'Un pulpo que abrió una peluquería',
    'El día en que las sombras se fueron de paseo',
    'Una cartera que repartía cartas a las estrellas',
    'El caracol que ganó una carrera sin correr',
    'Una biblioteca escondida dentro de un árbol',
    'El gato que contaba ovejas toda la noche',
    'Un robot que aprendió a abrazar',
    'La tortuga que quería ver la nieve',
    'El espantapájaros que se hizo amigo de los pájaros',
    'Un pingüino de vacaciones en el desierto',
    'La niña que hablaba con el viento',
    'Un oso que no podía dormirse',
    'La semilla que quería ser montaña',
    'La jirafa que tejía bufandas',
    'Un castillo que cambiaba de sitio cada noche',
    'El autobús del cole que se equivocó de calle',
    'El zorro que vendía mapas de tesoros',
    'Dos hermanos que encontraron una puerta en el jardín',
    'El panadero que amasaba sueños',
  ],
  en: [
    'The wobbly tooth that would not come out',
    'The grandmother who knitted clouds',
    'A dragon who could only breathe bubbles',
    'The train that wanted to sleep by the sea',
    'A whale who had lost her song',
    'The mouse who kept the moon in his pocket',
    'A pirate who got seasick',
    'The bicycle that always knew the way home',
    'An octopus who opened a hair salon',
    'The day the shadows went out for a walk',
    'A postwoman who delivered letters to the stars',
    'The snail who won a race without hurrying',
    'A library hidden inside an old oak',
    'The cat who counted sheep all night',
    'A robot who learned to hug',
    'The tortoise who longed to see snow',
    'The scarecrow who made friends with the crows',
    'A penguin on holiday in the desert',
    'The girl who could talk to the wind',
    'A bear who couldn’t fall asleep',
    'The seed that wanted to be a mountain',
    'The giraffe who knitted scarves',
    'A castle that moved house every night',
    'The school bus that took the wrong street',
    'The fox who sold treasure maps',
    'Two sisters who found a door in the garden',
    'The baker who kneaded dreams',
  ],
};

const IDEAS_A_DAY = 3;

/**
 * Three ideas for a day, different the next day; all ideas come before one returns.
 * @param day days since 1970
 */
export function ideasOfTheDay(language: Language, day: number): string[] {
  const ideas = IDEAS[language];
  const start = (day * IDEAS_A_DAY) % ideas.length;
  return Array.from({ length: IDEAS_A_DAY }, (_, offset) => ideas[(start + offset) % ideas.length] ?? '');
}
