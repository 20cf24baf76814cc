import type { Language, ReportReason } from '../../../contract/options.ts';
import type { SubscriptionState } from '../../../contract/schemas/auth.ts';
import type { OwnerAct } from '../../directory/owner-act-names.ts';

/** What an act is called, and what it will do. */
type ActWords = { name: string; does: string };

export type AdminWords = {
  title: string;
  nav: { reports: string; people: string; totals: string };
  reports: {
    waiting: string;
    decided: string;
    none: string;
    example: string;
    story: string;
    deleted: string;
    takenDown: string;
    creditReturned: string;
    reasons: Record<ReportReason, string>;
    comment: string;
    from: string;
    visitor: string;
    /** Stands for the user whose story it is. */
    linkReader: string;
    at: string;
  };
  people: {
    find: string;
    email: string;
    none: string;
    facts: Record<
      | 'created'
      | 'confirmed'
      | 'active'
      | 'plan'
      | 'until'
      | 'left'
      | 'written'
      | 'narrated'
      | 'stripe'
      | 'sessions',
      string
    >;
    no: string;
    noHome: string;
    unknownDevice: string;
    used: string;
    states: Record<SubscriptionState, string>;
  };
  totals: { title: string; what: string; none: string; note: string };
  acts: Record<OwnerAct, ActWords>;
  asking: {
    reason: string;
    reasonHint: string;
    text: string;
    textHint: string;
    payment: (amount: string, day: string) => string;
    noPayment: string;
    cancel: string;
    retry: string;
  };
  audit: { title: string; none: string; failed: string; by: string };
};

const es: AdminWords = {
  title: 'Cuéntame por dentro',
  nav: { reports: 'Avisos', people: 'Una persona', totals: 'Cifras' },
  reports: {
    waiting: 'Esperan una decisión',
    decided: 'Ya decididos',
    none: 'No hay ninguno.',
    example: 'Muestra',
    story: 'Cuento',
    deleted: 'El cuento está borrado.',
    takenDown: 'Retirado',
    creditReturned: 'Crédito devuelto',
    reasons: {
      frightening: 'Da miedo',
      unsuitable: 'No es apropiado para niños',
      hurtful: 'Ofende o discrimina',
      mistaken: 'Tiene errores o no se entiende',
      other: 'Otra cosa',
    },
    comment: 'Comentario',
    from: 'De',
    visitor: 'una visita sin cuenta',
    linkReader: 'quien leyó el cuento por un enlace de esta persona',
    at: 'Recibido',
  },
  people: {
    find: 'Buscar',
    email: 'Correo de la cuenta',
    none: 'Ninguna cuenta tiene este correo.',
    facts: {
      created: 'Cuenta abierta',
      confirmed: 'Correo confirmado',
      active: 'Último uso',
      plan: 'Plan',
      until: 'Premium hasta',
      left: 'Cuentos que le quedan',
      written: 'Cuentos guardados',
      narrated: 'Audios guardados',
      stripe: 'Cliente en Stripe',
      sessions: 'Sesiones abiertas',
    },
    no: 'no',
    noHome: 'Esta cuenta aún no tiene biblioteca, o se está borrando.',
    unknownDevice: 'Dispositivo desconocido',
    used: 'usada',
    states: {
      none: 'Gratis',
      active: 'Premium, se renueva',
      cancelled: 'Premium cancelado',
      past_due: 'Premium, pago pendiente',
      paused: 'En pausa por una disputa',
      ended: 'Premium terminado',
      given: 'Premium de regalo',
    },
  },
  totals: {
    title: 'Ayer y este mes',
    what: 'Qué',
    none: 'Todavía no hay ningún día sumado.',
    note: 'El mes llega hasta ayer. Los días son UTC y se suman a las cinco de la mañana, con el correo.',
  },
  acts: {
    take_down: {
      name: 'Retirar el cuento',
      does: 'Desde la próxima petición no se ve, ni se oye, ni se descarga en ninguna parte. No se borra nada.',
    },
    put_back: { name: 'Volver a mostrarlo', does: 'El cuento y sus audios vuelven adonde estaban.' },
    answer: {
      name: 'Contestar',
      does: 'Se manda un correo a quien avisó, firmado por el equipo. El texto no se guarda aquí.',
    },
    return_credit: {
      name: 'Devolver el crédito',
      does: 'El cuento deja de contar en el mes, o en los gratis, en que se escribió.',
    },
    delete_story: {
      name: 'Borrar para siempre',
      does: 'El cuento retirado se borra con sus audios. No se puede deshacer.',
    },
    settle: { name: 'Dar por decidido', does: 'El aviso sale de la lista de los que esperan.' },
    refund: {
      name: 'Devolver el último pago',
      does: 'Stripe lo devuelve entero. Si es el de la suscripción en curso, Premium termina ahora.',
    },
    give_month: {
      name: 'Regalar un mes',
      does: 'Premium durante un mes más, sin cobrar y sin renovarse.',
    },
    sign_out: {
      name: 'Cerrar todas las sesiones',
      does: 'Tendrá que entrar otra vez en todos sus dispositivos.',
    },
    delete_account: {
      name: 'Borrar la cuenta',
      does: 'A petición suya: cuentos, audios, sesiones y suscripción. No se puede deshacer.',
    },
  },
  asking: {
    reason: 'Motivo',
    reasonHint: 'Se guarda dos años con lo hecho. Sin nombres.',
    text: 'Respuesta',
    textHint: 'El saludo y la firma ya están.',
    payment: (amount, day) => `El último pago: ${amount}, del ${day}.`,
    noPayment: 'No hay ningún pago que devolver.',
    cancel: 'No, volver',
    retry: 'No se ha terminado. Puedes mandarlo otra vez: se hará una sola vez.',
  },
  audit: { title: 'Lo hecho', none: 'Nada todavía.', failed: 'sin terminar', by: 'por' },
};

