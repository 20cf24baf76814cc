import type { HomeRpc } from './home/rpc.ts';

/** Bindings of wrangler.toml, settings and secrets. */
export type Env = {
  /** Users, sessions, library, provider status. */
  DB: D1Database;
  /** Texts, narrations, images, music, cached speech. */
  FILES: R2Bucket;
  /** Second bucket, for copies of tombstones and notes of saves. Without it, as in staging, nothing is backed up. */
  BACKUPS?: R2Bucket;
  /** One object per user; used in `home/client.ts` only. */
  HOMES: DurableObjectNamespace<HomeRpc>;
  SIGN_IN_BY_ACCOUNT: RateLimit;
  SIGN_IN_BY_ADDRESS: RateLimit;
  REFRESH_BY_ADDRESS: RateLimit;
  REFRESH_BY_SESSION: RateLimit;
  GOOGLE_BY_ADDRESS: RateLimit;
  MAILED_LINK_BY_ADDRESS: RateLimit;
  REGISTER_BY_ADDRESS: RateLimit;
  GENERATE_BY_ACCOUNT: RateLimit;
  REQUESTS_BY_FEED: RateLimit;
  REQUESTS_BY_LINK: RateLimit;
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
  BROWSER_REPORTS_BY_ADDRESS: RateLimit;
  /** Workers AI, in production. Without it SPEECH_SERVERS must name an account and key. */
  AI?: Ai;
  /** Analytics Engine dataset of `watching/points.ts`. Without it nothing is measured. */
  EVENTS?: AnalyticsEngineDataset;
  /** The deployed version, with the release as its tag. */
  VERSION?: WorkerVersionMetadata;
  /** Sends mail from MAIL_FROM; unused while MAIL_SINK_URL is set. */
  EMAIL?: SendEmail;

  /** Commit that `npm run deploy` deployed. */
  RELEASE?: string;
  /** `development` also allows localhost origins. */
  ENVIRONMENT: 'production' | 'development';
  /** Comma-separated origins of the web app. */
  APP_ORIGINS: string;
  /** Signs access tokens and cookies. At least 32 characters, as all of these secrets. */
  TOKEN_SECRET: string;
  /** The TOKEN_SECRET before the present one: still accepted, signs nothing. Empty or missing: none. */
  TOKEN_SECRET_BEFORE?: string;
  /** Signs the addresses of private files and books. */
  FILE_SECRET: string;
  /** The FILE_SECRET before the present one: still accepted, signs nothing. Empty or missing: none. */
  FILE_SECRET_BEFORE?: string;
  /** Key of the digests that are stored or compared later. Opens nothing, and is never changed: `config/secrets.ts`. */
  DIGEST_SECRET: string;
  OPENAI_API_KEY: string;
  OPENAI_BASE_URL: string;
  OPENAI_STORY_MODEL: string;
  OPENAI_MODERATION_MODEL: string;
  /**
   * Story and moderation servers in order, as JSON for `providers/ai-servers.ts`. Empty: the server and models of
   * OPENAI_*. Keys are in separate settings that end in `_API_KEY` or `_API_TOKEN`.
   */
  STORY_SERVERS?: string;
  MODERATION_SERVERS?: string;
  /** Second opinion servers, in the same format. Empty: the story servers. `none`: no second opinion. */
  OPINION_SERVERS?: string;
  /** Speech servers in order, as JSON. See `docs/speech.md`. */
  SPEECH_SERVERS: string;
  /** Empty, with the other settings of Stripe: Premium is not sold. */
  STRIPE_SECRET_KEY: string;
  /** Webhook secret of `/api/stripe/webhook`, from Stripe's dashboard. */
  STRIPE_WEBHOOK_SECRET: string;
  /**
   * Parts of `config/switched-off.ts` that the owner does without, with commas between them, although their secrets may
   * still be there.
   */
  SWITCHED_OFF?: string;
  /** The recurring price of Premium, equal to `contract/limits.ts`. */
  STRIPE_PRICE_ID: string;
  /** Our settings of Stripe's portal; default: those of the account. */
  STRIPE_PORTAL_ID?: string;
  /**
   * Who reckons the VAT: `automatic_tax` (Stripe Tax, we are the seller), `managed_payments` (Stripe is the seller),
   * `none` or empty (nobody).
   */
  STRIPE_TAX?: string;
  /** Stripe's API as `http://host:port`; default: Stripe. */
  STRIPE_API_BASE?: string;
  /** `true` while the built-in development voices speak. */
  BUILT_IN_VOICES: string;
  /** `true` while the built-in storyteller writes: a demo, which the app says. */
  BUILT_IN_STORIES: string;
  /**
   * `https://accounts.google.com`, or the built-in one: issuer of the ID tokens, and address of its discovery document.
   */
  GOOGLE_ISSUER: string;
  /** Optional: without it Google sign-in is not offered. */
  GOOGLE_CLIENT_ID?: string;
  /** For the redirect flow only. */
  GOOGLE_CLIENT_SECRET?: string;
  /** Sender of our mail, in a domain of the `EMAIL` binding. Empty: no mail is sent. */
  MAIL_FROM: string;
  /** Who offers the service, in one line: name, tax number, address, e-mail. The foot of every mail. */
  RESPONSIBLE: string;
  /** Recipient of contact messages. */
  SUPPORT_ADDRESS: string;
  /** Recipient of the administrator's notices, such as an exhausted quota. */
  ADMIN_ADDRESS: string;
  /**
   * Daily caps (UTC) of all users together: stories started, and characters of new speech. `none` or empty: no cap.
   * `0`: nothing.
   */
  DAILY_STORIES?: string;
  DAILY_SPOKEN_CHARACTERS?: string;
  /**
   * `true`: the homes of users from the EU are in its jurisdiction. `none` or empty: they are where the others are; the
   * local runtime has no jurisdictions.
   */
  EU_JURISDICTION?: string;
  /** kbit/s of narrations, 40 or 64. Empty: 64. */
  NARRATION_KBPS?: string;
  /** Turnstile's secret: requires the check for registration and messages. Missing or `none`: no check. */
  TURNSTILE_SECRET_KEY?: string;
  /** Turnstile's verification address; default: Cloudflare. */
  TURNSTILE_VERIFY_URL?: string;
  /**
   * Cloudflare Access in front of `/admin`: origin of the team (`https://TEAM.cloudflareaccess.com`), audience tag of
   * the application, and comma-separated addresses of the owners. Any of them empty: there is no `/admin`.
   */
  ACCESS_TEAM?: string;
  ACCESS_AUDIENCE?: string;
  ACCESS_EMAILS?: string;
  /** Inbox for mail in development, instead of sending. */
  MAIL_SINK_URL?: string;
  /** Country of requests in development. Ignored in production. */
  GEO_COUNTRY?: string;
};
