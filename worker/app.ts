import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { releaseOf } from './config/release.ts';
import { noteRelease } from './logging/release.ts';
import { limitedBody } from './middleware/body-limit.ts';
import { noStoreByDefault } from './middleware/caching.ts';
import { checkEnv } from './middleware/check-env.ts';
import type { App } from './middleware/context.ts';
import { crossOrigin } from './middleware/cors.ts';
import { counting } from './middleware/counting.ts';
import { errorAnswer, onError } from './middleware/error-answer.ts';
import { byAccount, byAddress, withinBillingBudget } from './middleware/rate-limit.ts';
import { RememberingRouter } from './middleware/remembering-router.ts';
import { requestTiming } from './middleware/request-timing.ts';
import { requireOwner } from './middleware/require-owner.ts';
import { requireContracts, requirePart } from './middleware/require-part.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { requireSession } from './middleware/session.ts';
import * as accounts from './routes/account.ts';
import * as admin from './routes/admin.tsx';
import * as audio from './routes/audio.ts';
import * as auth from './routes/auth.ts';
import * as billingWebhook from './routes/billing-webhook.ts';
import * as billing from './routes/billing.ts';
import * as books from './routes/books.ts';
import * as browserReports from './routes/browser-reports.ts';
import * as contact from './routes/contact.ts';
import * as edits from './routes/edits.ts';
import * as email from './routes/email.ts';
import * as examples from './routes/examples.ts';
import * as feed from './routes/feed.ts';
import * as files from './routes/files.ts';
import * as geo from './routes/geo.ts';
import * as google from './routes/google.ts';
import * as health from './routes/health.ts';
import * as links from './routes/links.tsx';
import { openapi } from './routes/openapi.ts';
import * as password from './routes/password.ts';
import * as pictures from './routes/pictures.ts';
import * as reports from './routes/reports.ts';
import * as sayings from './routes/sayings.ts';
import * as sentences from './routes/sentences.ts';
import * as series from './routes/series.ts';
import * as stories from './routes/stories.ts';
import * as takes from './routes/takes.ts';
import * as voices from './routes/voices.ts';
import * as withdrawals from './routes/withdrawals.ts';

const billingGuards = [
  requireSession,
  requireContracts,
  byAccount('BILLING_BY_ACCOUNT', 'too_many_requests'),
  withinBillingBudget,
] as const;
const refreshByAddress = byAddress('REFRESH_BY_ADDRESS', 'too_many_attempts');
const googleByAddress = byAddress('GOOGLE_BY_ADDRESS', 'too_many_attempts');
const generationByAddress = byAddress('GENERATE_BY_ADDRESS', 'rate_limited');

export const app = new Hono<App>({ router: new RememberingRouter() });

app.onError(onError);
app.notFound((c) => errorAnswer(c, 'not_found'));

// Never from the client, which could forge log entries.
app.use(requestId({ headerName: '' }));
app.use(async (c, next) => {
  c.header('X-Request-Id', c.get('requestId'));
  await next();
});
app.use(async (c, next) => {
  noteRelease(releaseOf(c.env));
  await next();
});
app.use(requestTiming);
app.use(counting);
app.use(noStoreByDefault);
app.use(securityHeaders);
app.use(crossOrigin);
app.use(async (c, next) => {
  checkEnv(c.env);
  await next();
});
app.use(limitedBody);

app.get('/health', ...health.health);
app.get('/api/health', ...health.health);
app.get('/api/diagnostics', ...health.diagnostics);
app.get('/api/openapi.json', ...openapi(() => app.routes));
app.get('/test', ...health.warmUp);
app.get('/api', ...health.ping);
app.get('/api/', ...health.ping);
app.get('/', ...health.ping);

app.post('/api/auth/register', byAddress('REGISTER_BY_ADDRESS'), ...auth.register);
app.post('/api/auth/login', byAddress('SIGN_IN_BY_ADDRESS', 'too_many_attempts'), ...auth.login);
app.post('/api/auth/refresh-token', refreshByAddress, ...auth.refreshToken);
app.post('/auth/refresh-token', refreshByAddress, ...auth.refreshToken);
app.post('/api/auth/logout', ...auth.logout);
app.get('/api/auth/me', requireSession, ...auth.me);
app.post('/api/auth/google', googleByAddress, ...google.withIdToken);
app.get('/auth/google', googleByAddress, ...google.start);
app.get('/api/auth/google', googleByAddress, ...google.start);
app.get('/auth/google/callback', googleByAddress, ...google.callback);
app.get('/api/auth/google/callback', googleByAddress, ...google.callback);
app.post('/api/auth/verify-email', byAddress('MAILED_LINK_BY_ADDRESS'), ...email.verify);
app.post('/api/auth/verify-email/resend', requireSession, requirePart('mail'), ...email.resend);
app.post('/api/auth/forgot-password', requirePart('mail'), ...password.forgot);
app.post('/api/auth/reset-password', byAddress('MAILED_LINK_BY_ADDRESS'), ...password.reset);

