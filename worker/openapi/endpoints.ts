import type { ZodType } from 'zod';
import type { ErrorCode } from '../../contract/errors.ts';
import { HUMAN_CHECK_HEADER } from '../../contract/human-check.ts';
import { account, accountExport, deviceSessions } from '../../contract/schemas/account.ts';
import { audioAnswer, voiceCatalogue } from '../../contract/schemas/audio.ts';
import { sessionAnswer, storiesRemaining, tokenAnswer, user } from '../../contract/schemas/auth.ts';
import {
  checkoutAnswer,
  paymentAnswer,
  portalAnswer,
  subscription,
  subscriptionChange,
} from '../../contract/schemas/billing.ts';
import { bookAddress } from '../../contract/schemas/books.ts';
import { contactAnswer } from '../../contract/schemas/contact.ts';
import { proposedSide } from '../../contract/schemas/edits.ts';
import { editionEvent, soundEvent, storyEvent } from '../../contract/schemas/events.ts';
import { exampleDocument, exampleList } from '../../contract/schemas/examples.ts';
import { feed } from '../../contract/schemas/feed.ts';
import { storedFile } from '../../contract/schemas/files.ts';
import { geo } from '../../contract/schemas/geo.ts';
import { diagnostics, health } from '../../contract/schemas/health.ts';
import { link, links } from '../../contract/schemas/links.ts';
import { reportAnswer } from '../../contract/schemas/reports.ts';
import { saying, sayings } from '../../contract/schemas/sayings.ts';
import { night, seriesList, seriesNights } from '../../contract/schemas/series.ts';
import { currentWork, generatedStory, narration, story, storyList } from '../../contract/schemas/stories.ts';
import { keptTake, recording, takes } from '../../contract/schemas/takes.ts';
import { withdrawal } from '../../contract/schemas/withdrawal.ts';
import { DIGEST_HEADER, RECORDER_HEADER } from '../../contract/takes.ts';
import { TIME_ZONE_HEADER } from '../../contract/time-zone.ts';
import { EPUB_TYPE } from '../book/book.ts';

/** Body of a response by media type: a schema, plain text or bytes. Empty: no body. */
export type Content = Record<string, ZodType | 'text' | 'bytes'>;

export type Endpoint = {
  /** A sentence without its full stop. */
  summary: string;
  /** By status; refusals are in `refusals`. */
  answers: Record<number, Content>;
  /** Refusal codes of the route itself. Guards and body readers declare their own. */
  refusals?: readonly ErrorCode[];
  /** Query parameters that no schema reads. */
  query?: Record<string, string>;
  /** Request headers that the route reads. */
  headers?: readonly (
    | 'Idempotency-Key'
    | 'Last-Event-ID'
    | typeof HUMAN_CHECK_HEADER
    | typeof TIME_ZONE_HEADER
    | typeof DIGEST_HEADER
    | typeof RECORDER_HEADER
  )[];
  /** Whether the refresh cookie authenticates. */
  byCookie?: true;
  /** Whether an optional token is read. */
  byToken?: true;
};

const json = (schema: ZodType): Content => ({ 'application/json': schema });
const text: Content = { 'text/plain': 'text' };
const nothing: Content = {};

const FOREIGN = 'origin_not_allowed';
const keeps = ['not_found', 'take_unusable', 'takes_full', 'account_limit_reached'] as const;
const signsIn = { 200: json(sessionAnswer) };
const confirms = ['wrong_password', 'recent_sign_in_required', 'too_many_attempts'] as const;
const followed = { headers: ['Last-Event-ID'], refusals: ['not_found'] } as const;

const admits = [
  'invalid_request',
  'session_ended',
  'idempotency_key_reused',
  'generation_in_progress',
  'too_soon',
  'rate_limited',
  'daily_limit_reached',
] as const;

