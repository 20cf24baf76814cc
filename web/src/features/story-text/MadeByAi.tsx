import { SCHEMA_DIGITAL_SOURCE } from '../../../../contract/digital-source.ts';

/** Microdata attributes of the element around `MadeByAi`. */
export const STORY_ITEM = { itemScope: true, itemType: 'https://schema.org/ShortStory' };
export const AUDIO_ITEM = { itemScope: true, itemType: 'https://schema.org/AudioObject' };

/** Invisible mark for machines: the item around it was made by AI. */
export const MadeByAi = () => <link itemProp="digitalSourceType" href={SCHEMA_DIGITAL_SOURCE} />;
