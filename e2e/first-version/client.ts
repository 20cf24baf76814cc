/**
 * A client of the earlier app, in a browser: two builds of it are still open in people's tabs. Both keep the token in
 * `localStorage` and send it as a bearer, read one JSON answer, play and download by plain links, name no intent by a
 * key and know nothing of the library. `F` asks once for each click; `N` looks at the server's health first, keeps ten
 * seconds between its own attempts, and begins again whatever went wrong.
 */

type User = { email: string; name: string | null; subscriptionStatus: string };
type Story = { title: string; content: string };

const { client, api } = document.documentElement.dataset;
const isPatient = client === 'N';

const STORY_TIMEOUT_MS = 120_000;
const AUDIO_TIMEOUT_MS = 180_000;
const HEALTH_TIMEOUT_MS = 5_000;
const WARM_UP_EVERY_MS = 240_000;
const GAP_MS = 10_000;
const RETRY_BASE_MS = 2_000;
const PAUSE_MS = 60_000;
const LOGIN_RETRIES = 3;
const AUDIO_LIMIT = 4;

/** Every choice it offers, the first one chosen. */
const CHOICES: Record<string, string[]> = {
  storyLength: ['short', 'medium', 'long'],
  storyType: ['original', 'classic', 'humor', 'sci-fi', 'horror', 'adventure', 'fantasy'],
  creativityLevel: ['standard', 'innovative', 'very creative'],
  ageGroup: ['default', '3-5', '6-8', '9-12'],
  englishLevel: ['basic', 'intermediate', 'advanced'],
  voiceId: ['female', 'male', 'female-latam', 'male-latam', 'female-english', 'male-english'],
  speechRate: ['0.7', '0.5', '0.8', '1.0', '1.2'],
  musicTrack: [
    'random',
    'none',
    'relaxing',
    'magical',
    'adventure',
    'bedtime',
    'piano',
    'forest',
    'magic-box',
    'journey',
  ],
};

const STATUS_WORDS: Record<string, string> = {
  active: 'Suscripción activa',
  cancelled: 'Suscripción cancelada',
  inactive: 'Sin suscripción',
  none: 'Sin suscripción',
  free: 'Plan gratuito',
  trialing: 'Periodo de prueba',
};

function one<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
const chosen = (id: string) => one<HTMLInputElement>(`#${id}`).value;
const onClick = (id: string, action: () => Promise<void> | void) =>
  one(`#${id}`).addEventListener('click', () => void action());
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const say = (text: string) => {
  one('#alert').textContent = text;
};

/** An unsuccessful answer with its body as text. */
class CallError extends Error {
  readonly status: number;
  readonly text: string;
  readonly data: { error?: string; message?: string; details?: string } = {};
  constructor(status: number, text: string) {
    super(`Request failed with status code ${status}`);
    this.status = status;
    this.text = text;
    if (text.startsWith('{')) this.data = JSON.parse(text);
  }
}

type Call = { method?: string; json?: unknown; timeout?: number; cookies?: boolean };

/** @throws CallError for a refusal, TypeError when no answer came or none that may be read */
async function call<Answer>(
  path: string,
  { method = 'GET', json, timeout, cookies = true }: Call = {},
): Promise<Answer> {
  const token = localStorage.getItem('token');
  const answer = await fetch(api + path, {
    method,
    credentials: cookies ? 'include' : 'omit',
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(timeout === undefined ? {} : { signal: AbortSignal.timeout(timeout) }),
  });
  if (!answer.ok) throw new CallError(answer.status, await answer.text());
  return answer.json() as Promise<Answer>;
}

// Who is signed in.

const storedUser = (): User | null => JSON.parse(localStorage.getItem('user') ?? 'null');

function signedIn({ token, user }: { token: string; user: User }): void {
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
  say('');
  showUser(user);
}

/** Signs out locally, without a request. */
function signedOut(): void {
  localStorage.clear();
  history.replaceState(null, '', '/login');
  one('#who').textContent = '';
  one('#profile').hidden = true;
}

/** Renewal by address alone, after the token has expired and without cookies. */
async function refreshToken(): Promise<void> {
  const json = { email: storedUser()?.email };
  const { token } = await call<{ token: string }>('/auth/refresh-token', {
    method: 'POST',
    json,
    cookies: false,
  });
  localStorage.setItem('token', token);
}

/** Retries with a renewed token after a refusal; without one it signs out. */
async function refreshing<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    try {
      await refreshToken();
    } catch (refusal) {
      signedOut();
      throw refusal;
    }
    return attempt();
  }
}

