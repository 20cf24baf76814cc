import type { StorytellerRpc } from './storyteller/rpc.ts';

/** Everything the Worker is given from outside: bindings of wrangler.toml, settings and secrets. */
export type Env = {
  /** Users, sessions, library, what the provider last said. */
  DB: D1Database;
  /** Texts, narrations, images, music, spoken sentences. */
  FILES: R2Bucket;
  /** One object per user; named in `storyteller/client.ts` only. */
  STORYTELLER: DurableObjectNamespace<StorytellerRpc>;
  SIGN_IN_BY_ACCOUNT: RateLimit;
  SIGN_IN_BY_ADDRESS: RateLimit;
  REFRESH_BY_ADDRESS: RateLimit;
  REFRESH_BY_SESSION: RateLimit;
  GOOGLE_BY_ADDRESS: RateLimit;
  MAILED_LINK_BY_ADDRESS: RateLimit;
  REGISTER_BY_ADDRESS: RateLimit;
  GENERATE_BY_ACCOUNT: RateLimit;
  REQUESTS_BY_FEED: RateLimit;
  FEEDS_BY_ADDRESS: RateLimit;
  SENTENCES_BY_ACCOUNT: RateLimit;
  SENTENCES_BY_ADDRESS: RateLimit;
  GENERATE_BY_ADDRESS: RateLimit;
  BILLING_BY_ACCOUNT: RateLimit;
  MAIL_BY_ADDRESS: RateLimit;
  MAIL_BY_ACCOUNT: RateLimit;
  CONTACT_BY_ADDRESS: RateLimit;
  CONTACT_BY_ACCOUNT: RateLimit;
  EXPORT_BY_ACCOUNT: RateLimit;
  /** Workers AI, in production. Without it SPEECH_SERVERS has to say by which account and key it is reached. */
  AI?: Ai;
  /** Sends mail from MAIL_FROM; not used while MAIL_SINK_URL is set. */
  EMAIL: SendEmail;

  /** `development` also admits any localhost origin. */
  ENVIRONMENT: 'production' | 'development';
  /** Comma-separated origins of the web app. */
  APP_ORIGINS: string;
  /** Signs access tokens. At least 32 characters. */
  TOKEN_SECRET: string;
  /** Signs the addresses of private files. At least 32 characters. */
  FILE_SECRET: string;
  OPENAI_API_KEY: string;
  OPENAI_BASE_URL: string;
  OPENAI_STORY_MODEL: string;
  OPENAI_MODERATION_MODEL: string;
  /**
   * Who writes stories and who checks them, in order: JSON, as `providers/ai-servers.ts` reads it. Empty: the server and models of
   * OPENAI_* alone. A key is named, and lies in a setting of its own that ends in `_API_KEY` or `_API_TOKEN`.
   */
  STORY_SERVERS?: string;
  MODERATION_SERVERS?: string;
  /** Who reads each paragraph once more before a story is saved, likewise. Empty: those that write. `none`: nobody. */
  OPINION_SERVERS?: string;
  /** Who reads aloud: a list, as JSON, in the order in which they are asked. See `docs/speech.md`. */
  SPEECH_SERVERS: string;
  STRIPE_SECRET_KEY: string;
  /** Signs what Stripe sends to `/api/stripe/webhook`; of the endpoint made in its dashboard. */
  STRIPE_WEBHOOK_SECRET: string;
  /** The recurring price of Premium: what `contract/limits.ts` says it costs. */
  STRIPE_PRICE_ID: string;
  /** Where Stripe's API is, as `http://host:port`; Stripe itself when this is not set. */
  STRIPE_API_BASE?: string;
  /** `true` while narrations are spoken by the voices built in for development. */
  BUILT_IN_VOICES: string;
  /** `https://accounts.google.com`, or the built-in one: where its discovery document is, and who signs ID tokens. */
  GOOGLE_ISSUER: string;
  /** Without it signing in with Google is not offered; everything else works. */
  GOOGLE_CLIENT_ID?: string;
  /** For the redirect flow only. */
  GOOGLE_CLIENT_SECRET?: string;
  /** The sender of our mail; of a domain that the `EMAIL` binding may send for. */
  MAIL_FROM: string;
  /** Where messages to us go. */
  SUPPORT_ADDRESS: string;
  /** Gets the notices for the administrator, such as that the AI provider's quota is used up. */
  ADMIN_ADDRESS: string;
  /**
   * What all users together may cost in a UTC day, as whole numbers: stories begun, and characters read aloud for the
   * first time. `none` or empty: no limit. `0`: nothing at all.
   */
  DAILY_STORIES?: string;
  DAILY_SPOKEN_CHARACTERS?: string;
  /** kbit/s of narrations, 40 or 64. Empty: 64. */
  NARRATION_KBPS?: string;
  /** Turnstile's secret of the site: with it, registering and writing to us needs a passed check. Without it, or with `none`, there is no check. */
  TURNSTILE_SECRET_KEY?: string;
  /** Where Turnstile is asked about a token; Cloudflare itself when this is not set. */
  TURNSTILE_VERIFY_URL?: string;
  /** Where mail is posted instead of being sent, in development: an inbox that can be read. */
  MAIL_SINK_URL?: string;
  /** The country that requests are taken to come from in development. Ignored in production. */
  GEO_COUNTRY?: string;
};