app.get('/api/account', requireSession, ...accounts.read);
app.patch('/api/account', requireSession, ...accounts.rename);
app.delete('/api/account', requireSession, ...accounts.remove);
app.post('/api/account/password', requireSession, ...accounts.changePassword);
app.post('/api/account/terms', requireSession, ...accounts.accept);
app.get('/api/account/sessions', requireSession, ...accounts.listSessions);
app.delete('/api/account/sessions', requireSession, ...accounts.endSessions);
app.delete('/api/account/sessions/:id', requireSession, ...accounts.endSession);
app.get(
  '/api/account/export',
  requireSession,
  byAccount('EXPORT_BY_ACCOUNT', 'too_many_requests'),
  ...accounts.download,
);

app.post('/api/contact', requirePart('mail'), ...contact.write);
app.get('/api/geo', ...geo.read);
app.post('/api/browser-reports', byAddress('BROWSER_REPORTS_BY_ADDRESS'), ...browserReports.receive);

app.post(
  '/api/stories/generate',
  generationByAddress,
  requireSession,
  byAccount('GENERATE_BY_ACCOUNT'),
  ...stories.generate,
);
app.get('/api/stories/health/openai', ...health.health);
app.get('/api/stories/current', requireSession, ...stories.current);
app.get('/api/stories/remaining', requireSession, ...stories.remaining);
app.get('/api/feed', requireSession, ...feed.read);
app.put('/api/feed', requireSession, ...feed.save);
app.delete('/api/feed', requireSession, ...feed.close);
app.post('/api/feed/address', requireSession, ...feed.renew);

app.get('/api/links', requireSession, ...links.list);
app.post('/api/links', requireSession, ...links.make);
app.delete('/api/links/:id', requireSession, ...links.close);

app.get('/api/recordings/:link', ...takes.recording);
app.put('/api/recordings/:link/:language/:n', ...takes.putByLink);
app.delete('/api/recordings/:link/:language/:n', ...takes.removeByLink);
app.get('/api/sayings', requireSession, ...sayings.list);
app.put('/api/sayings', requireSession, ...sayings.keep);
app.delete('/api/sayings/:id', requireSession, ...sayings.remove);
app.post(
  '/api/sayings/speech',
  byAddress('SENTENCES_BY_ADDRESS', 'rate_limited'),
  requireSession,
  byAccount('SENTENCES_BY_ACCOUNT'),
  ...sayings.hear,
);

app.get('/api/stories', requireSession, ...stories.list);
app.get('/api/stories/:id', requireSession, ...stories.read);
app.get('/api/stories/:id/events', requireSession, ...stories.events);
app.get('/api/stories/:id/takes', requireSession, ...takes.list);
app.put(
  '/api/stories/:id/takes/:language/:n',
  requireSession,
  byAccount('SENTENCES_BY_ACCOUNT'),
  ...takes.put,
);
app.post('/api/stories/:id/takes/accepted', requireSession, ...takes.accept);
app.delete('/api/stories/:id/takes', requireSession, ...takes.removeAll);
app.delete('/api/stories/:id/takes/:take', requireSession, ...takes.remove);
app.get('/api/stories/:id/book', requireSession, ...books.address);
app.get(
  '/api/stories/:id/sentences/:n/speech',
  byAddress('SENTENCES_BY_ADDRESS', 'rate_limited'),
  requireSession,
  byAccount('SENTENCES_BY_ACCOUNT'),
  ...sentences.speech,
);
app.put(
  '/api/stories/:id/sentences/:n',
  requireSession,
  byAccount('GENERATE_BY_ACCOUNT'),
  ...edits.changeSentence,
);
app.post(
  '/api/stories/:id/sentences/:n/translation',
  generationByAddress,
  requireSession,
  byAccount('GENERATE_BY_ACCOUNT'),
  ...edits.proposeSide,
);
app.put('/api/stories/:id/star', requireSession, ...edits.star);
app.delete('/api/stories/:id/star', requireSession, ...edits.unstar);
app.post('/api/stories/:id/stop', requireSession, ...stories.stop);
app.post(
  '/api/stories/:id/translation',
  generationByAddress,
  requireSession,
  byAccount('GENERATE_BY_ACCOUNT'),
  ...stories.translate,
);
app.put('/api/stories/:id/scenes', requireSession, byAccount('GENERATE_BY_ACCOUNT'), ...stories.chooseScenes);
app.delete('/api/stories/:id', requireSession, ...stories.remove);
app.get('/api/stories/:id/night', requireSession, ...series.night);
app.put('/api/stories/:id/memory', requireSession, byAccount('GENERATE_BY_ACCOUNT'), ...series.changeMemory);
app.delete('/api/stories/:id/memory', requireSession, ...series.deleteMemory);
app.get('/api/series', requireSession, ...series.list);
app.get('/api/series/:id/book', requireSession, ...books.ofSeries);
app.get('/api/series/:id', requireSession, ...series.read);
app.post('/api/stories/:id/report', requireSession, ...reports.ofStory);