function showUser(user: User): void {
  const isPremium = user.subscriptionStatus === 'active';
  one('#who').textContent = user.name || user.email;
  one('#badge').hidden = !isPremium;
  one('#subscribe').hidden = isPremium;
  one('#profile').hidden = false;
  const words = STATUS_WORDS[user.subscriptionStatus];
  one('#status').textContent = words ?? `profile.subscription${user.subscriptionStatus}`;
  void showRemaining(isPremium);
}

async function showRemaining(isPremium: boolean): Promise<void> {
  const { storiesRemaining } = await call<{ storiesRemaining: number }>('/api/stories/remaining');
  one('#left').textContent = `${storiesRemaining} de ${isPremium ? 30 : 3}`;
}

async function showMe(): Promise<void> {
  const user = await refreshing(() => call<User>('/api/auth/me'));
  localStorage.setItem('user', JSON.stringify(user));
  showUser(user);
}

async function login(): Promise<void> {
  say('');
  const json = { email: chosen('email'), password: chosen('password') };
  for (let retry = 0; ; retry++) {
    try {
      return signedIn(await call('/api/auth/login', { method: 'POST', json }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 401) return say('Credenciales inválidas');
      if (error.status !== 429 || retry === LOGIN_RETRIES) return say(error.data.message ?? error.message);
      await wait(1000 * 2 ** retry);
    }
  }
}

async function register(): Promise<void> {
  say('');
  const json = { email: chosen('email'), password: chosen('password') };
  try {
    signedIn(await call('/api/auth/register', { method: 'POST', json }));
  } catch (error) {
    say(
      error instanceof CallError
        ? (error.data.details ?? error.data.message ?? error.message)
        : String(error),
    );
  }
}

/** `F` uses the server's redirect to Google; `N` gets an ID token from Google's script. */
async function google(idToken?: string): Promise<void> {
  if (!isPatient) {
    location.href = `${api}/api/auth/google?redirect_uri=${encodeURIComponent(location.origin)}`;
    return;
  }
  try {
    signedIn(await call('/api/auth/google', { method: 'POST', json: { idToken } }));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    say(error.data.error ?? error.message);
  }
}

// A story.

let language = 'es';
let story: Story | null = null;
let narrations = 0;
let isBusy = false;

const fields = () => ({
  topic: chosen('topic'),
  storyLength: chosen('storyLength'),
  storyType: chosen('storyType'),
  creativityLevel: chosen('creativityLevel'),
  ageGroup: chosen('ageGroup'),
  childNames: chosen('childNames'),
  englishLevel: chosen('englishLevel'),
  language,
  email: storedUser()?.email,
});

const postStory = (json: ReturnType<typeof fields>) =>
  call<Story & { story?: Story }>('/api/stories/generate', {
    method: 'POST',
    json,
    timeout: STORY_TIMEOUT_MS,
  });

const storyErrorWords = (error: unknown) => {
  if (!(error instanceof CallError)) return 'Ha ocurrido un error al generar el cuento';
  if (error.data.error === 'Story limit reached')
    return 'Has alcanzado tu límite. Suscríbete para generar más.';
  return error.data.message ?? 'Ha ocurrido un error al generar el cuento';
};

let lastAttempt = Number.NEGATIVE_INFINITY;
let pausedUntil = 0;

type Health = { status: string; services: { openai: unknown; openai_quota: unknown; database: unknown } };

/** The problem of the server in words; null for the status `ok`. */
async function illness(): Promise<string | null> {
  const preflight = await fetch(`${api}/api/health`, {
    method: 'OPTIONS',
    credentials: 'omit',
    signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
  });
  if (!preflight.ok) return `CORS preflight failed with status ${preflight.status}`;
  const { status, services } = await call<Health>('/api/health', {
    timeout: HEALTH_TIMEOUT_MS,
    cookies: false,
  });
  if (status === 'ok') return null;
  const details = [];
  if (services.openai !== 'ok') details.push('The AI service is experiencing issues');
  if (services.openai_quota !== 'ok') details.push('AI service quota has been exceeded');
  if (services.database !== 'ok') details.push('Database connection issues');
  return details.join('. ');
}

/** Waits ten seconds after the last attempt, checks the health and tries, until there is a story. */
async function persistentStory(asked: ReturnType<typeof fields>): Promise<Story & { story?: Story }> {
  await wait(pausedUntil - Date.now());
  for (let failures = 0; ; failures++) {
    await wait(lastAttempt + GAP_MS - Date.now());
    lastAttempt = Date.now();
    try {
      const trouble = await illness();
      if (trouble === null) return await refreshing(() => postponing(() => postStory(asked)));
      say(`El servidor no está disponible en este momento. Error: ${trouble}`);
    } catch (error) {
      if (error instanceof CallError && error.status === 401) throw error;
      say(storyErrorWords(error));
    }
    await wait(RETRY_BASE_MS * 2 ** failures);
  }
}

/** After a rate limit it retries in two seconds, and holds the next click for a minute. */
async function postponing<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 429) throw error;
    pausedUntil = Date.now() + PAUSE_MS;
    await wait(RETRY_BASE_MS);
    return attempt();
  }
}

