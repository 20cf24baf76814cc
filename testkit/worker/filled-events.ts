import { type ZodType, z } from 'zod';
import { audioEvent, editionEvent, storyEvent } from '../../contract/schemas/events.ts';
import { PIECES, type PieceType } from '../../contract/schemas/piece-traits.ts';
import { castMember, sentence, translatedSentence } from '../../contract/schemas/stories.ts';
import type { LoggedEvent } from '../../worker/home-storage/event-log.ts';

/** Events of every type with given words in every free text, as their schemas say, whatever the table of types says. */

type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};

/** Texts of a fixed form, by format or pattern. */
const FORMS: Record<string, string> = { uri: 'https://api.test/a', 'date-time': '2026-11-29T20:00:00.000Z' };
const ID = 's1';
/** Fields of ids: neither typed nor written. */
const IDS = /^id$|Id$|^musicTrack$/;

function filled(schema: JsonSchema, word: () => string, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return filled(schema.anyOf[0]!, word, name);
  switch (schema.type) {
    case 'string':
      if (schema.format) return FORMS[schema.format] ?? word();
      return schema.pattern !== undefined || IDS.test(name) ? ID : word();
    case 'array':
      return [filled(schema.items!, word)];
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return Object.fromEntries(fields.map(([field, value]) => [field, filled(value, word, field)]));
    }
    case 'boolean':
      return true;
    default:
      return 0;
  }
}

const schemaOf = (schema: ZodType) =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema;

/** Events as the log keeps them; those of errors have no words. */
const KEPT: JsonSchema[] = [
  ...storyEvent.options,
  ...audioEvent.options,
  ...editionEvent.options,
  sentence.extend({ type: z.literal('sentence') }),
  translatedSentence.extend({ type: z.literal('translation') }),
  z.object({ type: z.literal('cast'), cast: z.array(castMember) }),
]
  .map(schemaOf)
  .filter((schema) => typeOf(schema) !== 'error');

function typeOf({ properties }: JsonSchema): PieceType {
  return properties!.type!.const as PieceType;
}

/** An event of each kind that a log keeps. `fill` makes one. @param word the next text */
export const EVENTS = KEPT.map((schema) => ({
  type: typeOf(schema),
  fill: (word: () => string) => filled(schema, word) as LoggedEvent,
}));

/** Types of which there is none. */
export const unfilledTypes = (): string[] =>
  Object.keys(PIECES).filter((type) => !EVENTS.some((event) => event.type === type));

/** Texts of which none is in another. @returns those that were taken, and what takes the next */
export function differentTexts(root = 'w') {
  const taken: string[] = [];
  const next = () => {
    taken.push(`${root}${taken.length}x`);
    return taken.at(-1)!;
  };
  return { taken, next };
}
