import type { ReportReason } from '../../contract/options.ts';
import type { ReportRow } from '../directory/reports.ts';
import { currentRelease } from '../logging/release.ts';
import { composeLetter, type Letter, type LetterParts } from './letter.ts';

const REASONS: Record<ReportReason, string> = {
  frightening: 'da miedo · frightening',
  unsuitable: 'no es apropiado para niños · unsuitable for children',
  hurtful: 'ofende o discrimina · hurtful or discriminating',
  mistaken: 'tiene errores o no se entiende · mistaken or hard to follow',
  other: 'otra cosa · something else',
};

/** Cut of the quoted text: more than a long story. */
const TEXT_MAX_LENGTH = 12_000;

/**
 * Mail to the administrator with a reported story and what is needed to judge it. In both languages: the
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
  const title = report.title || '(borrado · deleted)';
  const which = storyId === null ? `muestra · example ${exampleId}` : `cuento · story ${storyId}`;
  return composeLetter({
    unsigned: true,
    language: 'es',
    // No title, since it may contain a child's name: subjects appear on lock screens and in mail server logs.
    subject: `Aviso sobre un cuento · Story reported: ${report.id}`,
    paragraphs: [
      `${title}\n${which}\n${REASONS[reason]}`,
      ...(comment ? [comment] : []),
      ...texts.map((text) => text.slice(0, TEXT_MAX_LENGTH)),
    ],
    footnote: `Versión · Release: ${currentRelease()}`,
    ...(action && { action }),
  });
}
