import type { Story } from '../../../../../contract/schemas/stories.ts';
import { Problem } from '../../../api/problem.ts';
import { fieldsOf, textOr } from '../../../lib/json-fields.ts';
import { paragraphsOf } from '../../story-text/paragraphs.ts';
import type { Submission } from '../story-state.ts';

/**
 * A story that a server answers at once, as JSON: `title` and `content` are all that the specification promises. The rest is what was
 * asked for; a story without an id goes by the key of its request, which no other story has.
 * @throws Problem when there is no text in it
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
