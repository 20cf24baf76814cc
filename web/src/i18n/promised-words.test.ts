import { expect, test } from 'vitest';
import contact from '../../../words/en/app/contact.json';
import own from '../../../words/en/app/home/errors.json';
import player from '../../../words/en/app/player.json';
import subscription from '../../../words/en/app/subscription.json';
import shared from '../../../words/en/errors.json';

const errors = { ...shared, ...own.error };

/** Texts of errors that the specification gives word for word. */

// @spec 5.6, 8.1, 8.2, 8.3, 8.4, 8.5, 8.11, 8.20, 8.24, 8.26, 8.27, 8.29, 8.30, 8.32, 8.33, 8.34, 8.43, 8.45, 8.59
test.each([
  ['not_authenticated', 'Please log in to generate stories'],
  ['invalid_credentials', 'Invalid credentials'],
  ['too_many_attempts', 'Too many login attempts. Please try again later.'],
  ['too_many_requests', 'Too many requests. Please wait a moment and try again.'],
  ['unexpected_answer', 'Invalid response from server'],
  ['google_sign_in_refused', 'Error logging in with Google'],
  ['network', 'Unable to connect to the server.'],
  ['connection_error', 'Cannot connect to the server. Please check your internet connection.'],
  ['timeout', 'The request took too long. Please try again.'],
  ['server_unavailable', 'The server is currently unavailable.'],
  ['rate_limited', 'The server is processing too many requests right now. Please wait a few minutes'],
  ['quota_exceeded', 'The story generation service is currently unavailable. Please contact support.'],
  ['token_expired', 'Token expired. Please log in again.'],
  ['session_ended', 'Authentication session has expired. Please try logging in again.'],
  ['ai_service_error', 'AI service error: '],
  ['database_error', 'Database connection error. Please try again later.'],
  ['story_generation_failed', 'Could not generate the story after multiple attempts.'],
  [
    'story_limit_reached',
    'You have reached your free story limit. Please subscribe to generate more stories.',
  ],
  ['audio_generation_failed', 'There was an error generating the audio. Please try again.'],
  ['audio_timed_out', 'Audio generation is taking longer than expected.'],
] as const)('the error %s has the text: %s', (code, words) => {
  expect(errors[code].startsWith(words)).toBe(true);
});

// @spec 8.35
test('a story that failed for an unknown reason has the promised words, of the API and of the app', () => {
  const words = 'An error occurred while generating the story. Please try again.';
  expect(shared.story_generation_failed.startsWith(words)).toBe(true);
  expect(own.refusal.failed).toBe(words);
});

// @spec 8.13, 8.14, 8.15, 8.16
test.each([
  ['openai', 'The AI service is experiencing issues'],
  ['quota', 'The AI service quota has been exceeded'],
  ['database', 'Database connection issues'],
  ['timeout', 'Health check timed out'],
  ['network', 'Cannot connect to the server. Please check your internet connection'],
] as const)('the panel shows the issue %s as: %s', (detail, words) => {
  expect(own.healthTrouble[detail].startsWith(words)).toBe(true);
});

// @spec 8.12
test('an unhealthy server is shown with its issue', () => {
  expect(own.serverUnhealthy).toBe('The server is currently unavailable. Error: {{details}}');
});

// @spec 8.37, 8.38, 8.39, 8.58
test('payment and contact failures have their promised words', () => {
  const { noUrl, stripeFailed, failed } = subscription.subscribe;
  expect(noUrl).toMatch(/^No checkout URL received\./);
  expect(stripeFailed).toBe('Error loading Stripe. Please try again later.');
  expect(failed).toMatch(/^Something went wrong /);
  expect(contact.contact.failed).toBe('There was an error sending the message. Please try again.');
});

// @spec 5.13, 8.47, 8.48, 8.49, 8.50, 8.51, 8.52, 8.53
test.each([
  ['noUrlProvided', 'No audio URL provided'],
  ['noUrlReceived', 'No audio URL received'],
  ['invalidUrl', 'Invalid audio URL received'],
  ['notAccessible', 'URL not accessible: {{answer}}.'],
  ['noData', 'No audio data received'],
  ['invalidData', 'Server response contains no valid audio data'],
  ['loadFailed', 'Failed to load audio'],
  ['loadTimeout', 'Audio loading timeout'],
  ['elementError', 'HTML5 Audio error'],
] as const)('the playback failure %s has the text: %s', (failure, words) => {
  expect(player.player.failure[failure]).toMatch(/\.$/);
  expect(player.player.failure[failure].startsWith(words)).toBe(true);
});

// @spec 5.12
test('a story without text has its promised words', () => {
  expect(player.player.invalidText).toContain('The text for generating audio must be a valid string');
});
