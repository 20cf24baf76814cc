import { LANGUAGES } from '../../contract/options.ts';
import type { ReportRow } from '../directory/reports.ts';
import { currentRelease } from '../logging/release.ts';
import { inEveryLanguage, t } from '../words/t.ts';
import { composeLetter, type Letter, type LetterParts } from './letter.ts';

/** Cut of the quoted text: more than a long story. */
const TEXT_MAX_LENGTH = 12_000;

const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Mail to the administrator with a reported story and what is needed to judge it. In every language: the
 * administrator's is unknown.
 * @param texts of the story, one per language; empty when it is deleted or public
 * @param action leads to the story or to the owner's page of the report; null without one
 */
export function reportLetter(
  report: ReportRow,
  texts: string[],
  action: LetterParts['action'] | null,
): Letter {
  const { reason, comment, storyId, exampleId } = report;
  const title = report.title || `(${inEveryLanguage('notices.report.deleted')})`;
  const which =
    storyId === null
      ? `${inEveryLanguage('notices.report.example')} ${exampleId}`
      : `${inEveryLanguage('notices.report.story')} ${storyId}`;
  const why = LANGUAGES.map((language) => uncapitalised(t(language, `reasons.${reason}`))).join(' · ');
  return composeLetter({
    unsigned: true,
    language: 'es',
    // No title, since it may contain a child's name: subjects appear on lock screens and in mail server logs.
    subject: `${inEveryLanguage('notices.report.subject')}: ${report.id}`,
    paragraphs: [
      `${title}\n${which}\n${why}`,
      ...(comment ? [comment] : []),
      ...texts.map((text) => text.slice(0, TEXT_MAX_LENGTH)),
    ],
    footnote: `${inEveryLanguage('notices.report.release')}: ${currentRelease()}`,
    ...(action && { action }),
  });
}
