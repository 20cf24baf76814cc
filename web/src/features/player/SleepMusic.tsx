import { useState } from 'react';
import { SLEEP_MINUTES } from '../../../../contract/narration.ts';
import { useWords } from '../../i18n/words.ts';
import { Segments } from '../../ui/Segments.tsx';
import { sleepMusic } from './narration/sleep-music.ts';

/** Minutes of music after the story at bedtime. */
export function SleepMusic() {
  const { t } = useWords('player');
  const [chosen, setChosen] = useState(sleepMusic.read);
  return (
    <Segments
      legend={t('player.sleepMusic')}
      hasHeading
      value={`${chosen}`}
      options={SLEEP_MINUTES.map((minutes) => ({
        value: `${minutes}` as const,
        label: t('player.sleepMinutes', { minutes }),
      }))}
      onChange={(value) => {
        const minutes = SLEEP_MINUTES.find((each) => `${each}` === value)!;
        sleepMusic.set(minutes);
        setChosen(minutes);
      }}
    />
  );
}
