import { LANGUAGES, LEVELS, STORY_TYPES } from '../../../contract/options.ts';
import type { StoryListRequest } from '../../../contract/schemas/stories.ts';

/** View of the library in the address bar: all parameters of the API's list but the page. */
export type ShelfView = Omit<StoryListRequest, 'cursor'>;

// Not from `contract/schemas/stories.ts`, whose schemas would bring the validator along.
const SORTS = ['newest', 'oldest', 'title', 'starred'] as const satisfies ShelfView['sort'][];
const AUDIO = ['with', 'without'] as const satisfies ShelfView['audio'][];

function oneOf<const Value extends string>(values: readonly Value[], given: string | null) {
  return values.find((value) => value === given);
}

/** Invalid parameters are ignored. */
export function readView(params: URLSearchParams): ShelfView {
  return {
    q: params.get('q') ?? '',
    language: oneOf(LANGUAGES, params.get('language')),
    type: oneOf(STORY_TYPES, params.get('type')),
    level: oneOf(LEVELS, params.get('level')),
    audio: oneOf(AUDIO, params.get('audio')),
    sort: oneOf(SORTS, params.get('sort')) ?? 'newest',
  };
}

/** Query of a view, without default values. */
export function viewQuery({ q, sort, ...filters }: ShelfView): URLSearchParams {
  const query = new URLSearchParams();
  if (q.trim() !== '') query.set('q', q.trim());
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (sort !== 'newest') query.set('sort', sort);
  return query;
}

/** Whether stories may be filtered out: then an empty page is no empty library. */
export function isNarrowed(view: ShelfView): boolean {
  return viewQuery({ ...view, sort: 'newest' }).size > 0;
}
