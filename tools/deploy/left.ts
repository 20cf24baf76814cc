import type { Names } from './configuration.ts';
import type { Owner } from './owner.ts';

/** What no command can do, each with its link. Done ones are listed as well: only their services know. */
export function leftToDo(
  { mail, payments, google, turnstile }: Owner,
  { app, api, pages, worker }: Names,
): string[] {
  const dashboard = 'https://dash.cloudflare.com/?to=/:account';
  return [
    `Workers Paid plan (CPU of a long narration, mail): ${dashboard}/workers/plans`,
    `${app} as custom domain of the Pages project ${pages}: ${dashboard}/pages/view/${pages}/domains`,
    mail
      ? `${mail.from.split('@')[1]} as a domain that sends mail: ${dashboard}/email-service/sending`
      : 'mail is null: no address can be confirmed, and no password reset.',
    turnstile
      ? `${app} as a hostname of the Turnstile widget: ${dashboard}/turnstile`
      : 'turnstile is null: programs can open accounts, five an hour from one network.',
    google
      ? `Redirect addresses https://${app}/api/auth/google/callback and https://${api}/auth/google/callback: https://console.cloud.google.com/auth/clients`
      : 'google is null: nobody can sign in with Google.',
    payments
      ? `Product, price and webhook at Stripe: npm run stripe (docs/billing.md)`
      : 'payments is null: Premium is not sold.',
    'A monthly limit in the account of each AI provider.',
    `npm run safety with the real key, then https://${api}/api/diagnostics of ${worker}.`,
  ];
}