app.get('/api/audio/catalogue', ...audio.catalogue);
app.get('/api/audio/voices/:voice/sample', ...voices.sample);
app.post(
  '/api/audio/generate',
  generationByAddress,
  requireSession,
  byAccount('GENERATE_BY_ACCOUNT'),
  ...audio.generate,
);
app.get('/api/audio/:id/events', requireSession, ...audio.events);
app.post(
  '/api/audio/:id/sleep-edition',
  generationByAddress,
  requireSession,
  byAccount('GENERATE_BY_ACCOUNT'),
  ...audio.sleepEdition,
);
app.post(
  '/api/audio/:id/practice-edition',
  generationByAddress,
  requireSession,
  byAccount('GENERATE_BY_ACCOUNT'),
  ...audio.practiceEdition,
);

app.post(
  '/api/stripe/create-checkout-session',
  requirePart('payments'),
  ...billingGuards,
  ...billing.createCheckoutSession,
);
app.get('/api/stripe/success', ...billingGuards, ...billing.success);
app.post('/api/stripe/webhook', requireContracts, ...billingWebhook.receive);
app.get('/api/stripe/subscription-status', requireSession, ...billing.read);
app.post('/api/stripe/cancel-subscription', ...billingGuards, ...billing.cancel);
app.get('/api/subscription', requireSession, ...billing.read);
app.post('/api/subscription/cancel', ...billingGuards, ...billing.cancel);
app.post('/api/subscription/resume', requirePart('payments'), ...billingGuards, ...billing.resume);
app.post('/api/subscription/portal', ...billingGuards, ...billing.portal);

app.post('/api/withdrawal', requireContracts, ...withdrawals.state);
app.post(
  '/api/withdrawal/confirm',
  requireContracts,
  byAddress('MAILED_LINK_BY_ADDRESS'),
  ...withdrawals.confirm,
);

app.get('/api/examples', ...examples.list);
app.get('/api/examples/:id', ...examples.read);
app.post('/api/examples/:id/report', ...reports.ofExample);

app.get('/files/pictures/:version/:file', ...pictures.svg);
app.get('/files/pictures/:version/:seal/:file', ...pictures.png);
app.get('/files/*', ...files.read);
app.get('/books/*', ...books.download);
app.get('/covers/:file', ...files.cover);
app.get('/feeds/:feed/:file', byAddress('FEEDS_BY_ADDRESS', 'rate_limited'), ...feed.serve);
app.get('/e/:link', ...links.page);
app.get('/e/:link/:file', ...links.file);
app.post('/e/:link/:file', ...links.report);

app.get('/admin', requireOwner, ...admin.reports);
app.get('/admin/', requireOwner, ...admin.reports);
app.get('/admin/reports/:id', requireOwner, ...admin.report);
app.get('/admin/reports/:id/:act', requireOwner, ...admin.askOnReport);
app.post('/admin/reports/:id/:act', requireOwner, ...admin.doOnReport);
app.get('/admin/people', requireOwner, ...admin.people);
app.post('/admin/people', requireOwner, ...admin.findPerson);
app.get('/admin/people/:id', requireOwner, ...admin.person);
app.get('/admin/people/:id/:act', requireOwner, ...admin.askOnPerson);
app.post('/admin/people/:id/:act', requireOwner, ...admin.doOnPerson);
app.get('/admin/totals', requireOwner, ...admin.totals);
