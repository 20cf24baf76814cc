import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { setWanted, wantedStories } from '../../lib/kept-list.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ArrowLeftIcon, TrashIcon } from '../../ui/drawings/action-icons.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { type KeptStory, removeKept } from './kept/kept-stories.ts';
import { useSize } from './use-size.ts';

type GrownUpsProps = { stories: readonly KeptStory[]; onDone: () => void };

/** Moves a story one place towards the beginning. */
function moveUp(id: string): void {
  const list = wantedStories();
  const at = list.findIndex((one) => one.id === id);
  const [moved] = list.splice(at, 1);
  if (!moved) return;
  list.splice(at - 1, 0, moved);
  setWanted(list);
}

/** Whether the browser may remove what is kept when space is short; null while unknown. */
function useMayBeRemoved(): boolean | null {
  const { data } = useQuery(
    {
      queryKey: ['tonight', 'persisted'],
      queryFn: async () => !(await navigator.storage?.persisted?.()),
      networkMode: 'always',
    },
    queryClient,
  );
  return data ?? null;
}

/** Order, size and removal of the kept stories, how to install the app, and the way out. */
export function GrownUps({ stories, onDone }: GrownUpsProps) {
  const { t } = useWords('library');
  const sizeOf = useSize();
  const mayBeRemoved = useMayBeRemoved();
  return (
    <section className="tonight-grown-ups">
      <h1 className="text-3xl">{t('tonight.grownUps')}</h1>
      <ol>
        {stories.map(({ id, story, bytes }, at) => {
          const title = story.title || t('story.untitled');
          return (
            <li key={id} className="tonight-row">
              <span lang={story.language}>{title}</span>
              <span className="field-hint">{sizeOf(bytes)}</span>
              {at > 0 ? (
                <IconButton label={t('tonight.earlier', { title })} onClick={() => moveUp(id)}>
                  <ArrowLeftIcon className="rotate-90" />
                </IconButton>
              ) : null}
              <IconButton label={t('tonight.removeOne', { title })} onClick={() => removeKept(id)}>
                <TrashIcon />
              </IconButton>
            </li>
          );
        })}
      </ol>
      {mayBeRemoved ? <p className="field-hint">{t('tonight.mayBeRemoved')}</p> : null}
      <p className="field-hint">{t('tonight.install')}</p>
      <p className="field-hint">{t('tonight.installIphone')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onDone}>
          {t('tonight.toShelf')}
        </Button>
        <Link className="button button-quiet" to={paths.library()}>
          {t('nav.library')}
        </Link>
      </div>
    </section>
  );
}