const en: AdminWords = {
  title: 'Cuéntame from inside',
  nav: { reports: 'Reports', people: 'A person', totals: 'Figures' },
  reports: {
    waiting: 'Waiting for a decision',
    decided: 'Decided',
    none: 'There are none.',
    example: 'Example',
    story: 'Story',
    deleted: 'The story is deleted.',
    takenDown: 'Taken down',
    creditReturned: 'Credit given back',
    reasons: {
      frightening: 'Frightening',
      unsuitable: 'Unsuitable for children',
      hurtful: 'Hurtful or discriminating',
      mistaken: 'Mistaken or hard to follow',
      other: 'Something else',
    },
    comment: 'Comment',
    from: 'From',
    visitor: 'a visitor without an account',
    linkReader: 'a reader of a link that this person made',
    at: 'Received',
  },
  people: {
    find: 'Find',
    email: 'Email of the account',
    none: 'No account has this email.',
    facts: {
      created: 'Account opened',
      confirmed: 'Email confirmed',
      active: 'Last used',
      plan: 'Plan',
      until: 'Premium until',
      left: 'Stories left',
      written: 'Stories kept',
      narrated: 'Narrations kept',
      stripe: 'Customer at Stripe',
      sessions: 'Open sessions',
    },
    no: 'no',
    noHome: 'This account has no library yet, or is being deleted.',
    unknownDevice: 'Unknown device',
    used: 'used',
    states: {
      none: 'Free',
      active: 'Premium, renews',
      cancelled: 'Premium, cancelled',
      past_due: 'Premium, payment overdue',
      paused: 'Paused by a dispute',
      ended: 'Premium ended',
      given: 'Premium, as a gift',
    },
  },
  totals: {
    title: 'Yesterday and this month',
    what: 'What',
    none: 'No day is summed up yet.',
    note: 'The month goes through yesterday. Days are UTC and summed up at five in the morning, with the mail.',
  },
  acts: {
    take_down: {
      name: 'Take the story down',
      does: 'From the next request on it is not seen, heard or downloaded anywhere. Nothing is deleted.',
    },
    put_back: { name: 'Put it back', does: 'The story and its narrations return to where they were.' },
    answer: {
      name: 'Answer',
      does: 'The reporter gets a mail that the team signs. Its text is not kept here.',
    },
    return_credit: {
      name: 'Give the credit back',
      does: 'The story no longer counts in the month, or among the free ones, in which it was written.',
    },
    delete_story: {
      name: 'Delete for good',
      does: 'The story is deleted with its narrations. This can’t be undone.',
    },
    settle: { name: 'Mark as decided', does: 'The report leaves the list of those that wait.' },
    refund: {
      name: 'Refund the last payment',
      does: 'Stripe returns all of it. If the running subscription was paid with it, Premium ends now.',
    },
    give_month: { name: 'Give a month', does: 'Premium for one month more, free and without renewal.' },
    sign_out: { name: 'Log out everywhere', does: 'They will have to log in again on all their devices.' },
    delete_account: {
      name: 'Delete the account',
      does: 'At their request: stories, narrations, sessions and subscription. This can’t be undone.',
    },
  },
  asking: {
    reason: 'Reason',
    reasonHint: 'Kept with the act for two years. No names.',
    text: 'Answer',
    textHint: 'Greeting and signature are there already.',
    payment: (amount, day) => `The last payment: ${amount}, of ${day}.`,
    noPayment: 'There is no payment to refund.',
    cancel: 'No, go back',
    retry: 'It isn’t finished. You can send it again: it will be done once.',
  },
  audit: { title: 'What was done', none: 'Nothing yet.', failed: 'not finished', by: 'by' },
};

export const ADMIN_WORDS: Record<Language, AdminWords> = { es, en };
