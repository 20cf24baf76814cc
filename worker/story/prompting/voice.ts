import type { Language, Level } from '../../../contract/options.ts';

/** Sentences from our example stories that measure at each level. */
export const VOICE: Record<Language, Record<Level, string>> = {
  es: {
    beginner:
      'Abril se sienta en la cama. Da dos golpes. La pared contesta dos. Da cinco, muy rápido. La pared contesta cinco, más despacio.',
    intermediate:
      'Casilda pesa doscientos kilos, tiene ciento doce años y usa una gorra azul. Si le das una carta el lunes, el viernes la entrega en la casa de al lado. Nadie se quejaba. Hasta que llegó un alcalde nuevo, don Próspero, que llevaba reloj. En las dos muñecas.',
    advanced:
      'En el doscientos ochenta y ocho se oyó un chasquido detrás del ayuntamiento, como si alguien pisara una nuez gigante, y se apagó el pueblo. Las farolas, la feria, las lamparitas de los atriles: todo. La plaza se quedó negra como una tuba por dentro.',
  },
  en: {
    beginner:
      'A hen came by. She looked at Maud, going very slowly in a straight line. “Is this a queue?” said the hen. Maud did not hear. Snails have no ears.',
    intermediate:
      'At eight o’clock a sparrow came. It looked left, it looked right, it jumped in, and it washed everything it had: under the wings, behind the neck, bottom last. “Very good bath,” said the sparrow. “Bit cold.”',
    advanced:
      'Kwame pressed his nose to the glass. It was only the stop by the launderette. But the old man stood on the wet pavement and shut his eyes and lifted up his face. And when he walked away he walked quite differently, like someone with sand in his shoes.',
  },
};
