import type { IncidentFacts, Rule } from '../directory/incidents.ts';
import { composeLetter, type Letter } from './letter.ts';

type Words = {
  subject: string;
  /** What happened, from the figures at the beginning. */
  said(facts: IncidentFacts): string;
  /** What users see. */
  seen: string;
};

/** Runbook of each rule, in docs/runbooks/. */
const RUNBOOK: Record<Rule, string> = {
  answers: 'provider-down.md',
  webhook: 'provider-down.md',
  stories: 'provider-down.md',
  narrations: 'provider-down.md',
  first_sentence: 'provider-down.md',
  nightly: 'roll-back.md',
  spending: 'provider-down.md',
  mail: 'provider-down.md',
  backups: 'restore.md#backups-are-late',
  database: 'restore.md',
};

const WORDS: Record<'es' | 'en', Record<Rule, Words>> = {
  es: {
    answers: {
      subject: 'Fallan respuestas',
      said: ({ faults, answers, code }) =>
        `En diez minutos ${faults} de ${answers} respuestas han sido un fallo nuestro o de un proveedor, sobre todo ${code}.`,
      seen: 'Quien pide algo ve el aviso de ese fallo y puede repetirlo; no se le descuenta nada.',
    },
    webhook: {
      subject: 'No entran los avisos de Stripe',
      said: ({ failed }) =>
        `En una hora no se ha aceptado ningún aviso de Stripe, y ${failed} han fallado: el secreto del webhook no es el suyo, la base de datos falla o alguien envía avisos falsos.`,
      seen: 'Quien paga ve Premium al volver de Stripe; bajas, renovaciones y devoluciones llegan tarde. Stripe repite sus avisos durante tres días.',
    },
    stories: {
      subject: 'No se guarda ningún cuento',
      said: ({ asked, code }) =>
        `En veinte minutos se han pedido ${asked} cuentos y no se ha guardado ninguno. El fallo más frecuente: ${code}.`,
      seen: 'Quien pide un cuento ve que ahora no se puede; no se le descuenta.',
    },
    narrations: {
      subject: 'No se guarda ningún audio',
      said: ({ asked, code }) =>
        `En veinte minutos se han pedido ${asked} audios y no se ha guardado ninguno. El fallo más frecuente: ${code}.`,
      seen: 'Los cuentos se escriben y se leen; quien pide un audio ve que ahora no se puede y no se le descuenta.',
    },
    first_sentence: {
      subject: 'La primera frase tarda',
      said: ({ stories, seconds }) =>
        `De los últimos ${stories} cuentos, uno de cada veinte ha tardado ${seconds} segundos o más en enseñar su primera frase.`,
      seen: 'Quien pide un cuento espera más.',
    },
    nightly: {
      subject: 'La tarea de la noche no está hecha',
      said: ({ run }) =>
        run === 'failed'
          ? 'La tarea de la noche ha fallado en alguna parte; el registro dice en cuál (sweeping).'
          : 'Hace más de 26 horas que no se hace la tarea de la noche.',
      seen: 'Nadie nota nada todavía: lo que caduca no se borra y los correos pendientes no salen.',
    },
    spending: {
      subject: 'Gasto de hoy',
      said: ({ what, spent, cap }) =>
        `Hoy se ha gastado más del 80 % del tope: ${spent} de ${cap} (${what === 'stories' ? 'cuentos' : 'caracteres leídos'}).`,
      seen: 'Las cuentas gratuitas ya tienen agotada su mitad; cuando se agote todo, nadie puede pedir más hasta la medianoche UTC.',
    },
    mail: {
      subject: 'No sale el correo',
      said: ({ failed }) =>
        `En media hora el servicio de correo ha rechazado ${failed} correos y no ha aceptado ninguno.`,
      seen: 'No llegan confirmaciones, contraseñas nuevas ni avisos. Los mensajes y avisos que te escriben están guardados y saldrán después.',
    },
    backups: {
      subject: 'Las copias llegan tarde',
      said: ({ backup, hours }) =>
        backup === 'unread'
          ? 'Desde hace media hora no se puede leer el segundo depósito, donde están las copias de lo borrado.'
          : `${backup === 'save' ? 'La copia de todo' : 'La copia de lo borrado'} ${hours === 'none' ? 'no se ha hecho nunca' : `tiene ${hours} horas`}.`,
      seen: 'Nadie nota nada. Si ahora se perdiera algo, faltaría lo escrito desde la última copia, o volvería lo que se ha borrado desde ella.',
    },
    database: {
      subject: 'La base de datos no contesta',
      said: () => 'D1 no ha contestado en dos comprobaciones seguidas, con cinco minutos entre ellas.',
      seen: 'Quien tiene la sesión abierta ve su biblioteca y oye sus cuentos; nadie puede entrar, registrarse, pagar ni pedir cuentos nuevos.',
    },
  },
  en: {
    answers: {
      subject: 'Answers fail',
      said: ({ faults, answers, code }) =>
        `In ten minutes ${faults} of ${answers} answers were a fault of ours or of a provider, mostly ${code}.`,
      seen: 'Users see the message of that fault and can repeat what they did; nothing is charged.',
    },
    webhook: {
      subject: 'Stripe’s events are not accepted',
      said: ({ failed }) =>
        `In an hour no event of Stripe was accepted, and ${failed} failed: the webhook’s secret is not theirs, the database fails, or forged ones are sent.`,
      seen: 'Buyers see Premium when they come back from Stripe; cancellations, renewals and refunds come late. Stripe repeats its events for three days.',
    },
    stories: {
      subject: 'No story is saved',
      said: ({ asked, code }) =>
        `In twenty minutes ${asked} stories were asked for and none was saved. The most frequent failure: ${code}.`,
      seen: 'Users who ask for a story see that it is not possible now; it is not charged.',
    },
    narrations: {
      subject: 'No narration is saved',
      said: ({ asked, code }) =>
        `In twenty minutes ${asked} narrations were asked for and none was saved. The most frequent failure: ${code}.`,
      seen: 'Stories are written and read; users who ask for a narration see that it is not possible now, and are not charged.',
    },
    first_sentence: {
      subject: 'The first sentence is late',
      said: ({ stories, seconds }) =>
        `Of the last ${stories} stories, one in twenty took ${seconds} seconds or more to show its first sentence.`,
      seen: 'Users who ask for a story wait longer.',
    },
    nightly: {
      subject: 'The nightly work is not done',
      said: ({ run }) =>
        run === 'failed'
          ? 'A part of the nightly work failed; the log says which (sweeping).'
          : 'The nightly work has not been done for more than 26 hours.',
      seen: 'No user notices yet: what expires is not deleted, and waiting mails are not sent.',
    },
    spending: {
      subject: 'Today’s spending',
      said: ({ what, spent, cap }) =>
        `More than 80% of the cap is spent today: ${spent} of ${cap} (${what === 'stories' ? 'stories' : 'characters read aloud'}).`,
      seen: 'Free accounts have used up their half; when all is used, nobody can ask for more until midnight UTC.',
    },
    mail: {
      subject: 'No mail goes out',
      said: ({ failed }) => `In half an hour the mail service refused ${failed} mails and accepted none.`,
      seen: 'No confirmations, new passwords or notices arrive. What users write to you is stored and will be mailed later.',
    },
    backups: {
      subject: 'Backups are late',
      said: ({ backup, hours }) =>
        backup === 'unread'
          ? 'For half an hour the second bucket, which has the copies of tombstones, could not be read.'
          : `The copy of ${backup === 'save' ? 'everything' : 'tombstones'} ${hours === 'none' ? 'was never made' : `is ${hours} hours old`}.`,
      seen: 'No user notices. If something were lost now, what was written since the last copy would be missing, or what was deleted since would come back.',
    },
    database: {
      subject: 'The database does not answer',
      said: () => 'D1 did not answer two checks in a row, five minutes apart.',
      seen: 'Those who are logged in see their library and hear their stories; nobody can log in, register, pay or ask for new stories.',
    },
  },
};

const ENDS = {
  es: (minutes: number) =>
    `Ha terminado, después de ${minutes} minutos. De este incidente no llegará otro correo.`,
  en: (minutes: number) =>
    `It is over, after ${minutes} minutes. There will be no other mail about this incident.`,
};
const LATER = {
  es: 'Cuando termine llegará otro correo, y antes ninguno.',
  en: 'Another mail comes when it is over, and none before.',
};

/**
 * Notice that an incident began, or ended. In both languages: the owner's is unknown.
 * @param minutes that it lasted; null when it began
 */
export function incidentNotice(rule: Rule, facts: IncidentFacts, minutes: number | null): Letter {
  const words = (language: 'es' | 'en') => {
    const { said, seen } = WORDS[language][rule];
    return minutes === null
      ? `${said(facts)} ${seen} ${LATER[language]}`
      : `${said(facts)} ${ENDS[language](minutes)}`;
  };
  const subject = `${WORDS.es[rule].subject} · ${WORDS.en[rule].subject}`;
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: minutes === null ? subject : `✓ ${subject}`,
    paragraphs: [words('es'), words('en')],
    footnote: `docs/runbooks/${RUNBOOK[rule]}`,
  });
}
