import { type ZodType, z } from 'zod';
import {
  acceptTermsRequest,
  account,
  accountExport,
  changeNameRequest,
  changePasswordRequest,
  deleteAccountRequest,
  deviceSessions,
} from '../../contract/schemas/account.ts';
import { audioAnswer, audioRequest, voiceCatalogue } from '../../contract/schemas/audio.ts';
import {
  forgotPasswordRequest,
  googleRequest,
  loginRequest,
  refreshRequest,
  registerRequest,
  resetPasswordRequest,
  sessionAnswer,
  storiesRemaining,
  tokenAnswer,
  user,
  verifyEmailRequest,
} from '../../contract/schemas/auth.ts';
import {
  checkoutAnswer,
  checkoutRequest,
  paymentAnswer,
  portalAnswer,
  portalRequest,
  subscription,
  subscriptionChange,
} from '../../contract/schemas/billing.ts';
import { bookAddress } from '../../contract/schemas/books.ts';
import { browserReport } from '../../contract/schemas/browser-report.ts';
import { contactAnswer, contactRequest } from '../../contract/schemas/contact.ts';
import { proposedSide, sentenceChange, sideRequest } from '../../contract/schemas/edits.ts';
import { errorBody } from '../../contract/schemas/error-body.ts';
import { audioEvent, editionEvent, soundEvent, storyEvent } from '../../contract/schemas/events.ts';
import { example, exampleDocument, exampleList, exampleNarration } from '../../contract/schemas/examples.ts';
import { feed, feedRequest } from '../../contract/schemas/feed.ts';
import { storedFile } from '../../contract/schemas/files.ts';
import { geo } from '../../contract/schemas/geo.ts';
import { diagnostics, health } from '../../contract/schemas/health.ts';
import { link, linkRequest, links } from '../../contract/schemas/links.ts';
import { reportAnswer, reportRequest } from '../../contract/schemas/reports.ts';
import { saying, sayingRequest, sayings, sayingSpeechRequest } from '../../contract/schemas/sayings.ts';
import { chosenScenes, scene } from '../../contract/schemas/scene.ts';
import {
  generateRequest,
  memoryChange,
  night,
  proposal,
  series,
  seriesList,
  seriesNight,
  seriesNights,
} from '../../contract/schemas/series.ts';
import {
  castMember,
  currentWork,
  generatedStory,
  measuredLevel,
  narration,
  sentence,
  practiceEdition,
  sleepEdition,
  speechSpan,
  spokenSentence,
  spokenSpan,
  story,
  storyList,
  storyQuestion,
  storySummary,
  storyTranslation,
  storyWord,
  translatedSentence,
} from '../../contract/schemas/stories.ts';
import { acceptRequest, keptTake, recording, take, takes } from '../../contract/schemas/takes.ts';
import {
  confirmWithdrawalRequest,
  withdrawal,
  withdrawalRequest,
} from '../../contract/schemas/withdrawal.ts';

/** Response schemas by name. */
const ANSWERS: Record<string, ZodType> = {
  Account: account,
  AccountExport: accountExport,
  AudioAnswer: audioAnswer,
  AudioEvent: audioEvent,
  CastMember: castMember,
  CheckoutAnswer: checkoutAnswer,
  ContactAnswer: contactAnswer,
  CurrentWork: currentWork,
  DeviceSessions: deviceSessions,
  Diagnostics: diagnostics,
  ErrorBody: errorBody,
  Example: example,
  ExampleDocument: exampleDocument,
  ExampleList: exampleList,
  ExampleNarration: exampleNarration,
  GeneratedStory: generatedStory,
  Geo: geo,
  Health: health,
  MeasuredLevel: measuredLevel,
  Narration: narration,
  Night: night,
  PaymentAnswer: paymentAnswer,
  PortalAnswer: portalAnswer,
  ProposedSide: proposedSide,
  Proposal: proposal,
  ReportAnswer: reportAnswer,
  Sentence: sentence,
  Series: series,
  SeriesList: seriesList,
  SeriesNight: seriesNight,
  SeriesNights: seriesNights,
  SessionAnswer: sessionAnswer,
  PracticeEdition: practiceEdition,
  SleepEdition: sleepEdition,
  EditionEvent: editionEvent,
  SoundEvent: soundEvent,
  SpeechSpan: speechSpan,
  SpokenSentence: spokenSentence,
  SpokenSpan: spokenSpan,
  BookAddress: bookAddress,
  Feed: feed,
  Link: link,
  Links: links,
  AcceptRequest: acceptRequest,
  KeptTake: keptTake,
  Recording: recording,
  Take: take,
  Takes: takes,
  Saying: saying,
  Sayings: sayings,
  StoredFile: storedFile,
  StoriesRemaining: storiesRemaining,
  Story: story,
  StoryEvent: storyEvent,
  StoryList: storyList,
  StoryQuestion: storyQuestion,
  StorySummary: storySummary,
  StoryTranslation: storyTranslation,
  StoryWord: storyWord,
  Subscription: subscription,
  SubscriptionChange: subscriptionChange,
  TokenAnswer: tokenAnswer,
  TranslatedSentence: translatedSentence,
  User: user,
  VoiceCatalogue: voiceCatalogue,
  Withdrawal: withdrawal,
};

