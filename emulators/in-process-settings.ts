/**
 * Settings of a Worker whose built-in providers run in the same process. Optional ones are empty, so that a developer's
 * `.dev.vars` has no effect.
 */
export const IN_PROCESS_SETTINGS = {
  ENVIRONMENT: 'development',
  APP_ORIGINS: 'http://app.test',
  TOKEN_SECRET: 'a-test-secret-of-thirty-two-letters',
  TOKEN_SECRET_BEFORE: '',
  FILE_SECRET: 'another-test-secret-of-32-letters!',
  FILE_SECRET_BEFORE: '',
  DIGEST_SECRET: 'a-third-test-secret-of-32-letters!',
  OPENAI_API_KEY: 'built-in',
  OPENAI_BASE_URL: 'http://emulators.test/openai/v1',
  STORY_SERVERS: '',
  MODERATION_SERVERS: '',
  OPINION_SERVERS: '',
  SPEECH_SERVERS: JSON.stringify([
    {
      service: 'openai',
      url: 'http://emulators.test/openai/v1',
      model: 'gpt-4o-mini-tts',
      key: 'OPENAI_API_KEY',
      instructions: true,
    },
  ]),
  BUILT_IN_VOICES: 'true',
  STRIPE_SECRET_KEY: 'sk_test_built_in',
  STRIPE_WEBHOOK_SECRET: 'whsec_built_in',
  STRIPE_PRICE_ID: 'price_premium_monthly',
  STRIPE_API_BASE: 'http://emulators.test',
  GOOGLE_ISSUER: 'http://emulators.test/google',
  GOOGLE_CLIENT_ID: 'built-in.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'built-in',
  TURNSTILE_VERIFY_URL: 'http://emulators.test/turnstile/v0/siteverify',
  MAIL_SINK_URL: 'http://emulators.test/mail/messages',
  TURNSTILE_SECRET_KEY: '',
  DAILY_STORIES: '',
  DAILY_SPOKEN_CHARACTERS: '',
  GEO_COUNTRY: '',
  EU_JURISDICTION: '',
};
