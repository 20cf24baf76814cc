import { coverKey } from '../../contract/covers.ts';
import type { Language } from '../../contract/options.ts';
import { sleepName } from '../files/keys.ts';
import type { EpisodeRow } from '../home/library.ts';
import { LABEL_BYTES, type SoundLabel } from '../narration/labelled-sound.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import { sleepWords, titleWith, versionDetails, voiceRateAndMusic } from '../narration/version-names.ts';
import type { Episode } from './rss.ts';
import { dayOf, episodeTitle } from './titles.ts';
import { FEED_WORDS } from './words.ts';

type Addresses = { sound: (episodeId: string) => string; cover: (row: EpisodeRow) => string };

/**
 * Every sound of a feed's narrations, newest first. Apps do not fetch an episode again, so that a sleep edition is a
 * separate one.
 */
export function episodesIn(
  rows: readonly EpisodeRow[],
  showsNames: boolean,
  addresses: Addresses,
): Episode[] {
  return rows
    .flatMap((row) => {
      const versions = rows.filter(({ storyId }) => storyId === row.storyId);
      const always = row.language === row.storyLanguage ? [] : (['language'] as const);
      const details = versionDetails(row, versions, row.storyLanguage, always);
      const title = titleOf(row, showsNames);
      const shared = {
        description: descriptionOf(row, showsNames),
        cover: addresses.cover(row),
      };
      const episode = (
        id: string,
        more: readonly string[],
        soundBytes: number,
        duration: number,
        madeAt: number,
      ) => ({
        ...shared,
        id,
        title: titleWith(title, [...details, ...more]),
        url: addresses.sound(id),
        bytes: LABEL_BYTES + soundBytes,
        duration,
        madeAt,
      });
      const { id, soundBytes, duration, madeAt } = row;
      const { sleepMinutes, sleepLength, sleepSoundBytes, sleepMadeAt } = row;
      const sleep = [sleepWords(row.storyLanguage)];
      return [
        episode(id, [], soundBytes, duration, madeAt),
        ...(sleepMinutes !== null && sleepLength !== null && sleepSoundBytes !== null && sleepMadeAt !== null
          ? [episode(sleepName(id, sleepMinutes), sleep, sleepSoundBytes, sleepLength, sleepMadeAt)]
          : []),
      ];
    })
    .sort((one, other) => other.madeAt - one.madeAt);
}

type StoryFacts = Pick<EpisodeRow, 'title' | 'storyLanguage' | 'options' | 'writtenAt'>;

const titleOf = ({ storyLanguage: language, ...story }: StoryFacts, showsNames: boolean) =>
  episodeTitle({ ...story, language }, showsNames);

/** Tag of an episode's sound: no more facts than in the feed. */
export function episodeLabel(
  story: StoryFacts & { language: Language },
  isSleepEdition: boolean,
  showsNames: boolean,
): SoundLabel {
  const { storyType, ageGroup } = story.options;
  const details = isSleepEdition ? [sleepWords(story.storyLanguage)] : [];
  return {
    tag: { ...narrationTag(story.language), title: titleWith(titleOf(story, showsNames), details) },
    coverKey: coverKey(storyType, ageGroup, 'small'),
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function descriptionOf(row: EpisodeRow, showsNames: boolean): string {
  const { storyLanguage: language, writtenAt } = row;
  const { storyType, ageGroup, childNames } = row.options;
  const words = FEED_WORDS[language];
  const kind =
    ageGroup === 'default' ? words.kinds[storyType] : `${words.kinds[storyType]} ${words.ages(ageGroup)}`;
  const names = showsNames && childNames ? words.withNames(childNames) : '';
  const sound = capitalised(voiceRateAndMusic(row, language));
  return `${kind}${names}. ${capitalised(dayOf({ language, writtenAt }))}. ${sound}. ${words.madeBy}`;
}
