import type { Language } from '../../contract/options.ts';
import { escapeMarkup } from '../escaping/markup.ts';
import { FRAME_END, smallPrint } from '../providers/mail-foot.ts';
import type { Mail } from '../providers/mail.ts';
import { t } from '../words/t.ts';

/** A mail without its address: the same words as plain text and as simple HTML. */
export type Letter = Pick<Mail, 'subject' | 'text' | 'html'>;

export type LetterParts = {
  language: Language;
  subject: string;
  /** Plain text; line breaks are kept. */
  paragraphs: string[];
  /** Call to action, after the first paragraph. */
  action?: { label: string; url: string };
  /** Small print. */
  footnote?: string;
  /** Set for mail to ourselves; mail to users is signed. */
  unsigned?: true;
};

/** Tables and inline styles only, which all mail programs support. Loads nothing external. */
export function composeLetter(parts: LetterParts): Letter {
  const { language, subject, action, footnote, unsigned } = parts;
  const [first = '', ...rest] = [...parts.paragraphs, ...(unsigned ? [] : [t(language, 'mail.signature')])];
  const text = [first, ...(action ? [`${action.label}:\n${action.url}`] : []), ...rest, footnote]
    .filter((part) => part !== undefined)
    .join('\n\n');
  const paragraph = (words: string) =>
    `<p style="margin:0 0 16px">${escapeMarkup(words).replace(/\r?\n/g, '<br>')}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeMarkup(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#f3b94f;color:#2c2033;font-weight:bold;text-decoration:none">${escapeMarkup(action.label)}</a></p>`
    : '';
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4e6cd">
<table role="presentation" style="max-width:560px;margin:0 auto;width:100%"><tr>
<td style="padding:32px;border-radius:16px;background:#fffaef;color:#2c2640;font:18px/1.5 Georgia,serif">
<p style="margin:0 0 24px;font-size:22px;font-weight:bold">Cuéntame</p>
${paragraph(first)}${button}${rest.map(paragraph).join('')}${footnote ? smallPrint(footnote) : ''}${FRAME_END}`;
  return { subject, text: `${text}\n`, html };
}