const refresh: Endpoint = {
  summary: 'Refreshes the access token and replaces the session cookie; `tokenLifetime` can only get shorter',
  answers: { 200: json(tokenAnswer) },
  refusals: [FOREIGN, 'not_authenticated', 'session_ended'],
  byCookie: true,
};
const leaveForGoogle: Endpoint = {
  summary: 'Starts the Google sign-in by redirect',
  query: {
    origin: 'Which of the configured apps to return to',
    redirect_uri: 'The same, for clients of the earlier app',
  },
  answers: { 302: nothing },
  refusals: [FOREIGN],
};
const returnFromGoogle: Endpoint = {
  summary: 'Google’s callback; redirects to the app with a one-hour token or an error code',
  query: { state: 'The state of the request to Google', code: 'From Google', error: 'From Google' },
  answers: { 302: nothing },
};
const healthy: Endpoint = {
  summary: 'Whether stories can be generated now',
  answers: { 200: json(health), 503: json(health) },
};
const subscriptionState: Endpoint = {
  summary: 'The subscription, its paid period and its possible actions',
  answers: { 200: json(subscription) },
};
const cancellation: Endpoint = {
  summary: 'Cancels the subscription at the end of the paid period',
  answers: { 200: json(subscriptionChange) },
  refusals: ['no_subscription', 'session_ended', 'billing_busy', 'payments_unavailable'],
};

const report = {
  summary: 'Reports a story',
  answers: { 201: json(reportAnswer) },
  refusals: ['account_limit_reached', 'not_found', 'too_many_messages'],
} as const satisfies Endpoint;

/** Refusals of the human check, where the settings require one. */
const HUMAN = ['human_check_failed', 'human_check_unavailable'] as const;

const OWNERS = 'A page of the owner, behind Cloudflare Access.';

/** Undocumented routes, with the reason. */
export const INTERNAL: Record<string, string> = {
  'POST /api/stripe/webhook': 'Called by Stripe only, with a signature.',
  'GET /admin': OWNERS,
  'GET /admin/': OWNERS,
  'GET /admin/reports/:id': OWNERS,
  'GET /admin/reports/:id/:act': OWNERS,
  'POST /admin/reports/:id/:act': OWNERS,
  'GET /admin/people': OWNERS,
  'POST /admin/people': OWNERS,
  'GET /admin/people/:id': OWNERS,
  'GET /admin/people/:id/:act': OWNERS,
  'POST /admin/people/:id/:act': OWNERS,
  'GET /admin/totals': OWNERS,
};

