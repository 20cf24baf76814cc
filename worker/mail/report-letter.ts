import type { ReportReason } from '../../contract/options.ts';
import type { ReportRow } from '../db/reports.ts';
import { composeLetter, type Letter } from './letter.ts';

const REASONS: Record<ReportReason, string> = {
  frightening: 'da miedo · frightening',
  unsuitable: 'no es apropiado para niños · unsuitable for children',
  hurtful: 'ofende o discrimina · hurtful or discriminating',
  mistaken: 'tiene errores o no se entiende · mistaken or hard to follow',
  other: 'otra cosa · something else',
};

/** More than a long story; a mail is no place for more. */
const TEXT_MAX_LENGTH = 12_000;

/**
 * What somebody says is wrong with a story, with all that is needed to judge it. For the administrator, whose language
 * nobody asked: in both.
 * @param texts of the story, in each of its languages; none when it is gone or anybody can read it at `url`
 * @param url of the story in the app; null for a person's own, which only they can open
 */
export function reportLetter(report: ReportRow, texts: string[], url: string | null): Letter {
  const { reason, comment, storyId, exampleId } = report;
  const title = report.title || '(borrado · deleted)';
  const which = storyId === null ? `muestra · example ${exampleId}` : `cuento · story ${storyId}`;
  return composeLetter({
    unsigned: true,
    language: 'es',
    // Without the title, which may name a child: subjects are shown on locked screens, and kept in logs of mail
    // servers.
    subject: `Aviso sobre un cuento · Story reported: ${report.id}`,
    paragraphs: [
      `${title}\n${which}\n${REASONS[reason]}`,
      ...(comment ? [comment] : []),
      ...texts.map((text) => text.slice(0, TEXT_MAX_LENGTH)),
    ],
    ...(url === null ? {} : { action: { label: 'Abrir el cuento · Open the story', url } }),
  });
}
