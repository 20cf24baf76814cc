import type { Language } from '../../contract/options.ts';
import { composeLetter, type Letter } from './letter.ts';

export type ContactMessage = {
  name: string;
  email: string;
  subject: string | null;
  message: string;
  isPriority: boolean;
};

/** Mail to support with a contact message. */
export function contactLetter(language: Language, message: ContactMessage): Letter {
  const words = {
    es: { none: 'Sin asunto', from: 'De', about: 'Asunto', priority: 'Es Premium: contesta primero.' },
    en: { none: 'No subject', from: 'From', about: 'Subject', priority: 'Premium: answer first.' },
  }[language];
  const about = message.subject || words.none;
  return composeLetter({
    unsigned: true,
    language,
    // The tag lets a mail program sort these to the top.
    subject: `${message.isPriority ? '[Premium] ' : ''}${about} · ${message.name}`,
    paragraphs: [
      ...(message.isPriority ? [words.priority] : []),
      `${words.from}: ${message.name} <${message.email}>\n${words.about}: ${about}`,
      message.message,
    ],
  });
}
