import type { AgeGroup } from '../../contract/options.ts';

/** Prompt of a model. `temperature` is the sampling temperature, `maxTokens` the limit of the answer. */
export type Prompt = { system: string; user: string; temperature: number; maxTokens: number };

/** Prompt with a keyed digest of the user, which lets a server recognise a user without identifying them. */
export type StoryOrder = Prompt & { userDigest: string };

/** Findings of a moderation service in one text. */
export type Finding = {
  flagged: boolean;
  /** Categories raised by the service. */
  raised: string[];
  /** Scores from 0 to 1 by category; empty when the service gives none. */
  scores: Record<string, number>;
};

/** Common properties of interchangeable servers. */
export type ModelServer = {
  /** Unique id: server and model. */
  id: string;
  server: string;
  model: string;
  /** Time-out in milliseconds after which the next server is tried, if there is one. */
  patienceMs: number;
};

/** What a server says about its text in addition to the text. */
export type WritingNotes = {
  /** Called before the first word when the server writes a story that is not about the topic. */
  notUnderstood(): void;
};

/** A server that writes stories. */
export type StoryWriter = ModelServer & {
  /**
   * Streams the model's text in chunks of any length.
   * @throws ProviderError, also when the text broke off; `topic_refused` when the model or the provider's filter
   * declined before the first word, `story_refused` after it. The signal's reason when it aborts.
   */
  stream(order: StoryOrder, signal: AbortSignal, notes?: WritingNotes): AsyncIterable<string>;
};

/** Moderation request. */
export type CheckOrder = {
  texts: string[];
  /** As in `StoryOrder`. */
  userDigest: string;
  /** Whether no other service is left: the request is then retried and gets more time. */
  isLast: boolean;
};

/** Moderation service. */
export type Moderator = ModelServer & {
  /**
   * Findings for each text, in order.
   * @throws ProviderError when the service fails or its answer is invalid; the signal's reason when it aborts
   */
  findings(order: CheckOrder, signal: AbortSignal): Promise<Finding[]>;
};

/** Objections to paragraphs that no single sentence reveals. */
export type Objection = 'sexual' | 'grooming' | 'danger' | 'self-harm' | 'cruelty' | 'contempt' | 'despair';

/** Objections to a topic. `identity`: it reveals who and where a real child is. */
export type TopicObjection = Objection | 'profanity' | 'identity';

/** Second opinion on a topic, requested before its story is shown. */
export type TopicOrder = {
  /** Topic with stand-ins for the typed names. */
  topic: string;
  ageGroup: AgeGroup;
  /** As in `StoryOrder`. */
  userDigest: string;
};

/** Consecutive paragraphs of a story with its title. */
export type Passage = { title: string; paragraphs: string[] };

/** Request for a second opinion. */
export type OpinionOrder = Passage & {
  /** As in `TopicOrder`. */
  topic: string;
  ageGroup: AgeGroup;
  /** As in `StoryOrder`. */
  userDigest: string;
};

/** Server of the second opinion on topics and on paragraphs whose sentences passed moderation. */
export type SecondReader = ModelServer & {
  /**
   * @returns null for no objection
   * @throws ProviderError when the server fails or its answer is invalid; the signal's reason when it aborts
   */
  objection(order: OpinionOrder, signal: AbortSignal): Promise<Objection | null>;
  /** Objection to a topic. It has less time, since the first sentence waits for it. */
  topicObjection(order: TopicOrder, signal: AbortSignal): Promise<TopicObjection | null>;
};

/** Server that says what pictures show. */
export type Illustrator = ModelServer & {
  /** The answer in words. @throws like `SecondReader` */
  answer(order: StoryOrder, signal: AbortSignal): Promise<string>;
};

/**
 * Servers that write, moderate, give second opinions and say what pictures show, each list in order of preference. The
 * list of second readers may be empty. Adapters are in `providers/`.
 */
export type StoryProvider = {
  writers: StoryWriter[];
  moderators: Moderator[];
  secondReaders: SecondReader[];
  illustrators: Illustrator[];
};
