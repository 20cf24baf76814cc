import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { checkEnv } from './env.ts';
import { errorAnswer, onError } from './errors.ts';
import type { App } from './middleware/context.ts';
import { crossOrigin } from './middleware/cors.ts';
import { byAccount, byAddress } from './middleware/rate-limit.ts';
import { account, signedIn } from './middleware/session.ts';
import * as audio from './routes/audio.ts';
import * as auth from './routes/auth.ts';
import * as files from './routes/files.ts';
import * as health from './routes/health.ts';
import * as stories from './routes/stories.ts';
import * as voices from './routes/voices.ts';

/** The largest body there is: a long story's text, sent back to be read aloud. */
const MAX_BODY_BYTES = 64 * 1024;

export const app = new Hono<App>();

app.onError(onError);
app.notFound((c) => errorAnswer(c, 'not_found'));

app.use(requestId());
app.use(secureHeaders({ crossOriginResourcePolicy: 'same-site' }));
app.use(crossOrigin);
app.use(async (c, next) => {
  checkEnv(c.env);
  await next();
});
app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => errorAnswer(c, 'payload_too_large') }));

app.get('/health', ...health.health);
app.get('/api/health', ...health.health);
app.get('/test', ...health.ping);
app.get('/api', ...health.ping);

app.post('/api/auth/register', byAddress('REGISTER_BY_ADDRESS'), ...auth.register);
app.post('/api/auth/login', byAddress('SIGN_IN_BY_ADDRESS'), ...auth.login);
app.post('/api/auth/refresh-token', byAddress('SIGN_IN_BY_ADDRESS'), ...auth.refreshToken);
app.post('/auth/refresh-token', byAddress('SIGN_IN_BY_ADDRESS'), ...auth.refreshToken);
app.post('/api/auth/logout', ...auth.logout);
app.get('/api/auth/me', account, ...auth.me);

app.post('/api/stories/generate', account, byAccount('GENERATE_BY_ACCOUNT'), ...stories.generate);
app.get('/api/stories/current', signedIn, ...stories.current);
app.get('/api/stories/remaining', account, ...stories.remaining);
app.get('/api/stories', signedIn, ...stories.list);
app.get('/api/stories/:id', signedIn, ...stories.read);
app.get('/api/stories/:id/events', account, ...stories.events);
app.post('/api/stories/:id/stop', account, ...stories.stop);
app.delete('/api/stories/:id', account, ...stories.remove);

app.get('/api/audio/catalogue', ...audio.catalogue);
app.get('/api/audio/voices/:voice/sample', ...voices.sample);
app.post('/api/audio/generate', account, byAccount('GENERATE_BY_ACCOUNT'), ...audio.generate);
app.get('/api/audio/:id/events', account, ...audio.events);

app.get('/files/*', ...files.read);
