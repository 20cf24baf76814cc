import { useSyncExternalStore } from 'react';
import { LANGUAGE_TABLE, LANGUAGES, otherLanguage } from '../../../../contract/options.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { DownloadIcon } from '../../ui/drawings/action-icons.tsx';
import { PlayIcon } from '../../ui/drawings/icons.tsx';
import { minutesAndSeconds } from '../../ui/duration.ts';
import { learntLanguage, useLearntLanguage } from '../bilingual/learnt-language.ts';
import { useNarration } from '../player/narration-context.ts';
import { editionOf } from '../player/narration/choice.ts';
import { editionHeard, isBusy } from '../player/narration/narration-state.ts';
import { downloadName, downloadUrl } from '../player/playback/audio-source.ts';
import { useOtherSide } from '../story/use-other-side.ts';
import { versionToPractise } from './version-to-practise.ts';

/** Practice edition of a story: heard while it is made, then a file; of a story in one language first its other side. */
export function Practice({ story }: { story: Story }) {
  const { t } = useWords('practice');
  return (
    <section>
      <h2 className="text-lg">{t('practice.title')}</h2>
      <p className="field-hint">{t('practice.body')}</p>
      {story.translation ? <Edition story={story} /> : <OtherSide story={story} />}
    </section>
  );
}

function OtherSide({ story }: { story: Story }) {
  const { t } = useWords('practice');
  const { t: ofBoth } = useWords('bilingual');
  const { write, isWriting, isOver } = useOtherSide(story);
  const other = ofBoth(`bilingual.languages.${otherLanguage(story.language)}`);
  if (isOver) return <p className="field-hint">{t('practice.noOtherSide', { other })}</p>;
  return (
    <Button busy={isWriting} onClick={write}>
      {isWriting ? t('practice.writing') : t('practice.otherSide', { other })}
    </Button>
  );
}

function Edition({ story: { title } }: { story: Story }) {
  const { t } = useWords('practice');
  const { runner, choice } = useNarration();
  const state = useSyncExternalStore(runner.subscribe, runner.getState);
  const learns = useLearntLanguage();
  const version = versionToPractise(state.versions, learns);
  const made = version && editionOf(version, { kind: 'practice', learns });
  const isMaking = isBusy(state) && editionHeard(state)?.kind === 'practice';
  const href = made ? downloadUrl(made.audioUrl, location.href) : null;
  return (
    <>
      <Chips
        legend={t('practice.learns')}
        value={learns}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_TABLE[value].name }))}
        onChange={learntLanguage.set}
      />
      <Button
        icon={<PlayIcon width={20} height={20} className="flex-none" />}
        disabled={isBusy(state)}
        onClick={() => runner.practise(choice, version, learns)}
      >
        {made ? t('practice.listenTo', { time: minutesAndSeconds(made.length) }) : t('practice.listen')}
      </Button>
      {isMaking ? <p className="field-hint">{t('practice.making')}</p> : null}
      {href === null ? null : (
        <a className="button button-quiet" href={href} download={downloadName(title)}>
          <DownloadIcon width={20} height={20} className="flex-none" />
          <span>{t('practice.file')}</span>
        </a>
      )}
    </>
  );
}
