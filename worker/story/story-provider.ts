/** What a model is sent. `temperature` is its sampling temperature, `maxTokens` the most it may write. */
export type Prompt = { system: string; user: string; temperature: number; maxTokens: number };

/** What a moderation service found in one text. */
export type Finding = {
  flagged: boolean;
  /** The categories that the service itself raises. */
  raised: string[];
  /** From 0 to 1, by category; empty when the service gives none. */
  scores: Record<string, number>;
};

/** A service that writes stories and one that checks texts. An adapter lies in `providers/`. */
export type StoryProvider = {
  /**
   * The model's text as it is written, in pieces of any length.
   * @throws ProviderError, also when the text broke off; `topic_refused` when the model or the provider's filter declined
   * before the first word, `story_refused` when after it. The signal's reason when that aborts.
   */
  stream(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>;
  /**
   * What the moderation service finds in each of the texts, in their order.
   * @throws ProviderError when the service does not answer, or not to the point; the signal's reason when that aborts
   */
  findings(texts: string[], signal: AbortSignal): Promise<Finding[]>;
};
