import { SCHEMA_DIGITAL_SOURCE } from '../../../../contract/digital-source.ts';

/** What an element is, for machines: spread over the one that `MadeByAi` stands in. */
export const STORY_ITEM = { itemScope: true, itemType: 'https://schema.org/ShortStory' };
export const AUDIO_ITEM = { itemScope: true, itemType: 'https://schema.org/AudioObject' };

/** Says to machines that the story or the sound around it was made by one. Nothing is seen of it. */
export const MadeByAi = () => <link itemProp="digitalSourceType" href={SCHEMA_DIGITAL_SOURCE} />;