async function generate(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  one<HTMLButtonElement>('#generate').disabled = true;
  say('');
  try {
    const asked = fields();
    const answer = isPatient ? await persistentStory(asked) : await refreshing(() => postStory(asked));
    say('');
    showStory(answer.story ?? answer);
    await showMe();
  } catch (error) {
    say(storyErrorWords(error));
  } finally {
    isBusy = false;
    one<HTMLButtonElement>('#generate').disabled = false;
  }
}

function showStory(told: Story): void {
  story = told;
  narrations = 0;
  one('#told').hidden = false;
  one('#told h1').textContent = told.title || 'Tu cuento';
  const paragraphs = told.content.split('\n').map((text) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    return paragraph;
  });
  one('#paragraphs').replaceChildren(...paragraphs);
  one('audio').hidden = true;
  one('#download-audio').hidden = true;
  one('#made').textContent = '';
}

function downloadText(): void {
  if (!story) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${story.title}\n\n${story.content}`], { type: 'text/plain' }));
  link.download = `${story.title}.txt`;
  link.click();
}

async function copyText(): Promise<void> {
  if (story) await navigator.clipboard.writeText(`${story.title}\n\n${story.content}`);
}

// Its sound.

async function generateAudio(): Promise<void> {
  if (!story || narrations >= AUDIO_LIMIT) return;
  const json = {
    text: story.content,
    voiceId: chosen('voiceId'),
    speechRate: Number(chosen('speechRate')),
    musicTrack: chosen('musicTrack'),
  };
  say('');
  try {
    const { audioUrl } = await refreshing(() =>
      call<{ audioUrl: string | { url: string } }>('/api/audio/generate', {
        method: 'POST',
        json,
        timeout: AUDIO_TIMEOUT_MS,
      }),
    );
    narrations += 1;
    const url = new URL(typeof audioUrl === 'string' ? audioUrl : audioUrl.url);
    if (url.searchParams.get('alt') !== 'media') url.searchParams.set('alt', 'media');
    const audio = one<HTMLAudioElement>('audio');
    audio.src = url.href;
    audio.hidden = false;
    const link = one<HTMLAnchorElement>('#download-audio');
    link.href = url.href;
    link.hidden = false;
    one('#made').textContent = `${narrations} de ${AUDIO_LIMIT}`;
  } catch (error) {
    say(`Hubo un error al generar el audio: ${error instanceof CallError ? error.text : error}`);
  }
}

// Premium.

async function subscribe(): Promise<void> {
  const json = {
    email: storedUser()?.email,
    successUrl: `${location.origin}/success`,
    cancelUrl: `${location.origin}/subscribe`,
  };
  try {
    const { url } = await call<{ url: string }>('/api/stripe/create-checkout-session', {
      method: 'POST',
      json,
    });
    location.href = url;
  } catch (error) {
    say(String(error));
  }
}

async function cancel(): Promise<void> {
  const { success } = await call<{ success: boolean }>('/api/subscription/cancel', {
    method: 'POST',
    json: {},
  });
  if (success) await showMe();
}

// The page.

one('#made').after(Object.assign(new Audio(), { controls: true, hidden: true }));
for (const [id, choices] of Object.entries(CHOICES)) {
  one(`#${id}`).append(...choices.map((choice) => new Option(choice)));
}

const warmUp = () => void fetch(`${api}/test`, { mode: 'no-cors' });

onClick('spanish', () => {
  language = 'es';
});
onClick('english', () => {
  language = 'en';
});
onClick('login', login);
onClick('register', register);
onClick('google', () => google());
onClick('generate', generate);
onClick('download-text', downloadText);
onClick('copy-text', copyText);
onClick('generate-audio', generateAudio);
onClick('subscribe', subscribe);
onClick('cancel', cancel);
onClick('logout', signedOut);
/** Callback of Google's script. */
Object.assign(window, { onGoogleCredential: google });

warmUp();
if (isPatient) warmUp();
setInterval(warmUp, WARM_UP_EVERY_MS);
if (location.pathname === '/auth/google/callback') {
  const token = new URLSearchParams(location.search).get('token');
  if (token) localStorage.setItem('token', token);
  history.replaceState(null, '', token ? '/' : '/login');
} else if (location.pathname !== '/login') {
  // The client has no page for the return from the payment.
  history.replaceState(null, '', '/');
}
if (localStorage.getItem('token')) await showMe();

export type {};
