import type { Language } from '../../contract/options.ts';
import { t } from '../words/t.ts';
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
  const about = message.subject || t(language, 'notices.contact.noSubject');
  return composeLetter({
    unsigned: true,
    language,
    // The tag lets a mail program sort these to the top.
    subject: `${message.isPriority ? '[Premium] ' : ''}${about} · ${message.name}`,
    paragraphs: [
      ...(message.isPriority ? [t(language, 'notices.contact.priority')] : []),
      `${t(language, 'notices.contact.from')}: ${message.name} <${message.email}>\n${t(language, 'notices.contact.about')}: ${about}`,
      message.message,
    ],
  });
}
