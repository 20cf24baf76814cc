import type { Language, ReportReason } from '../../../contract/options.ts';

type LinkWords = {
  /** Name of the product with what it is, for messengers. */
  about: string;
  picture: string;
  language: string;
  both: string;
  size: string;
  /** From small to large. */
  sizes: readonly [string, string, string, string];
  listen: Record<Language, string>;
  awaitsSound: string;
  byAi: string;
  product: string;
  report: {
    open: string;
    intro: string;
    reason: string;
    reasons: Record<ReportReason, string>;
    comment: string;
    send: string;
    sent: string;
    incomplete: string;
  };
  gone: { title: string; body: string };
};

/** Text of a link's page around the story, in the reader's language. */
export const LINK_WORDS: Record<Language, LinkWords> = {
  es: {
    about: 'Un cuento para leer y escuchar, hecho con Cuéntame.',
    picture: 'Dibujo del cuento',
    language: 'Idioma',
    both: 'Los dos',
    size: 'Tamaño de letra',
    sizes: ['Pequeña', 'Normal', 'Grande', 'Muy grande'],
    listen: { es: 'Escuchar el cuento', en: 'Escuchar el cuento en inglés' },
    awaitsSound: 'La voz de este cuento se está preparando. Vuelve en unos minutos para escucharlo.',
    byAi: 'Texto y voz creados con inteligencia artificial.',
    product: 'Este cuento lo pidió una familia en Cuéntame.',
    report: {
      open: 'Hay algo mal en este cuento',
      intro: 'Tu aviso llega al equipo de Cuéntame, que leerá el cuento. No hace falta que digas quién eres.',
      reason: '¿Qué pasa?',
      reasons: {
        frightening: 'Da miedo',
        unsuitable: 'No es apropiado para niños',
        hurtful: 'Ofende o discrimina',
        mistaken: 'Tiene errores o no se entiende',
        other: 'Otra cosa',
      },
      comment: 'Comentario (si quieres)',
      send: 'Enviar el aviso',
      sent: 'Gracias. Hemos recibido tu aviso y leeremos el cuento.',
      incomplete: 'Elige qué pasa y escribe como mucho mil letras.',
    },
    gone: {
      title: 'Este enlace ya no está abierto',
      body: 'Puede que haya terminado su plazo o que lo hayan cerrado. Pide otro a quien te lo envió.',
    },
  },
  en: {
    about: 'A story to read and listen to, made with Cuéntame.',
    picture: 'Drawing of the story',
    language: 'Language',
    both: 'Both',
    size: 'Letter size',
    sizes: ['Small', 'Normal', 'Large', 'Very large'],
    listen: { es: 'Listen to the story in Spanish', en: 'Listen to the story' },
    awaitsSound: 'The voice of this story is being prepared. Come back in a few minutes to listen.',
    byAi: 'Text and voice made with artificial intelligence.',
    product: 'A family asked for this story at Cuéntame.',
    report: {
      open: 'Something is wrong with this story',
      intro: 'Your report goes to the Cuéntame team, who will read the story. You need not say who you are.',
      reason: 'What is wrong?',
      reasons: {
        frightening: 'Frightening',
        unsuitable: 'Unsuitable for children',
        hurtful: 'Hurtful or discriminating',
        mistaken: 'Mistaken or hard to follow',
        other: 'Something else',
      },
      comment: 'Comment (if you like)',
      send: 'Send the report',
      sent: 'Thank you. We have your report and will read the story.',
      incomplete: 'Choose what is wrong, and write a thousand letters at most.',
    },
    gone: {
      title: 'This link is no longer open',
      body: 'Its time may have run out, or it was closed. Ask for another from the person who sent it.',
    },
  },
};
