import { type Objection, type OpinionOrder, type Prompt } from '../story/story-provider.ts';
export declare function opinionPrompt({ typed, title, paragraphs, ageGroup }: OpinionOrder): Prompt;
/** What the answer has to be, for servers that hold their models to it. */
export declare const ANSWER_SCHEMA: {
  type: 'json_schema';
  json_schema: {
    name: string;
    strict: boolean;
    schema: {
      type: string;
      properties: {
        objection: {
          type: string;
          enum: string[];
        };
      };
      required: string[];
      additionalProperties: boolean;
    };
  };
};
/**
 * The objection in a model's answer; null when it has none.
 * @throws Error when it is anything but one word of the list: then nobody has an opinion
 */
export declare function objectionIn(text: string): Objection | null;
