import { SCHEMA_DIGITAL_SOURCE, SCHEMA_MIXED_SOURCE } from '../../../../contract/digital-source.ts';

/** Microdata attributes of the element around `MadeByAi`. */
export const STORY_ITEM = { itemScope: true, itemType: 'https://schema.org/ShortStory' };
export const AUDIO_ITEM = { itemScope: true, itemType: 'https://schema.org/AudioObject' };

/** Invisible mark for machines: the item around it was made by AI; with `isInPart`, as a text that a family reads. */
export const MadeByAi = ({ isInPart = false }) => (
  <link itemProp="digitalSourceType" href={isInPart ? SCHEMA_MIXED_SOURCE : SCHEMA_DIGITAL_SOURCE} />
);
