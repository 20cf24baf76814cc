import type { ErrorCode } from '../errors.ts';

/** English message of each error code. `{{…}}` is a figure of `contract/figures.ts`. */
export default {
  invalid_request: 'Something you wrote doesn’t fit. Check it and try again.',
  invalid_json: 'The request arrived incomplete. Please try again.',
  payload_too_large: 'The text is too long. Shorten it a little and try again.',
  file_changed: 'This file has changed in the meantime. Reload it.',
  range_not_satisfiable: 'The file ends before that. Download the whole of it again.',
  not_found: 'We could not find what you are looking for.',
  origin_not_allowed:
    'This page isn’t allowed to talk to the server. Please come in through the usual address.',
  not_authenticated: 'Please log in to generate stories.',
  token_expired: 'Token expired. Please log in again. You had been logged in for a long time.',
  session_ended:
    'Authentication session has expired. Please try logging in again. This also happens after you log out everywhere or change your password.',
  invalid_credentials:
    'Invalid credentials. The email or the password doesn’t match; try again or reset your password.',
  email_taken: 'There is already an account with this email. Try logging in.',
  too_many_attempts: 'Too many login attempts. Please try again later.',
  registration_elsewhere:
    'No more accounts can be created from here for now. You can create one on our page:',
  human_check_failed:
    'We couldn’t check that you’re a person. Wait until the box confirms it, and try again.',
  human_check_unavailable: 'We can’t check that you’re a person right now. Please try again in a minute.',
  google_not_configured: 'You can’t log in with Google right now. Use your email and password instead.',
  google_unavailable: 'Google isn’t answering right now. Try again in a minute.',
  google_sign_in_refused: 'Error logging in with Google. Please try again, or use your email.',
  google_sign_in_expired:
    'Logging in with Google took too long or began in another browser. Please start again.',
  google_email_unverified:
    'Google hasn’t verified your email yet. Verify it in your Google account and try again.',
  google_account_conflict:
    'This email is already linked to another Google account. Use that one, or your password.',
  google_password_required:
    'There is already an account with this email. Log in once with its password, and from then on Google will work too.',
  too_many_links: 'You already have twenty open links. Close one in your profile and try again.',
  link_invalid: 'This link has been used already or has expired. Ask for a new one.',
  confirmation_required: 'To confirm the email, type the password of its account.',
  too_many_mails: 'We’ve already sent you several emails. Check your spam folder too, and wait a little.',
  account_limit_reached: 'You’ve done this many times today. You can go on tomorrow.',
  too_many_messages: 'You’ve sent several messages in a row. Wait a minute before the next one.',
  wrong_password: 'That isn’t your current password.',
  recent_sign_in_required:
    'For this you need to have logged in recently. Log out, log in again and try once more.',
  generation_in_progress: 'One is already being made. You can ask for another as soon as it is done.',
  too_soon: 'You have just asked for a story. Please wait a few seconds before the next one.',
  story_limit_reached: 'You have reached your free story limit. Please subscribe to generate more stories.',
  audio_limit_reached:
    'This story already has its {{versions}} audio versions. You can listen to any of them again.',
  audio_story_limit_reached:
    'You have reached this month’s limit of stories with audio. Those you have can always be played.',
  unconfirmed_limit_reached:
    'Today’s audio for accounts without a confirmed email is used up. Confirm yours and you can go on: open the link we sent you, or ask for another in your profile. What you have can always be played.',
  sentence_limit_reached:
    'You have heard {{sentences}} new sentences one by one today. There are more tomorrow; those you have heard, and whole narrations, can still be played.',
  translation_limit_reached:
    'The other language of this story has been asked for {{translationTries}} times already and can’t be asked for again. The story is whole: you can read it and listen to it as it is.',
  idempotency_key_reused: 'This request was already sent with different details. Please try again.',
  too_many_refusals:
    'Several topics or stories have been refused today. You can ask for another tomorrow; nothing was taken from you.',
  too_many_failures:
    'Something keeps failing on our side today, and we are sorry. Wait a few minutes and try again; nothing was taken from you.',
  stop_limit_reached:
    'You’ve stopped as many stories as you can today. This one will be finished and kept in your library.',
  names_refused:
    'Something among the names isn’t a name, or can’t be in a children’s story. Type only what they are called. It hasn’t cost you a story.',
  topic_refused:
    'We can’t make a children’s story out of this topic. Try putting it another way. It hasn’t cost you a story.',
  topic_needs_help:
    'We don’t make a story of this. If a child said it, they are asking for help: listen, believe them and call a helpline; if there is danger, call the emergency number. It hasn’t cost you a story.',
  story_refused:
    'The story was going somewhere that isn’t for children, so we stopped it. It hasn’t cost you anything; try another topic.',
  story_withdrawn:
    'We read the story once more and found that it isn’t one for children, so we took it back. It hasn’t cost you anything; try another topic.',
  story_taken_down:
    'We’ve taken this story down while we look into a report about it. If you think that’s a mistake, write to us.',
  story_stopped: 'You stopped the story. It hasn’t cost you one.',
  story_timed_out: 'The story took too long. It hasn’t cost you anything; please try again.',
  story_generation_failed:
    'An error occurred while generating the story. It hasn’t cost you one: please try again.',
  story_unacceptable:
    'The story came out wrong, so we stopped it: what you can see isn’t kept. It hasn’t cost you one; please try again.',
  text_not_yours: 'We can only read your own stories and the examples aloud.',
  speech_not_kept:
    'The recorded sentences of this version are not kept any more, so no sleep edition can be made from it. You can with a new version.',
  audio_timed_out: 'Audio generation is taking longer than expected. Please try again.',
  audio_generation_failed: 'There was an error generating the audio. Please try again.',
  rate_limited:
    'Rate limit exceeded. Please try again later. A lot of people are asking for stories right now.',
  quota_exceeded: 'The story generation service is currently unavailable. Please contact support.',
  speech_quota_exceeded:
    'The voices are not available right now. If it is still like this tomorrow, write to us.',
  daily_limit_reached:
    'We’ve made all the stories and audio we can for today. Nothing of yours has been used up: there will be more tomorrow.',
  moderation_unavailable:
    'We can’t check that the story is suitable for children, so we’d rather wait. It hasn’t cost you a story. Try again in a few minutes.',
  email_required: 'User email is required. Log out, log in again and try once more.',
  email_not_yours: 'That isn’t the email of this account. Reload the page and try again.',
  return_url_not_allowed: 'Payments can’t start from this address. Please come in through the usual one.',
  start_request_required:
    'You withdrew from Premium in the last twelve months. To buy it again, ask on the page of Premium that it begins at once.',
  already_subscribed: 'You already have Premium: there’s no need to pay again.',
  subscription_paused:
    'Your Premium is paused while your bank decides about a payment. Nothing is charged until then, and there’s no need to pay again.',
  billing_busy: 'Another change to your subscription is under way. Please try again in a moment.',
  no_subscription: 'There is no subscription to change.',
  invalid_signature: 'The server didn’t recognise who was asking.',
  webhook_not_snapshot: 'The payment notice lacks the details that are needed.',
  payments_unavailable:
    'The payment service isn’t answering. Nothing has been charged; please try again in a moment.',
  payments_not_configured: 'Premium isn’t for sale here at the moment.',
  mail_not_configured: 'We can’t send emails at the moment.',
  database_error:
    'Database connection error. Please try again later. We couldn’t read or save your data just now.',
  internal_error: 'An error occurred on our side. Please try again.',
} satisfies Record<ErrorCode, string>;
