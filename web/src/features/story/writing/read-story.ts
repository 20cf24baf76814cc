import type { Story } from '../../../../../contract/schemas/stories.ts';
import { Problem } from '../../../api/problem.ts';
import { fieldsOf, textOr } from '../../../lib/json-fields.ts';
import { paragraphsOf } from '../../story-text/paragraphs.ts';
import type { Submission } from '../story-state.ts';

/**
 * Parser of a story in one JSON answer: the specification promises only `title` and `content`. The other fields come
 * from the request; a missing id is replaced by the request's unique key.
 * @throws Problem when it contains no text
 */
export function readStory(
  answer: unknown,
  { key, request }: Pick<Submission, 'key' | 'request'>,
  now: number,
): { story: Story; storiesRemaining: number | null } {
  const outer = fieldsOf(answer);
  const given = typeof outer.story === 'object' ? fieldsOf(outer.story) : outer;
  const content = textOr(given.content, '').trim();
  if (content === '') throw new Problem({ code: 'unexpected_answer', status: 200 });
  return {
    story: {
      id: textOr(given.id, key),
      title: textOr(given.title, '').trim(),
      content,
      sentences: Array.isArray(given.sentences) ? given.sentences : paragraphsOf(content),
      language: request.language,
      options: request,
      createdAt: textOr(given.createdAt, new Date(now).toISOString()),
      narrations: Array.isArray(given.narrations) ? given.narrations : [],
    },
    storiesRemaining: typeof outer.storiesRemaining === 'number' ? outer.storiesRemaining : null,
  };
}