/** Request schemas by name. */
export const REQUESTS: Record<string, ZodType> = {
  ChosenScenes: chosenScenes,
  Scene: scene,
  AcceptTermsRequest: acceptTermsRequest,
  AudioRequest: audioRequest,
  BrowserReport: browserReport,
  ChangeNameRequest: changeNameRequest,
  ChangePasswordRequest: changePasswordRequest,
  CheckoutRequest: checkoutRequest,
  ConfirmWithdrawalRequest: confirmWithdrawalRequest,
  ContactRequest: contactRequest,
  DeleteAccountRequest: deleteAccountRequest,
  FeedRequest: feedRequest,
  ForgotPasswordRequest: forgotPasswordRequest,
  GoogleRequest: googleRequest,
  LinkRequest: linkRequest,
  LoginRequest: loginRequest,
  MemoryChange: memoryChange,
  PortalRequest: portalRequest,
  RefreshRequest: refreshRequest,
  RegisterRequest: registerRequest,
  ReportRequest: reportRequest,
  ResetPasswordRequest: resetPasswordRequest,
  SentenceChange: sentenceChange,
  SideRequest: sideRequest,
  SayingRequest: sayingRequest,
  SayingSpeechRequest: sayingSpeechRequest,
  StoryRequest: generateRequest,
  VerifyEmailRequest: verifyEmailRequest,
  WithdrawalRequest: withdrawalRequest,
};

export type JsonSchema = Record<string, unknown>;

const addressOf = (name: string) => `#/components/schemas/${name}`;

const NAMES = new Map(
  Object.entries({ ...ANSWERS, ...REQUESTS }).map(([name, schema]) => [schema, name] as const),
);

/** @throws Error for a schema without a name in the tables above */
export function referenceTo(schema: ZodType): JsonSchema {
  const name = NAMES.get(schema);
  if (name === undefined) {
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape).join(', ') : schema.type;
    throw new Error(`worker/openapi/schemas.ts: name the schema of ${fields} in ANSWERS or REQUESTS`);
  }
  return { $ref: addressOf(name) };
}

/** JSON Schema of a request body: the accepted input, not how it is transformed. */
export function inputSchema(schema: ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, INPUT) as JsonSchema;
  return rest;
}

const INPUT = {
  io: 'input',
  unrepresentable: 'any',
  override({ zodSchema, jsonSchema }) {
    if (zodSchema instanceof z.ZodPipe) {
      const { $schema, ...out } = z.toJSONSchema(zodSchema.out as ZodType, { io: 'input' }) as JsonSchema;
      Object.assign(jsonSchema, out);
    }
    // Defaults in words: generators of typed clients require a field that has the keyword `default`.
    if (zodSchema instanceof z.ZodDefault) {
      delete jsonSchema.default;
      jsonSchema.description = `Default: \`${JSON.stringify(zodSchema.def.defaultValue)}\``;
    }
  },
} satisfies Parameters<typeof z.toJSONSchema>[1];

const OUTPUT = {
  io: 'output',
  unrepresentable: 'any',
  override({ zodSchema, jsonSchema }) {
    // Open for new fields, which clients must accept.
    if (zodSchema instanceof z.ZodObject) delete jsonSchema.additionalProperties;
  },
} satisfies Parameters<typeof z.toJSONSchema>[1];

function components(schemas: Record<string, ZodType>, how: typeof INPUT | typeof OUTPUT) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const described = z.toJSONSchema(registry, { ...how, uri: addressOf }).schemas;
  return Object.entries(described).map(([name, schema]) => {
    const { $schema, $id, ...rest } = schema as JsonSchema;
    return [name, rest] as const;
  });
}

/** All named schemas, in JSON Schema. */
export const allSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries([...components(ANSWERS, OUTPUT), ...components(REQUESTS, INPUT)]);