/** Description of every other route; path, guards and request schemas come from the app. */
export const ENDPOINTS: Record<string, Endpoint> = {
  'GET /health': healthy,
  'GET /api/health': healthy,
  'GET /api/stories/health/openai': {
    ...healthy,
    summary: 'The same, for clients of the earlier app',
  },
  'GET /api/diagnostics': {
    summary: 'Why a request may just have failed',
    answers: { 200: json(diagnostics) },
  },
  'GET /test': { summary: 'Wakes up the server', answers: { 200: text } },
  'GET /api': { summary: 'Shows that the server is running', answers: { 200: text } },
  'GET /api/': { summary: 'The same', answers: { 200: text } },
  'GET /': { summary: 'The same', answers: { 200: text } },
  'GET /api/openapi.json': {
    summary: 'This description',
    answers: { 200: { 'application/json': 'text' } },
  },

  'POST /api/auth/register': {
    summary: 'Opens an account and signs in',
    answers: { 201: json(sessionAnswer) },
    refusals: [FOREIGN, 'email_taken', 'registration_elsewhere', 'too_many_requests', ...HUMAN],
    headers: [HUMAN_CHECK_HEADER],
  },
  'POST /api/auth/login': {
    summary: 'Signs in with e-mail and password',
    answers: signsIn,
    refusals: [FOREIGN, 'invalid_credentials', 'too_many_attempts'],
  },
  'POST /api/auth/google': {
    summary: 'Signs in with an ID token of Google',
    answers: signsIn,
    refusals: [
      FOREIGN,
      'google_not_configured',
      'google_unavailable',
      'google_sign_in_refused',
      'google_email_unverified',
      'google_account_conflict',
      'google_password_required',
    ],
  },
  'GET /auth/google': leaveForGoogle,
  'GET /api/auth/google': leaveForGoogle,
  'GET /auth/google/callback': returnFromGoogle,
  'GET /api/auth/google/callback': returnFromGoogle,
  'POST /api/auth/refresh-token': refresh,
  'POST /auth/refresh-token': refresh,
  'POST /api/auth/logout': {
    summary: 'Ends the sessions of token and cookie',
    answers: { 204: nothing },
    refusals: [FOREIGN],
    byCookie: true,
    byToken: true,
  },
  'GET /api/auth/me': { summary: 'The signed-in user', answers: { 200: json(user) } },
  'POST /api/auth/verify-email': {
    summary: "Verifies an address with a mailed token and the account's session or password",
    answers: { 204: nothing },
    refusals: ['link_invalid', 'confirmation_required', 'wrong_password', 'too_many_attempts'],
    byToken: true,
  },
  'POST /api/auth/verify-email/resend': {
    summary: 'Mails another verification link',
    answers: { 204: nothing },
    refusals: ['too_many_mails'],
  },
  'POST /api/auth/forgot-password': {
    summary: 'Mails a link for a new password, if there is such an account',
    answers: { 202: nothing },
    refusals: ['too_many_mails'],
  },
  'POST /api/auth/reset-password': {
    summary: 'Sets a new password with a mailed token',
    answers: { 204: nothing },
    refusals: ['link_invalid'],
  },

  'GET /api/account': { summary: 'The account', answers: { 200: json(account) } },
  'PATCH /api/account': {
    summary: 'Changes the name',
    answers: { 200: json(account) },
    refusals: ['session_ended'],
  },
  'DELETE /api/account': {
    summary: 'Deletes the account and all its data',
    answers: { 204: nothing },
    refusals: [FOREIGN, ...confirms],
  },
  'POST /api/account/password': {
    summary: 'Sets a new password and signs out all other devices',
    answers: { 204: nothing },
    refusals: confirms,
  },
  'POST /api/account/terms': {
    summary: 'Records acceptance of a version of the terms; an older version changes nothing',
    answers: { 200: json(user) },
    refusals: ['session_ended'],
  },
  'GET /api/account/sessions': {
    summary: 'The signed-in devices',
    answers: { 200: json(deviceSessions) },
  },
  'DELETE /api/account/sessions': {
    summary: 'Signs out all devices',
    query: { except: '`current` keeps the calling session' },
    answers: { 204: nothing },
  },
  'DELETE /api/account/sessions/:id': {
    summary: 'Signs out one device',
    answers: { 204: nothing },
    refusals: ['not_found'],
  },
  'GET /api/account/export': {
    summary: 'Exports all data of the user',
    answers: { 200: json(accountExport) },
  },

  'POST /api/contact': {
    summary: 'Sends a contact message, as JSON or as a form',
    answers: { 201: json(contactAnswer) },
    refusals: [FOREIGN, 'too_many_messages', ...HUMAN],
    headers: [HUMAN_CHECK_HEADER],
  },
  'POST /api/browser-reports': {
    summary: 'Takes an error of the app, or how fast it was, without anything of its user',
    answers: { 204: {} },
    refusals: [FOREIGN],
  },
  'GET /api/geo': { summary: 'Which country the request comes from', answers: { 200: json(geo) } },

  'POST /api/stories/generate': {
    summary:
      'Generates a story, or another night after one: JSON at the end, or events on the way; a soon repeated request without a key returns that story once',
    headers: ['Idempotency-Key', 'Last-Event-ID', TIME_ZONE_HEADER],
    answers: { 200: { 'application/json': generatedStory, 'text/event-stream': storyEvent } },
    refusals: [
      ...admits,
      'not_found',
      'quota_exceeded',
      'story_limit_reached',
      'month_limit_reached',
      'too_many_refusals',
      'too_many_failures',
      'names_refused',
      'words_refused',
      'topic_refused',
      'topic_needs_help',
      'story_refused',
      'story_withdrawn',
      'story_taken_down',
      'story_stopped',
      'story_timed_out',
      'story_generation_failed',
      'story_unacceptable',
      'moderation_unavailable',
    ],
  },
  'GET /api/stories/current': {
    summary: 'The running generations of the user',
    answers: { 200: json(currentWork) },
  },
  'GET /api/stories/remaining': {
    summary: 'How many stories are left',
    answers: { 200: json(storiesRemaining) },
  },
  'GET /api/feed': {
    summary: 'The podcast feed of the narrations',
    answers: { 200: json(feed) },
  },
  'PUT /api/feed': {
    summary: 'Opens the podcast feed, or changes its settings',
    answers: { 200: json(feed) },
    refusals: ['account_limit_reached'],
  },
  'DELETE /api/feed': { summary: 'Closes the feed and its address', answers: { 204: nothing } },
  'POST /api/feed/address': {
    summary: 'Replaces the address of the feed',
    answers: { 200: json(feed) },
    refusals: ['account_limit_reached', 'not_found'],
  },
  'GET /api/links': { summary: 'Open links to stories', answers: { 200: json(links) } },
  'POST /api/links': {
    summary: 'Makes a link to a story, for readers without an account',
    answers: { 201: json(link) },
    refusals: [
      'account_limit_reached',
      'not_found',
      'story_taken_down',
      'story_withdrawn',
      'session_ended',
      'too_many_links',
    ],
  },
  'DELETE /api/links/:id': {
    summary: 'Closes a link',
    answers: { 204: nothing },
    refusals: ['not_found'],
  },
  'GET /api/recordings/:link': {
    summary: 'The story that a link for recording is for. One device at a time, by its id in `X-Recorder`',
    answers: { 200: json(recording) },
    headers: [RECORDER_HEADER],
    refusals: ['not_found', 'rate_limited', 'link_in_use'],
  },
  'PUT /api/recordings/:link/:language/:n': {
    summary: 'Keeps a reading of a sentence by a link: raw samples, until the user accepts it',
    answers: { 200: json(keptTake) },
    headers: [RECORDER_HEADER, DIGEST_HEADER],
    refusals: [...keeps, 'rate_limited', 'link_in_use'],
  },
  'DELETE /api/recordings/:link/:language/:n': {
    summary: 'Ends a reading that came by this link and that the user has not accepted',
    answers: { 204: nothing },
    headers: [RECORDER_HEADER],
    refusals: ['not_found', 'rate_limited', 'link_in_use', 'database_error'],
  },
  'GET /api/stories/:id/takes': {
    summary: 'What the family has read of a story',
    answers: { 200: json(takes) },
    refusals: ['not_found', 'story_taken_down'],
  },
  'PUT /api/stories/:id/takes/:language/:n': {
    summary: 'Keeps a reading of a sentence: signed 16-bit little-endian mono samples at 24 kHz',
    answers: { 200: json(keptTake) },
    headers: [DIGEST_HEADER],
    refusals: [...keeps, 'story_taken_down', 'story_withdrawn', 'session_ended'],
  },
  'POST /api/stories/:id/takes/accepted': {
    summary: 'Accepts readings that came by a link',
    answers: { 200: json(takes) },
    refusals: ['not_found', 'story_taken_down'],
  },
  'DELETE /api/stories/:id/takes': {
    summary: 'Deletes the readings of a story, and its narrations that have them',
    answers: { 204: nothing },
    refusals: ['not_found'],
  },
  'DELETE /api/stories/:id/takes/:take': {
    summary: 'Deletes a reading, and the narrations that may have it',
    answers: { 204: nothing },
    refusals: ['not_found'],
  },
  'GET /api/sayings': {
    summary: 'How voices say words and names, by language',
    answers: { 200: json(sayings) },
  },
  'PUT /api/sayings': {
    summary:
      'Keeps how voices say a word or a name in the texts of a language. Texts stay; narrations with the word are spoken again behind the answer, of which only its sentences are bought',
    answers: { 200: json(saying) },
    refusals: ['account_limit_reached', 'saying_refused', 'too_many_sayings'],
  },
  'DELETE /api/sayings/:id': {
    summary: 'Deletes how voices say a word: it is said as it is written',
    answers: { 204: nothing },
    refusals: ['account_limit_reached', 'not_found'],
  },
  'POST /api/sayings/speech': {
    summary: 'A word alone, as it is typed, as MP3',
    answers: { 200: { 'audio/mpeg': 'bytes' } },
    refusals: [
      'account_limit_reached',
      'audio_generation_failed',
      'audio_timed_out',
      'daily_limit_reached',
      'not_found',
      'rate_limited',
      'saying_refused',
      'session_ended',
      'speech_quota_exceeded',
      'story_taken_down',
      'story_withdrawn',
      'unconfirmed_limit_reached',
    ],
  },
  'GET /api/stories': {
    summary: 'A page of the library. `level` is the measured level of a story, else the requested one',
    answers: { 200: json(storyList) },
  },
  'GET /api/stories/:id': {
    summary: 'A story with its text and narrations',
    answers: { 200: json(story) },
    refusals: ['not_found', 'story_taken_down'],
  },
  'GET /api/stories/:id/events': {
    summary: 'The events of a story after `Last-Event-ID`',
    answers: { 200: { 'text/event-stream': storyEvent } },
    ...followed,
    refusals: [...followed.refusals, 'story_taken_down'],
  },
  'GET /api/stories/:id/book': {
    summary:
      'The address of a story as an EPUB 3 book, with or without a narration, in one of its languages or both',
    answers: { 200: json(bookAddress) },
    refusals: ['not_found', 'story_withdrawn', 'story_taken_down', 'session_ended'],
  },
  'GET /api/stories/:id/sentences/:n/speech': {
    summary:
      'One sentence of a story, counted from 0, as a separate MP3: from the cache, else within the daily allowance of new sentences',
    answers: { 200: { 'audio/mpeg': 'bytes' } },
    refusals: [
      'invalid_request',
      'not_found',
      'story_withdrawn',
      'story_taken_down',
      'session_ended',
      'sentence_limit_reached',
      'unconfirmed_limit_reached',
      'rate_limited',
      'speech_quota_exceeded',
      'daily_limit_reached',
      'audio_timed_out',
      'audio_generation_failed',
    ],
  },
  'PUT /api/stories/:id/sentences/:n': {
    summary: 'Changes a sentence of a story, or leaves it out, in both its languages; a limited number a day',
    answers: { 200: json(story) },
    refusals: [
      'not_found',
      'session_ended',
      'story_withdrawn',
      'story_taken_down',
      'generation_in_progress',
      'sentence_changed',
      'sentence_refused',
      'topic_needs_help',
      'moderation_unavailable',
      'rate_limited',
      'quota_exceeded',
      'account_limit_reached',
    ],
  },
  'POST /api/stories/:id/sentences/:n/translation': {
    summary: 'Proposes the other language of a changed sentence, which is not stored; a limited number a day',
    answers: { 200: json(proposedSide) },
    refusals: [
      'not_found',
      'session_ended',
      'story_withdrawn',
      'story_taken_down',
      'sentence_refused',
      'topic_needs_help',
      'moderation_unavailable',
      'rate_limited',
      'quota_exceeded',
      'account_limit_reached',
    ],
  },
  'PUT /api/stories/:id/star': {
    summary: 'Gives a story a star, by which the library may be sorted',
    answers: { 204: nothing },
    refusals: ['not_found', 'story_taken_down'],
  },
  'DELETE /api/stories/:id/star': {
    summary: 'Takes the star of a story away',
    answers: { 204: nothing },
    refusals: ['not_found', 'story_taken_down'],
  },
  'POST /api/stories/:id/stop': {
    summary: 'Stops a running story and refunds its credit',
    answers: { 204: nothing },
    refusals: ['not_found', 'stop_limit_reached'],
  },
  'POST /api/stories/:id/translation': {
    summary: 'Adds a missing second language to a story; costs no story, with a limited number of tries',
    answers: { 200: json(story) },
    refusals: [
      'not_found',
      'session_ended',
      'generation_in_progress',
      'translation_limit_reached',
      'rate_limited',
      'quota_exceeded',
      'daily_limit_reached',
      'moderation_unavailable',
      'story_timed_out',
      'story_refused',
      'story_withdrawn',
      'story_taken_down',
      'story_generation_failed',
      'topic_refused',
    ],
  },
  'PUT /api/stories/:id/scenes': {
    summary:
      'Chooses what pictures of a story show; later stories of its topic and names have the hero of the first',
    answers: { 200: json(story) },
    refusals: ['account_limit_reached', 'not_found', 'story_withdrawn', 'story_taken_down'],
  },
  'GET /api/stories/:id/night': {
    summary: 'What is remembered of a story for another night; waits while it is being asked',
    answers: { 200: json(night) },
    refusals: ['not_found', 'story_taken_down'],
  },
  'PUT /api/stories/:id/memory': {
    summary: 'Replaces what is remembered of a story',
    answers: { 200: json(night) },
    refusals: [
      'account_limit_reached',
      'memory_refused',
      'moderation_unavailable',
      'not_found',
      'story_taken_down',
    ],
  },
  'DELETE /api/stories/:id/memory': {
    summary: 'Deletes what is remembered of a story, and its proposals; it is not asked again',
    answers: { 200: json(night) },
    refusals: ['not_found', 'story_taken_down'],
  },
  'GET /api/series': { summary: 'Series of two nights or more', answers: { 200: json(seriesList) } },
  'GET /api/series/:id/book': {
    summary: 'Address of the book of a series, its nights in order, valid for a day without a token',
    answers: { 200: json(bookAddress) },
    refusals: ['not_found'],
  },
  'GET /api/series/:id': {
    summary: 'Nights of a series, newest first',
    answers: { 200: json(seriesNights) },
    refusals: ['not_found'],
  },
  'DELETE /api/stories/:id': {
    summary: 'Deletes a story with its narrations',
    answers: { 204: nothing },
    refusals: ['not_found'],
  },
  'POST /api/stories/:id/report': { ...report, refusals: [...report.refusals, 'story_taken_down'] },

  'GET /api/audio/catalogue': {
    summary: 'Available voices and music',
    answers: { 200: json(voiceCatalogue) },
  },
  'GET /api/audio/voices/:voice/sample': {
    summary: 'A sample of a voice: one sentence of up to five seconds',
    answers: { 200: { 'audio/mpeg': 'bytes' } },
    refusals: ['not_found'],
  },
  'POST /api/audio/generate': {
    summary:
      'Narrates a text of the caller: JSON at the end, with an address to play and download, or events on the way; with `sleepMinutes` those of its sleep edition, with `learns` those of its practice edition',
    headers: ['Idempotency-Key', 'Last-Event-ID'],
    answers: { 200: { 'application/json': audioAnswer, 'text/event-stream': soundEvent } },
    refusals: [
      ...admits,
      'speech_quota_exceeded',
      'text_not_yours',
      'story_withdrawn',
      'story_taken_down',
      'not_found',
      'speech_not_kept',
      'audio_limit_reached',
      'audio_story_limit_reached',
      'unconfirmed_limit_reached',
      'audio_timed_out',
      'audio_generation_failed',
    ],
  },
  'GET /api/audio/:id/events': {
    summary: 'The events of a narration, or of an edition by its generation’s id, after `Last-Event-ID`',
    answers: { 200: { 'text/event-stream': soundEvent } },
    ...followed,
  },
  'POST /api/audio/:id/sleep-edition': {
    summary:
      'Makes a narration’s sleep edition, also while the narration is made, or returns the existing one: JSON at the end, or events on the way',
    headers: ['Last-Event-ID'],
    answers: { 200: { 'application/json': narration, 'text/event-stream': editionEvent } },
    refusals: [
      'not_found',
      'text_not_yours',
      'story_withdrawn',
      'story_taken_down',
      'speech_not_kept',
      'generation_in_progress',
      'rate_limited',
      'session_ended',
      'audio_timed_out',
      'audio_generation_failed',
    ],
  },
  'POST /api/audio/:id/practice-edition': {
    summary:
      'The same of its practice edition, which buys the speech of the other language where it is not kept',
    headers: ['Last-Event-ID'],
    answers: { 200: { 'application/json': narration, 'text/event-stream': editionEvent } },
    refusals: [
      ...admits,
      'speech_quota_exceeded',
      'not_found',
      'text_not_yours',
      'story_withdrawn',
      'story_taken_down',
      'speech_not_kept',
      'audio_timed_out',
      'audio_generation_failed',
    ],
  },

  'POST /api/stripe/create-checkout-session': {
    summary: 'The address of a page to buy or resume Premium',
    answers: { 200: json(checkoutAnswer) },
    refusals: [
      'email_required',
      'email_not_yours',
      'return_url_not_allowed',
      'already_subscribed',
      'start_request_required',
      'subscription_paused',
      'session_ended',
      'billing_busy',
      'payments_unavailable',
    ],
  },
  'GET /api/stripe/success': {
    summary: 'The state of a payment',
    query: { session_id: 'From the address of the success page' },
    answers: { 200: json(paymentAnswer) },
    refusals: ['billing_busy', 'payments_unavailable'],
  },
  'GET /api/stripe/subscription-status': subscriptionState,
  'GET /api/subscription': subscriptionState,
  'POST /api/stripe/cancel-subscription': cancellation,
  'POST /api/subscription/cancel': cancellation,
  'POST /api/subscription/resume': {
    ...cancellation,
    summary: 'Undoes a cancellation within the paid period',
  },
  'POST /api/withdrawal': {
    summary: 'Withdraws from the contract of Premium: at once with a token, otherwise by a mailed link',
    answers: { 200: json(withdrawal), 202: json(withdrawal) },
    refusals: [
      FOREIGN,
      'not_authenticated',
      'token_expired',
      'session_ended',
      'email_required',
      'too_many_requests',
      'too_many_mails',
      'mail_not_configured',
      'human_check_failed',
    ],
    byToken: true,
  },
  'POST /api/withdrawal/confirm': {
    summary: 'Confirms the withdrawal of a mailed link',
    answers: { 200: json(withdrawal) },
    refusals: [FOREIGN, 'link_invalid'],
  },
  'POST /api/subscription/portal': {
    summary: 'The address of the billing portal',
    answers: { 200: json(portalAnswer) },
    refusals: ['no_subscription', 'return_url_not_allowed', 'payments_unavailable'],
  },

  'GET /api/examples': { summary: 'The example stories', answers: { 200: json(exampleList) } },
  'GET /api/examples/:id': {
    summary: 'An example with its text and narration',
    answers: { 200: json(exampleDocument) },
    refusals: ['not_found'],
  },
  'POST /api/examples/:id/report': {
    ...report,
    refusals: ['not_found', 'too_many_messages', ...HUMAN],
    headers: [HUMAN_CHECK_HEADER],
  },

  'GET /files/pictures/:version/:file': {
    summary: 'The picture of a scene, drawn from its code; `-wide`, `-outline`',
    answers: { 200: { 'image/svg+xml': 'text' } },
    refusals: ['not_found'],
  },
  'GET /files/pictures/:version/:seal/:file': {
    summary: 'The same as PNG at a sealed address',
    answers: { 200: { 'image/png': 'bytes' }, 206: { 'image/png': 'bytes' }, 304: nothing },
    refusals: ['not_found', 'file_changed', 'range_not_satisfiable'],
  },
  'GET /files/*': {
    summary: 'A stored file: metadata or bytes',
    query: {
      alt: '`media` for the bytes, with ranges and conditional requests',
      download: '`1` for a download',
      expires: 'Of a signed address',
      signature: 'Of a signed address',
    },
    answers: {
      200: { 'application/json': storedFile, 'application/octet-stream': 'bytes' },
      206: { 'application/octet-stream': 'bytes' },
      304: nothing,
    },
    refusals: ['not_found', 'file_changed', 'range_not_satisfiable'],
  },
  'GET /covers/:file': {
    summary: 'The cover of a story type, at the address of feeds',
    answers: { 200: { 'image/jpeg': 'bytes' }, 206: { 'image/jpeg': 'bytes' }, 304: nothing },
    refusals: ['not_found', 'file_changed', 'range_not_satisfiable'],
  },
  'GET /feeds/:feed/:file': {
    summary:
      'A podcast feed by its secret address (`cuentame.xml`), the audio of an episode with ranges, or its transcript as WebVTT or SubRip',
    answers: {
      200: {
        'application/rss+xml': 'text',
        'audio/mpeg': 'bytes',
        'text/vtt': 'text',
        'application/x-subrip': 'text',
      },
      206: { 'audio/mpeg': 'bytes' },
      304: nothing,
    },
    refusals: ['not_found', 'rate_limited', 'file_changed', 'range_not_satisfiable'],
  },
  'GET /e/:link': {
    summary: 'The page of a link by its secret address, also where it is closed',
    query: { report: '`sent`: a report was received' },
    answers: { 200: { 'text/html': 'text' } },
    refusals: ['not_found', 'rate_limited'],
  },
  'GET /e/:link/:file': {
    summary:
      'The sound of a link in one language (`es.mp3`), or its picture (`picture`: wide, for messengers)',
    query: { small: 'Square, for the page' },
    answers: {
      200: { 'audio/mpeg': 'bytes', 'image/svg+xml': 'text', 'image/png': 'bytes', 'image/jpeg': 'bytes' },
      206: { 'audio/mpeg': 'bytes', 'image/png': 'bytes', 'image/jpeg': 'bytes' },
      304: nothing,
    },
    refusals: ['not_found', 'rate_limited', 'file_changed', 'range_not_satisfiable'],
  },
  'POST /e/:link/:file': {
    summary: 'Receives the report of a reader of a link (`report`), as a form',
    answers: { 303: nothing, 400: { 'text/html': 'text' } },
    refusals: ['not_found', 'rate_limited', 'too_many_messages'],
  },
  'GET /books/*': {
    summary: 'A story as a book, packed while it is sent',
    query: { expires: 'Of a signed address', signature: 'Of a signed address' },
    answers: { 200: { [EPUB_TYPE]: 'bytes' } },
    refusals: ['account_limit_reached', 'not_found', 'story_withdrawn', 'story_taken_down', 'session_ended'],
  },
};
