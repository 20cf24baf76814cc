import type { AgeGroup } from '../../contract/options.ts';
import type { StoryRequest, TypedField } from '../../contract/schemas/stories.ts';

/** What a model is sent. `temperature` is its sampling temperature, `maxTokens` the most it may write. */
export type Prompt = { system: string; user: string; temperature: number; maxTokens: number };

/** A prompt, and a keyed digest of the person it is for, which tells a server nothing but who is the same. */
export type StoryOrder = Prompt & { person: string };

/** What a moderation service found in one text. */
export type Finding = {
  flagged: boolean;
  /** The categories that the service itself raises. */
  raised: string[];
  /** From 0 to 1, by category; empty when the service gives none. */
  scores: Record<string, number>;
};

/** What every server has, so that another can take its place. */
export type Spare = {
  /** Server and model: no other has both. */
  id: string;
  /** The address of the server. */
  server: string;
  model: string;
  /** Milliseconds of silence after which the next server is asked, when there is one. */
  patienceMs: number;
};

/** A server that writes stories. */
export type StoryWriter = Spare & {
  /**
   * The model's text as it is written, in pieces of any length.
   * @throws ProviderError, also when the text broke off; `topic_refused` when the model or the provider's filter declined
   * before the first word, `story_refused` when after it. The signal's reason when that aborts.
   */
  stream(order: StoryOrder, signal: AbortSignal): AsyncIterable<string>;
};

/** How a moderation service is asked. */
export type CheckOrder = {
  texts: string[];
  /** As in `StoryOrder`. */
  person: string;
  /** Whether it is asked again when it fails, and given longer: when no other service is left to ask. */
  isLast: boolean;
};

/** A service that checks texts. */
export type Moderator = Spare & {
  /**
   * What the service finds in each of the texts, in their order.
   * @throws ProviderError when the service does not answer, or not to the point; the signal's reason when that aborts
   */
  findings(order: CheckOrder, signal: AbortSignal): Promise<Finding[]>;
};

/** What paragraphs may be found to say together that no sentence of them says. */
export type Objection = 'sexual' | 'grooming' | 'danger' | 'self-harm' | 'cruelty' | 'contempt' | 'despair';

/** What a topic may be found to ask for, in addition. `identity`: who a real child is and where it is to be found. */
export type TopicObjection = Objection | 'profanity' | 'identity';

/** How a topic is asked about, before its story is shown. */
export type TopicOrder = {
  /** Without the names that were typed. */
  topic: string;
  ageGroup: AgeGroup;
  /** As in `StoryOrder`. */
  person: string;
};

/** Some paragraphs of a story, one after the other, and what they are to be read with. */
export type Passage = { title: string; paragraphs: string[] };

/** How a second opinion is asked for. */
export type OpinionOrder = Passage & {
  /** What was asked for, which the paragraphs are about. */
  typed: Pick<StoryRequest, TypedField>;
  ageGroup: AgeGroup;
  /** As in `StoryOrder`. */
  person: string;
};

/** A server that reads topics, and paragraphs whose sentences were all found fit, and says whether they are when read together. */
export type SecondReader = Spare & {
  /**
   * @returns null when there is nothing against it
   * @throws ProviderError when the server does not answer, or not to the point; the signal's reason when that aborts
   */
  objection(order: OpinionOrder, signal: AbortSignal): Promise<Objection | null>;
  /** The same of what a story is wished about. It has less time, since the first sentence waits for it. */
  topicObjection(order: TopicOrder, signal: AbortSignal): Promise<TopicObjection | null>;
};

/**
 * Those that write stories, those that check every sentence, and those that read the paragraphs once more, each in the order
 * in which they are asked. No second reader where the owner wants none. Adapters lie in `providers/`.
 */
export type StoryProvider = {
  writers: StoryWriter[];
  moderators: Moderator[];
  secondReaders: SecondReader[];
};
