import type { Story, StoryList } from '../../../contract/schemas/stories.ts';
import { storyListQuery, storyQuery } from '../api/library-queries.ts';
import { readView } from '../api/shelf-view.ts';
import { openRoom } from '../features/story/room-memory.ts';
import LibraryPage from '../pages/LibraryPage.tsx';
import StoryPage from '../pages/StoryPage.tsx';
import { paths } from '../paths.ts';
import { answerTo, show } from './show.tsx';
import { setAnswer } from './stand-ins.tsx';

async function shelf(): Promise<typeof LibraryPage> {
  const list = await answerTo<StoryList>('/api/stories?');
  if (list.stories.length === 0) throw new Error('nothing on the shelf');
  setAnswer(storyListQuery(readView(new URLSearchParams())), { pages: [list] });
  return LibraryPage;
}

async function story(): Promise<typeof StoryPage> {
  const id = location.pathname.slice(paths.library().length + 1);
  if (openRoom(id) !== null) throw new Error('its dark room is open');
  const told = await answerTo<Story>(`/api/stories/${id}`);
  if (told.options.secondLanguage && !told.translation) throw new Error('without its other side');
  setAnswer(storyQuery(id), told);
  return StoryPage;
}

void show(() => (location.pathname === paths.library() ? shelf() : story()));
