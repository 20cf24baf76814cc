import { Entities, Escapes, type TextStage, Unseen } from './decoded-text.ts';
import { WithoutThoughts } from './without-thoughts.ts';

/**
 * The one reader of what a model said: its text without thoughts and control tokens, decoded, without invisible
 * characters. What the text is comes later: a story is cut, a verdict or an opinion compared with its closed list.
 */
export class AnswerText implements TextStage {
  readonly #stages: TextStage[] = [new Entities(), new WithoutThoughts(), new Escapes(), new Unseen()];

  /** @throws ProviderError when the answer cannot be used */
  push(piece: string): string {
    return this.#stages.reduce((text, stage) => stage.push(text), piece);
  }

  end(): string {
    return this.#stages.reduce((text, stage) => stage.push(text) + stage.end(), '');
  }
}

/** Closing tag of thoughts whose beginning is in the prompt of some templates. */
const THOUGHTS_BEFORE = /^(?:(?!<think|\[think)[^])*(?:<\/|\[\/)(?:think|thinking|thought|reasoning)[>\]]/iu;

/**
 * Text of a whole answer, without the fence and the emphasis around it.
 * @throws ProviderError when the answer cannot be used
 */
export function wholeAnswerText(said: string): string {
  const reader = new AnswerText();
  const text = reader.push(said.replace(THOUGHTS_BEFORE, '')) + reader.end();
  return text
    .split('\n')
    .filter((line) => !/^\s*(?:`{3,}|~{3,})\s*\w*\s*$/u.test(line))
    .map((line) => line.replace(/^[\s*`>]+|[\s*`]+$/gu, ''))
    .join('\n')
    .trim();
}
