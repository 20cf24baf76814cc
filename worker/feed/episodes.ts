import { type EditionChoice, type EditionKind, editionName } from '../../contract/narration.ts';
import { type Language, otherLanguage } from '../../contract/options.ts';
import { castNames } from '../../contract/utterances.ts';
import { TRANSCRIPT_FORMATS, type TranscriptName } from '../files/feed-address.ts';
import { editionFile } from '../files/keys.ts';
import type { EpisodeRow, NarrationRow, StoryRow } from '../home-storage/library.ts';
import { choiceOf, editionOf } from '../home-storage/schema.ts';
import { madeBy, narrationTag } from '../narration/narration-tag.ts';
import {
  editionWords,
  oneVoice,
  titleWith,
  versionDetails,
  voiceRateAndMusic,
} from '../narration/version-names.ts';
import { isOfEarlierText, lastEdit } from '../story/earlier-text.ts';
import { LABEL_BYTES, type SoundLabel } from '../story/labelled-sound.ts';
import { sceneOf } from '../story/scene.ts';
import { otherSideIn, sentencesIn, toldIn } from '../story/stored-story.ts';
import { withEarlierNames } from '../story/typed-names.ts';
import { t } from '../words/t.ts';
import type { Episode } from './rss.ts';
import { dateOf, episodeTitle, initialsForNames } from './titles.ts';
import { TRANSCRIPTS } from './transcript.ts';

/** A narration with the story that it reads. */
export type StoryWithNarration = { story: StoryRow; narration: NarrationRow };

type Addresses = {
  sound: (episodeId: string) => string;
  transcript: (episodeId: string, name: TranscriptName) => string;
  cover: (row: EpisodeRow) => string;
  /** Number of a night in its series' feed; null in the feed of all. */
  number?: (row: EpisodeRow) => number | null;
};

/**
 * Every sound of a feed's narrations, newest first. Apps do not fetch an episode again, so that each edition is a separate
 * one.
 */
export function episodesIn(
  rows: readonly EpisodeRow[],
  showsNames: boolean,
  addresses: Addresses,
): Episode[] {
  const ofStory = Map.groupBy(rows, ({ storyId }) => storyId);
  return rows
    .flatMap((row) => {
      const details = detailsOf(row, ofStory.get(row.storyId)!);
      const title = titleOf(row, showsNames);
      const languages = row.isTranslated ? [row.language, otherLanguage(row.language)] : [row.language];
      const named = languages.flatMap((language) =>
        TRANSCRIPT_FORMATS.map((format) => ({ language, format })),
      );
      const shared = {
        description: descriptionOf(row, showsNames),
        cover: addresses.cover(row),
        number: addresses.number?.(row) ?? null,
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
        transcripts: named.map((name) => ({ ...name, url: addresses.transcript(id, name) })),
        bytes: LABEL_BYTES + soundBytes,
        duration,
        madeAt,
      });
      const { id, soundBytes, duration, madeAt, editions } = row;
      return [
        episode(id, [], soundBytes, duration, madeAt),
        ...editions.map((made) => {
          const choice = choiceOf(made);
          const words = [editionWords(choice.kind, row.storyLanguage)];
          return episode(editionFile(id, choice), words, made.soundBytes, made.length, made.madeAt);
        }),
      ];
    })
    .sort((one, other) => other.madeAt - one.madeAt || (other.id < one.id ? -1 : 1));
}

/**
 * What tells a version from those made before it, which no later version changes. One that differs from all of them by
 * what has no name has one voice.
 * @param versions all of its story
 */
function detailsOf(row: EpisodeRow, versions: readonly EpisodeRow[]): string[] {
  const isEarlier = ({ madeAt, id }: EpisodeRow) =>
    madeAt < row.madeAt || (madeAt === row.madeAt && id < row.id);
  const earlier = versions.filter(isEarlier);
  const always = row.language === row.storyLanguage ? [] : (['language'] as const);
  const details = versionDetails(row, earlier, row.storyLanguage, always);
  return details.length === 0 && earlier.length > 0 ? [oneVoice(row.storyLanguage)] : details;
}

type StoryFacts = Pick<
  EpisodeRow,
  'title' | 'storyLanguage' | 'options' | 'earlierNames' | 'scene' | 'day' | 'dayNumber' | 'titleNumber'
>;

const titleOf = ({ storyLanguage: language, ...story }: StoryFacts, showsNames: boolean) =>
  episodeTitle({ ...story, language }, showsNames);

/** Tag of an episode's sound: no more facts than in the feed. */
export function episodeLabel(
  story: StoryFacts & { language: Language; isByFamily: boolean },
  edition: EditionKind | null,
  showsNames: boolean,
): SoundLabel {
  const { storyType, ageGroup } = story.options;
  const details = edition === null ? [] : [editionWords(edition, story.storyLanguage)];
  return {
    tag: {
      ...narrationTag(story.language, story.isByFamily),
      title: titleWith(titleOf(story, showsNames), details),
    },
    shown: { scene: sceneOf(story), storyType, ageGroup },
  };
}

/**
 * Transcript of a sound in one of the story's languages.
 * @returns null without this language, or without this edition
 */
export function transcriptOf(
  { story, narration }: StoryWithNarration,
  { edition: choice, language, format }: { edition: EditionChoice | null } & TranscriptName,
  showsNames: boolean,
): string | null {
  const sentences = sentencesIn(story.document, language);
  const sound = choice === null ? narration : madeAs(choice, narration);
  if (!sentences || !sound) return null;
  const typed = withEarlierNames(story.options, story.earlierNames);
  const hide = initialsForNames(toldIn(story), typed, otherSideIn(story));
  return TRANSCRIPTS[format].write({
    language,
    sentences,
    // A practice edition says some of them in the other language.
    timeline: sound.timeline.filter((said) => !said.language || said.language === language),
    names: castNames(story.document.cast, language !== story.language),
    isByFamily: narration.takes !== null,
    shown: showsNames ? (text) => text : hide,
  });
}

/** The edition of a narration that was ordered so; null when there is none, or not any more. */
function madeAs(choice: EditionChoice, narration: NarrationRow) {
  const made = editionOf(narration, choice.kind);
  return made && editionName(choiceOf(made)) === editionName(choice) ? made : null;
}

/** The two ends of `6-8`. */
function agesIn(ageGroup: string): { from: string; to: string } {
  const [from = '', to = ''] = ageGroup.split('-');
  return { from, to };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function descriptionOf(row: EpisodeRow, showsNames: boolean): string {
  const { storyLanguage: language, day } = row;
  const { storyType, ageGroup, childNames } = row.options;
  const kind = t(language, `feed.kinds.${storyType}`);
  const ages = ageGroup === 'default' ? '' : ` ${t(language, 'feed.ages', agesIn(ageGroup))}`;
  const names = showsNames && childNames ? t(language, 'feed.withNames', { names: childNames }) : '';
  const sound = capitalised(voiceRateAndMusic(row, language));
  const date = capitalised(dateOf({ language, day }));
  const edited = lastEdit(row) === null ? '' : ` ${t(language, 'feed.edited')}`;
  const earlier = isOfEarlierText({ ...row, language }, row) ? ` ${t(language, 'feed.ofEarlierText')}` : '';
  return `${kind}${ages}${names}. ${date}. ${sound}.${earlier} ${madeBy(language, [{ isByFamily: row.takes !== null }])}${edited}`;
}
