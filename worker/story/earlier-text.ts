import type { Library, NarrationRow, StoryFacts, StoryRow } from '../home-storage/library.ts';
import { EDITION_FIELDS } from '../home-storage/schema.ts';
import { practiceScript, spokenWith } from './practice-script.ts';
import { sentencesIn } from './stored-story.ts';

/** When a sentence of a story was changed, by language, in milliseconds since the epoch. */
type Edited = Pick<StoryFacts, 'language' | 'editedAt' | 'translationEditedAt'>;

/** Last change of any sentence; null for a story as it was written. Names the file of its document. */
export function lastEdit({
  editedAt,
  translationEditedAt,
}: Pick<Edited, 'editedAt' | 'translationEditedAt'>) {
  const last = Math.max(editedAt ?? 0, translationEditedAt ?? 0);
  return last === 0 ? null : last;
}

/** Last change of the text of one language. */
const editOf = ({ language: own, editedAt, translationEditedAt }: Edited, language: string) =>
  language === own ? editedAt : translationEditedAt;

/** Whether a text was changed since this sound was ordered, whatever the clock says. */
export const isOfEarlierText = (
  story: Edited,
  { language, textEditedAt }: Pick<NarrationRow, 'language' | 'textEditedAt'>,
): boolean => editOf(story, language) !== textEditedAt;

/** The practice edition of a narration; null when it says anything else than one would that is made now. */
export function currentPractice(
  narration: Pick<NarrationRow, 'practiceEdition' | 'language' | 'said' | 'takes'>,
  { id, document }: Pick<StoryRow, 'id' | 'document'>,
  library: Pick<Library, 'sayings' | 'takes'>,
) {
  const { practiceEdition } = narration;
  if (!practiceEdition) return null;
  const now = practiceScript(document, practiceEdition.learns, spokenWith(narration, id, library));
  return now?.digest === practiceEdition.script ? practiceEdition : null;
}

/** A narration, marked when it reads the earlier text, without the times of sentences that it reads otherwise. */
export type ToldNarration = NarrationRow & { ofEarlierText?: true };

export function asTold(
  made: NarrationRow,
  story: Edited & Pick<StoryRow, 'id' | 'document'>,
  library: Pick<Library, 'sayings' | 'takes'>,
): ToldNarration {
  const row = { ...made, practiceEdition: currentPractice(made, story, library) };
  if (!isOfEarlierText(story, row)) return row;
  const same = new Set(
    (sentencesIn(story.document, row.language) ?? []).flatMap(({ index, editedAt }) =>
      editedAt !== undefined && Date.parse(editedAt) > (row.textEditedAt ?? 0) ? [] : [index],
    ),
  );
  const sameIn = (timeline: NarrationRow['timeline']) => timeline.filter(({ index }) => same.has(index));
  const editions = Object.values(EDITION_FIELDS).map((field) => {
    const edition = row[field];
    return [field, edition && { ...edition, timeline: sameIn(edition.timeline) }];
  });
  return { ...row, timeline: sameIn(row.timeline), ...Object.fromEntries(editions), ofEarlierText: true };
}
