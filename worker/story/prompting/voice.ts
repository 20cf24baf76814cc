import type { Language, Level } from '../../../contract/options.ts';

/**
 * Two samples of each level, about different things and without names, so that a model takes neither hero nor place
 * from them. Each measures at its level.
 */
export const VOICE: Record<Language, Record<Level, readonly [string, string]>> = {
  es: {
    beginner: [
      'La niña da dos golpes. La pared contesta dos. Da cinco, muy rápido. La pared contesta cinco, más despacio.',
      'Hay un huevo menos. La gallina mira debajo del nido. En la bota hay algo tibio.',
    ],
    intermediate: [
      'Las cartas del lunes llegaban al lado el viernes. Nadie se quejó hasta que vino un alcalde con reloj.',
      'El ascensor quería ver el mar, pero no tenía ese botón. Abrió la puerta en el tejado y esperó.',
    ],
    advanced: [
      'Se oyó un chasquido detrás del ayuntamiento, como si alguien pisara una nuez gigante. La plaza se quedó negra como una tuba por dentro.',
      'La última croqueta llevaba un rato en el plato. Nadie la miraba, porque mirarla era como pedirla, y fuera, por decir algo, empezó a llover.',
    ],
  },
  en: {
    beginner: [
      'A hen looked at the snail. “Is this a queue?” said the hen. The snail did not hear. Snails have no ears.',
      'The tooth was gone. There was a coin, and a very small footprint. The footprint was wet.',
    ],
    intermediate: [
      'The sparrow washed everything it had, bottom last. “Very good bath,” it said to nobody, and then it shook.',
      'Nobody got on, but the driver waited all the same. After a while he said, “Mind the step,” to the dark.',
    ],
    advanced: [
      'The old man stood on the wet pavement and shut his eyes. And when he walked away he walked quite differently, like someone with sand in his shoes.',
      'It was the kind of marrow that makes people lower their voices. When the judge came past, the whole tent leaned a little, as wheat does.',
    ],
  },
};
