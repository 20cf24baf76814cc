import type { Mutation } from './mutation.ts';

type Fault = [id: string, fault: string, find: string, replace: string, accepted?: string];

/** Faults of one file below `web/src/`. */
function faults(area: string, path: string, tests: string[], list: Fault[]): Mutation[] {
  return list.map(([id, fault, find, replace, accepted]) => ({
    id: `${area}-${id}`,
    area,
    fault,
    file: `web/src/${path}`,
    find,
    replace,
    tests: tests.map((test) => `web/src/${test}.test.ts`),
    ...(accepted === undefined ? {} : { accepted }),
  }));
}

/** What stays of a person in their browser, and what is known of who they are. */
const SESSION = [
  ...faults(
    'web-session',
    'features/session/sign-out.ts',
    ['features/session/sign-out'],
    [
      ['leaves-story', 'the story stays on the page', '  storyRunner()?.forget();\n', ''],
      ['leaves-cache', 'what was fetched stays', '  queryClient.clear();\n', ''],
      ['leaves-tab-story', 'the tab still knows which story it showed', '  rememberShownStory(null);\n', ''],
      ['leaves-draft', 'what was being asked for stays, with the child’s name', '  forgetDraft();\n', ''],
      [
        'waits-for-server',
        'who is offline stays signed in until the server answers',
        '  session.end();\n',
        '  await told;\n  session.end();\n',
      ],
    ],
  ),
  ...faults(
    'web-session',
    'features/session/use-one-person.ts',
    ['features/session/sign-out'],
    [
      ['next-sees-cache', 'another person sees what was fetched before', '    queryClient.clear();\n', ''],
      ['next-sees-story', 'another person sees the story', '      storyRunner()?.forget();\n', ''],
      ['renewal-clears', 'a renewed token clears the page', 'before.current !== id;', 'true;'],
      ['remembers-first', 'who was here first is remembered for ever', '    before.current = id;\n', ''],
      ['told-twice', 'an ended session is told in two places', 'if (!said && session', 'if (session'],
      [
        'told-for-nothing',
        'who signs out is told that the session expired',
        '!said && session.hasExpired()',
        '!said',
      ],
    ],
  ),
  ...faults(
    'web-session',
    'api/session-store.ts',
    ['api/session-store'],
    [
      ['other-tab-user', 'a badge bought in another tab does not show', ' && key !== USER_KEY', ''],
      ['other-tab-clear', 'storage cleared in another tab is not noticed', 'key !== null && ', ''],
      [
        'half-session',
        'a token without a user counts as signed in',
        'return token && user ?',
        'return token ?',
      ],
      ['keeps-user', 'the user stays stored after signing out', '      storage.removeItem(USER_KEY);\n', ''],
      ['expired-for-ever', 'a new session counts as expired', 'expired = byServer;', 'expired ||= byServer;'],
      [
        'token-for-nobody',
        'a token is stored for somebody who has signed out meanwhile',
        'if (now) save({ ...now, ...part });',
        'save({ ...now!, ...part });',
      ],
    ],
  ),
  ...faults(
    'web-session',
    'features/session/current-user.ts',
    ['features/session/current-user'],
    [
      ['cache-longer', 'who one is, is 6 s old', '5_000', '6_000'],
      [
        'other-person',
        'an answer about somebody else is taken for this person',
        '  if (user.id !== session.read()?.user.id) return;\n',
        '',
      ],
      [
        'not-kept',
        'what an answer says of the person is lost on reload',
        '  session.replaceUser(user);\n',
        '',
      ],
    ],
  ),
  ...faults(
    'web-session',
    'features/session/sign-in.ts',
    ['features/session/sign-in'],
    [
      ['four-retries', 'logging in is tried four times more', 'LOGIN_RETRIES = 3', 'LOGIN_RETRIES = 4'],
      ['base-longer', 'the first wait is 1.1 s', 'FIRST_DELAY_MS = 1_000', 'FIRST_DELAY_MS = 1_100'],
      ['waits-not', 'the waits between logins are none', 'setTimeout(resolve, ms)', 'setTimeout(resolve, 0)'],
      [
        'retries-all',
        'a wrong password is tried four times',
        'mayPass = facts?.status === 429 && ',
        'mayPass = ',
      ],
      ['token-only', 'an answer without a user signs in', '!answer?.token || !answer.user', '!answer?.token'],
    ],
  ),
];

/** The one story that is asked for, written or read. */
const MACHINE = ['features/story/story-machine'];
const STORY = [
  ...faults('web-story', 'features/story/story-machine.ts', MACHINE, [
    [
      'three-failures',
      'a failed story is tried three times more',
      'FAILURE_RETRIES = 2',
      'FAILURE_RETRIES = 3',
    ],
    [
      'failure-pause',
      'a failed story is tried after 3 s',
      'FAILURE_BACKOFF_MS = 2_000',
      'FAILURE_BACKOFF_MS = 3_000',
    ],
    ['second-pause', 'the second pause lasts ten minutes', '15 * 60_000', '10 * 60_000'],
    [
      'asked-wait',
      'a short wait that the server asks for is cut',
      'const ms = Math.max(asked, RATE',
      'const ms = Math.min(asked, RATE',
    ],
    [
      'rest-shorter',
      'the pause is shorter than the server asked for',
      'return rest(submission, facts, now, Math.max(asked, ms));',
      'return rest(submission, facts, now, ms);',
    ],
    [
      'quota-retried',
      'an exhausted quota is asked again and again',
      "facts.code === 'quota_exceeded' || facts.isQuotaExceeded",
      "facts.code === 'quota_exceeded'",
    ],
    ['429-only', 'a rate limit without its code is a failure', ' || isRateLimit || status === 429', ''],
    ['new-key', 'pauses are forgotten with every press', "state.name === 'failed' ? state.pauses : 0", '0'],
    [
      'keeps-draft',
      'after a restart both attempts are on the page',
      "if (event.type === 'reset') return NOTHING_TOLD;",
      '',
    ],
    [
      'loses-draft',
      'a lost line empties the page',
      'return stay({ ...state, name: input.connection',
      'return stay({ ...state, partial: NOTHING_TOLD, name: input.connection',
    ],
    [
      'deadline-offline',
      'the deadline ends a story whose line is down',
      "state.name !== 'admitting' && state.name !== 'writing') return stay(state);\n      return fail",
      "!['admitting', 'writing', 'reconnecting'].includes(state.name)) return stay(state);\n      return fail",
    ],
    [
      'stops-twice',
      'a second press on stop asks the server again',
      ' || state.stopping) return stay(state);',
      ') return stay(state);',
    ],
    [
      'stop-loses-story',
      'a late answer to stop takes a finished story away',
      "return 'stopping' in state && state.stopping ? settle(IDLE)",
      'return state ? settle(IDLE)',
    ],
    [
      'found-over',
      'a story found elsewhere replaces the one that is read',
      "    case 'found':\n      if (state.name !== 'idle') return stay(state);\n",
      "    case 'found':\n",
    ],
    [
      'diagnosed-late',
      'a diagnosis that is waited for no more is shown',
      "return state.name === 'diagnosing' ? explain(state",
      'return state ? explain(state as never',
    ],
    [
      'network-at-once',
      'a hiccup of the line is told at once',
      'return retries === 0 ? tryAgain()',
      'return retries < 0 ? tryAgain()',
    ],
    [
      'retries-database',
      'a broken database is tried again',
      "  if (issue === 'database_error') return failAs('database_error');\n",
      '',
    ],
    [
      '4xx-diagnosed',
      'what the person did wrong is diagnosed as the server’s fault',
      'facts.status >= 500 && hasTrait',
      'facts.status >= 400 && hasTrait',
    ],
    [
      'deadline-on-wait',
      'what waits is not let go of',
      "effects: [{ type: 'release' }, { type: 'wait', ms }],",
      "effects: [{ type: 'wait', ms }],",
    ],
    ['not-fresh', 'a story that was just written is taken for an old one', 'fresh: true,', 'fresh: false,'],
  ]),
  ...faults('web-story', 'features/story/story-state.ts', MACHINE, [
    [
      'second-at-once',
      'a second story can be asked for while one is written',
      "return state.name === 'idle' || state.name === 'done';",
      'return true;',
    ],
    [
      'early-press',
      'a pause can be pressed through a second early',
      'state.retryAt <= now',
      'state.retryAt <= now + 1000',
    ],
  ]),
  ...faults(
    'web-story',
    'features/story/story-runner.ts',
    ['features/story/story-runner'],
    [
      [
        'forget-leaves-stream',
        'who signed out sees the story that comes later',
        '    forget() {\n      release();\n',
        '    forget() {\n',
      ],
      [
        'forget-silently',
        'the page shows what was forgotten',
        '      release();\n      store.set(IDLE);',
        '      release();',
      ],
      [
        'done-twice',
        'a story reopened counts as one just written',
        "state.name === 'done' && input.type === 'told'",
        "state.name === 'done'",
      ],
      [
        'old-stream',
        'an old stream still writes on the page',
        'onEvent: (event) => stream === following && dispatch',
        'onEvent: (event) => dispatch',
        'a second line: a stream that was closed delivers nothing by itself',
      ],
      [
        'visitor-asks',
        'a visitor’s story reaches the server',
        'if (isSignedIn()) dispatch',
        'if (isSignedIn() || true) dispatch',
      ],
      ['deadline-stays', 'the deadline of an attempt ends the next one', '    clearTimeout(deadline);\n', ''],
      ['wait-stays', 'a cancelled wait is followed by an attempt', '    clearTimeout(timer);\n', ''],
      [
        'no-key',
        'a retry is a new story',
        "const headers = { 'Idempotency-Key': key };",
        "const headers = { 'Idempotency-Key': newKey() };",
      ],
      [
        'late-health',
        'a health answer that comes late ends a story',
        "store.read().name === 'checking' && dispatch",
        'dispatch',
      ],
      [
        'end-unsaid',
        'who waits is not told that the session ended',
        'if (waiting) dispatch',
        'if (false) dispatch',
      ],
    ],
  ),
];

/** The browser's end of the API. */
const API = [
  ...faults(
    'web-api',
    'api/create-client.ts',
    ['api/create-client'],
    [
      ['backoff-stays', 'after a success the next failure waits long', '      failedRenewals = 0;\n', ''],
      [
        'backoff-none',
        'a renewal that failed is tried with every request',
        ' || now() < noRenewalBefore',
        '',
      ],
      ['no-cookies', 'requests carry no cookies', "credentials: 'include'", "credentials: 'same-origin'"],
      ['renews-each', 'requests renew one by one', 'renewal ??= alone', 'renewal = alone'],
      [
        'other-tab',
        'a token of another tab is renewed again, which ends the session',
        '      if (current !== used) return current;\n',
        '',
      ],
      [
        'network-signs-out',
        'a lost connection signs out',
        '      if (!response.ok) throw await problemFromResponse(response);\n      const',
        '      if (!response.ok) session.expire();\n      const',
      ],
      [
        '403-loops',
        'a refused renewal keeps the session',
        'response.status === 401 || response.status === 403',
        'response.status === 401',
      ],
      [
        'no-timeout',
        'a request waits for ever',
        'timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)',
        'undefined',
      ],
      [
        '204-fails',
        'an empty answer is an error',
        '    if (response.status === 204) return undefined as Answer;\n',
        '',
      ],
      [
        'token-twice',
        'the old token is sent after the renewal',
        'response = await dispatch(path, request, renewed);',
        'response = await dispatch(path, request, token);',
      ],
    ],
  ),
  ...faults(
    'web-api',
    'api/access-token.ts',
    ['api/access-token', 'api/create-client'],
    [['six-minutes', 'a token is renewed six minutes before its end', '5 * 60_000', '6 * 60_000']],
  ),
  ...faults(
    'web-api',
    'api/event-stream.ts',
    ['api/event-stream'],
    [
      ['silence', 'a dead line is noticed after a minute', 'SILENCE_MS = 45_000', 'SILENCE_MS = 60_000'],
      [
        'first-wait',
        'the first reconnection waits a second',
        'FIRST_BACKOFF_MS = 500',
        'FIRST_BACKOFF_MS = 1_000',
      ],
      [
        'last-wait',
        'reconnections wait up to ten seconds',
        'LAST_BACKOFF_MS = 5_000',
        'LAST_BACKOFF_MS = 10_000',
      ],
      ['repeats', 'a sentence is told twice after a reconnection', 'if (repeated) return;', ''],
      [
        'lost-reset',
        'a restart whose reset was lost mixes two attempts',
        "if (at.epoch > seen.epoch && event.type !== 'reset')",
        "if (at.epoch < seen.epoch && event.type !== 'reset')",
      ],
      [
        'from-start',
        'a reconnection asks for everything',
        "const headers = lastId === null ? accept : { ...accept, 'Last-Event-ID': lastId };",
        'const headers = accept;',
      ],
      [
        'after-end',
        'events after the last are told',
        'if (ended || closing.signal.aborted) return;\n    const event',
        'const event',
      ],
      [
        'online',
        'the browser’s word that it is online shortens no wait',
        "    globalThis.addEventListener?.('online', end);\n",
        '',
      ],
      [
        'fatal-500',
        'an error of the server in the middle ends a story',
        "hasTrait(facts.code, 'passing')",
        "(facts.status < 500 && hasTrait(facts.code, 'passing'))",
      ],
    ],
  ),
  ...faults(
    'web-api',
    'api/problem.ts',
    ['api/create-client'],
    [
      [
        'no-header',
        'Retry-After is not read',
        'if (!Number.isFinite(header) || header <= 0) return problem;',
        'return problem;',
      ],
      [
        'any-code',
        'an answer that is not ours is read as one that is',
        'if (!isErrorCode(fieldsOf(body).code)) return foreignProblem(body, status);',
        '',
      ],
    ],
  ),
  ...faults(
    'web-api',
    'api/sse-parser.ts',
    ['api/sse-parser'],
    [
      ['id-kept', 'an event without an id has none', 'lastId = id ?? lastId;', 'lastId = id ?? null;'],
      ['name', 'an event without a name has none', "event: event ?? 'message'", "event: event ?? ''"],
      ['cut', 'a character that is cut in two is two', ', { stream: true }', ''],
    ],
  ),
];

/** What is heard. */
const RUNNER_TESTS = [
  'features/player/narration/narration-runner',
  'features/player/narration/narration-state',
];
const PLAYER = [
  ...faults('web-player', 'features/player/narration/narration-runner.ts', RUNNER_TESTS, [
    [
      'twice',
      'a second press has a second version made',
      '  listen(choice: NarrationChoice, isForSleep = false): void {\n    if (isBusy(this.#state)) return;\n',
      '  listen(choice: NarrationChoice, isForSleep = false): void {\n',
    ],
    [
      'made-again',
      'a version that is there is made again',
      '    if (version) {\n      this.choose(version);\n      return;\n    }\n',
      '',
    ],
    [
      'fifth',
      'a fifth version is asked for',
      "    if (isLimitReached(this.#state)) return new Problem({ code: 'audio_limit_reached', status: 403 });\n",
      '',
    ],
    [
      'visitor',
      'a visitor’s narration reaches the server',
      "    if (!this.#deps.isSignedIn()) return new Problem({ code: 'not_authenticated', status: 401 });\n",
      '',
    ],
    [
      'empty',
      'a story of spaces is sent to be read',
      "typeof content === 'string' && content.trim() !== ''",
      "typeof content === 'string' && content !== ''",
    ],
    [
      'sleep-heard-whole',
      'a sleep edition is played by scripts, which a locked phone stops',
      '      this.#deps.player.openFile(Promise.resolve(file.audioUrl), { wanted: true });',
      '      this.#deps.player.openFinished({ url: file.audioUrl }, { wanted: true });',
    ],
    [
      'sleep-as-long-as-its-music',
      'nobody knows how long a sleep edition still takes',
      'Math.max(0, length - event.seconds) * secondsEach',
      'length * secondsEach',
    ],
    ['any-address', 'an address that is no web address is played', '/^https?:/.test(value) && ', ''],
    [
      'no-deadline',
      'a narration that hangs is waited for',
      '    this.#deadline = setTimeout(() => this.#timeOut(), AUDIO_CLIENT_TIMEOUT_MS);\n',
      '',
    ],
    [
      'old-story',
      'another story’s narration is joined',
      'narration?.storyId === this.#story.id ?',
      'narration ?',
    ],
    [
      'cuts',
      'what is heard is cut off when the making fails',
      '    if (!hadSound) this.#deps.player.close();',
      '    this.#deps.player.close();',
    ],
    [
      'lists-only',
      'a version of this tab is lost when the library is read',
      'versions: [...versions, ...unlisted]',
      'versions: [...versions]',
    ],
  ]),
  ...faults('web-player', 'features/player/narration/narration-state.ts', RUNNER_TESTS, [
    ['limit-unknown', 'what the server says is left is not believed', ' || versionsRemaining === 0', ''],
    [
      'done-doubles',
      'a version that is made twice is listed twice',
      'const others = versions.filter(({ id }) => id !== narration.id);',
      'const others = versions;',
    ],
    [
      'reset-keeps',
      'after a restart the old timeline marks sentences',
      'musicTrack: null, timeline: [], duration: null };\n',
      'musicTrack: null, duration: null };\n',
    ],
    [
      'retry-now',
      'a rate limit has no time to come back',
      'facts.retryAfter === null ? null : now + facts.retryAfter * 1000',
      'null',
    ],
  ]),
  ...faults(
    'web-player',
    'features/player/narration/choice.ts',
    ['features/player/narration/choice'],
    [
      ['any-music', 'a version without music plays for random music', " && musicTrack !== 'none'", ''],
      [
        'oldest',
        'of two versions that fit the older plays',
        'versions.findLast(fits)',
        'versions.find(fits)',
      ],
    ],
  ),
  ...faults(
    'web-player',
    'features/player/playback/loading-chain.ts',
    ['features/player/playback/loading-chain'],
    [
      ['overall', 'loading is given up after eleven seconds', 'OVERALL = 10_000', 'OVERALL = 11_000'],
      ['direct', 'a fetch has six seconds', 'DIRECT = 5_000', 'DIRECT = 6_000'],
      ['no-element', 'nothing is left for the element', 'LEFT_FOR_ELEMENT = 2_500', 'LEFT_FOR_ELEMENT = 0'],
      ['goes-on', 'a step that was given up goes on', '    giveUp.abort(thrown);\n', ''],
      [
        'head-refuses',
        'a server that does not know HEAD refuses the file',
        ' || response.status === 405 || response.status === 501',
        '',
      ],
    ],
  ),
  ...faults(
    'web-player',
    'features/player/playback/file-proxy.ts',
    ['features/player/playback/file-proxy'],
    [
      [
        'start',
        'the hidden page has eleven seconds to start',
        'START_TIMEOUT = 10_000',
        'START_TIMEOUT = 11_000',
      ],
      ['request', 'a file has 31 s', 'REQUEST_TIMEOUT = 30_000', 'REQUEST_TIMEOUT = 31_000'],
      ['never-again', 'a page that did not start is never tried again', '        starting = null;\n', ''],
    ],
  ),
  ...faults(
    'web-player',
    'features/player/playback/playback-state.ts',
    ['features/player/playback/playback-state'],
    [
      [
        'plays-unasked',
        'a sound plays that nobody wanted',
        'return state.wanted ? { name:',
        'return state ? { name:',
      ],
      [
        'wish-stays',
        'a pause while it loads is forgotten',
        "state.name === 'loading' ? { name: 'loading', wanted: false } : state",
        'state',
      ],
      [
        'error-closed',
        'a failure shows in an empty player',
        "return state.name === 'empty' ? state : { name: 'error'",
        "return { name: 'error'",
      ],
      [
        'ended-sticks',
        'a jump after the end leads nowhere',
        "state.name === 'ended' ? { name: 'paused' } : state",
        'state',
      ],
    ],
  ),
  ...faults(
    'web-player',
    'features/player/playback/audio-source.ts',
    ['features/player/playback/audio-source'],
    [
      [
        'scheme',
        'a javascript address is played',
        "if (!['http:', 'https:'].includes(url.protocol)) throw",
        'if (false) throw',
      ],
      [
        'alt',
        'a description of the file is played',
        "if (url.searchParams.get('alt') !== 'media') url.searchParams.set('alt', 'media');\n",
        '',
      ],
      ['name', 'a file name has a slash', '<>:"/\\\\|?*', '<>:"|?*'],
      [
        'no-name',
        'a nameless download has no name',
        "short ? `${short}.mp3` : 'audio.mp3'",
        '`${short}.mp3`',
      ],
    ],
  ),
  ...faults(
    'web-player',
    'features/player/playback/timeline.ts',
    ['features/player/playback/timeline'],
    [
      ['lingers', 'the last sentence stays marked for two seconds', 'LINGER = 0.6', 'LINGER = 2'],
      [
        'to-start',
        'back always goes to the sentence before',
        'if (seconds - current.start > RESTART_WITHIN) return current.start;',
        '',
      ],
      [
        'repeats',
        'a repeated entry is there twice',
        'timeline.filter(({ index }) => index !== entry.index)',
        '[...timeline]',
      ],
    ],
  ),
  ...faults(
    'web-player',
    'features/player/playback/word-mark.ts',
    ['features/player/word-marks'],
    [
      [
        'word-of-the-other-side',
        'a word is marked on the side that is not heard',
        "one?.closest('[lang]')?.getAttribute('lang') === language",
        'Boolean(one)',
      ],
      ['half-a-word', 'half a word is marked', 'if (!isWhole || ', 'if ('],
    ],
  ),
  ...faults(
    'web-player',
    'features/player/narration/narration-state.ts',
    ['features/player/narration/narration-state'],
    [
      [
        'words-of-the-language-before',
        'while another language is made, words are marked at the times of the one before',
        'return isHeardBefore ? NOTHING_SPOKEN : timelineOf(state);',
        'return timelineOf(state);',
      ],
    ],
  ),
  ...faults(
    'web-player',
    'features/player/playback/sleep-policy.ts',
    ['features/player/playback/sleep-policy', 'features/player/playback/sleep-timer'],
    [
      ['fade', 'the sound fades over ten seconds', 'FADE_SECONDS = 20', 'FADE_SECONDS = 10'],
      ['seconds', 'five minutes are five seconds', 'choice * 60 -', 'choice -'],
    ],
  ),
  ...faults(
    'web-player',
    'features/player/playback/estimate.ts',
    ['features/player/playback/estimate'],
    [
      [
        'back',
        'the slider moves back while it plays',
        'share: wentOn ? Math.max',
        'share: !wentOn ? Math.max',
      ],
      [
        'pace',
        'slow voices are estimated as fast ones',
        'CHARACTERS_PER_SECOND * speechRate',
        'CHARACTERS_PER_SECOND / speechRate',
      ],
    ],
  ),
  ...faults(
    'web-player',
    'features/player/use-briefly.ts',
    ['features/player/briefly'],
    [
      ['longer', 'a message stands out for six seconds', 'BRIEF_MS = 5_000', 'BRIEF_MS = 6_000'],
      ['shorter', 'a message stands out for four seconds', 'BRIEF_MS = 5_000', 'BRIEF_MS = 4_000'],
      ['once', 'a second message never stands out', 'over !== subject', 'over === null'],
    ],
  ),
  ...faults(
    'web-player',
    'features/player/NarrationSettings.tsx',
    ['features/player/narration-settings'],
    [
      [
        'locked',
        'after four versions another can be chosen',
        'const locked = busy || limited;',
        'const locked = busy;',
      ],
      [
        'order',
        'very slow is called very fast',
        'label: t(`player.speeds.${rate}`)',
        'label: t(`player.speeds.${SPEECH_RATES.toReversed()[SPEECH_RATES.indexOf(rate)]!}`)',
      ],
    ],
  ),
];

/** What visitors allow, the examples they look at, and everything else that waits or tells. */
const VISIT = [
  ...faults(
    'web-consent',
    'features/consent/consent.ts',
    ['features/consent/consent'],
    [
      [
        'unasked',
        'in the EU things are kept before anybody is asked',
        'return choice ?? isEU === false;',
        'return choice ?? isEU !== null;',
      ],
      [
        'unknown',
        'things are kept before the country is known',
        'return choice ?? isEU === false;',
        'return choice ?? isEU !== true;',
      ],
      [
        'asked-again',
        'who has answered is asked again',
        'return choice === null && isEU === true;',
        'return isEU === true;',
      ],
      ['no-kept', 'after a no what was kept stays', 'if (!mayKeepOptional(next)) forgetOptional();', ''],
      [
        'unlocated',
        'who cannot be located is taken to be outside of the EU',
        'store.set({ ...store.read(), isEU: true });',
        'store.set({ ...store.read(), isEU: false });',
      ],
      [
        'tab',
        'a no in another tab is not heard',
        'if (key === CHOICE_KEY || key === null) decide',
        'if (key === null) decide',
      ],
      ['future', 'a location of tomorrow holds', 'age >= 0 && ', ''],
      [
        'day',
        'a location holds for two days',
        'LOCATION_FRESH_MS = DAY_MS',
        'LOCATION_FRESH_MS = 2 * DAY_MS',
      ],
      [
        'reset',
        'taking an answer back keeps what it allowed',
        'decide({ ...store.read(), choice: null });',
        'become({ ...state, choice: null });',
      ],
    ],
  ),
  ...faults(
    'web-examples',
    'features/examples/filters.ts',
    ['features/examples/filters'],
    [
      ['all-ages', 'a story for all ages is missing under an age', " || example.age === 'all')", ')'],
      [
        'own-last',
        'the reader’s own language comes last',
        '[...examples.filter(isOwn), ...examples.filter((example) => !isOwn(example))]',
        '[...examples.filter((example) => !isOwn(example)), ...examples.filter(isOwn)]',
      ],
      [
        'keeps-all',
        'a filter that is off stays in the address',
        "if (value === 'all') next.delete(name);\n    else next.set",
        'next.set',
      ],
    ],
  ),
  ...faults(
    'web-examples',
    'features/examples/text-loading.ts',
    ['features/examples/text-loading'],
    [
      ['keeps-other', 'a text that is not fresh is never asked for again', 'if (kept?.isFresh)', 'if (kept)'],
      [
        'empty-file',
        'an empty file is a story',
        "  if (sentences.length === 0) throw new Error('The file is empty.');\n",
        '',
      ],
      [
        'kept-last',
        'a story from the app comes before one that was kept',
        "  if (kept) return { kind: 'own', ...kept.text };\n",
        '',
      ],
      ['not-kept', 'a text is never kept', '      await steps.keep(text);\n', ''],
    ],
  ),
  ...faults(
    'web-examples',
    'features/examples/example-queries.ts',
    ['features/examples/example-queries'],
    [
      ['storage', 'storage has six seconds', 'STORAGE_TIMEOUT = 5_000', 'STORAGE_TIMEOUT = 6_000'],
      ['direct', 'a file has four seconds', 'DIRECT_TIMEOUT = 5_000', 'DIRECT_TIMEOUT = 4_000'],
      [
        'no-retry',
        'a list that does not come is not tried again',
        'mayPass(error) && storageRetryDelay',
        'false && storageRetryDelay',
      ],
      ['retry-refusal', 'a refused list is tried for two minutes', 'mayPass(error) && ', ''],
      [
        'retry-pace',
        'the list is tried again in another rhythm',
        'retryDelay: (failures) => storageRetryDelay(failures + 1) ?? 0',
        'retryDelay: (failures) => storageRetryDelay(failures + 2) ?? 0',
      ],
      [
        'own-again',
        'a story that is there is fetched again',
        "state.data?.kind === 'own' ? Number.POSITIVE_INFINITY : 0",
        '0',
      ],
    ],
  ),
  ...faults(
    'web-examples',
    'features/examples/storage-retry.ts',
    ['features/examples/storage-retry', 'features/examples/example-queries'],
    [['longer', 'storage is tried for 124 s', '8_000, 16_000', '8_000, 20_000']],
  ),
  ...faults(
    'web-examples',
    'features/examples/use-near-viewport.ts',
    ['features/examples/use-near-viewport'],
    [
      ['margin', 'pictures come 200 px before they are seen', "rootMargin: '50px'", "rootMargin: '200px'"],
      ['threshold', 'half of a picture must be near', 'threshold: 0.01', 'threshold: 0.5'],
      [
        'never',
        'without an observer no picture comes',
        "typeof IntersectionObserver === 'undefined'",
        'false',
      ],
    ],
  ),
  ...faults(
    'web-examples',
    'features/examples/ExampleCard.tsx',
    ['features/examples/example-card'],
    [
      ['read', 'a story without text can be read', "{example.textPath ? way('read'", "{example ? way('read'"],
      [
        'listen',
        'a story without sound can be heard',
        '{example.audioPath\n            ? way',
        '{example\n            ? way',
      ],
      ['nobody', 'a story about nobody names one', '{protagonista ? (', '{protagonista !== undefined ? ('],
    ],
  ),
  ...faults(
    'web-examples',
    'features/examples/ExampleDialog.tsx',
    ['features/examples/example-dialog'],
    [
      [
        'no-picture',
        'an open story has no picture',
        'picture={<ExampleImage example={example} />}',
        'picture={null}',
      ],
      [
        'silent-listen',
        'a story without sound offers to be heard',
        '!isHeard && example.audioPath ?',
        '!isHeard ?',
      ],
    ],
  ),
  ...faults(
    'web-examples',
    'features/examples/use-example-image.ts',
    ['features/examples/example-card'],
    [
      [
        'no-jpeg',
        'a picture is given up before its JPEG',
        "if (source.name === 'jpeg') setFailure('notLoaded');",
        "if (source.name !== 'kept') setFailure('notLoaded');",
      ],
      [
        'default',
        'the default picture is another',
        "DEFAULT_IMAGE = '/images/default-story.jpg'",
        "DEFAULT_IMAGE = '/share.jpg'",
      ],
    ],
  ),
  ...faults(
    'web-form',
    'features/form/Refusal.tsx',
    ['features/form/refusal'],
    [
      [
        'sooner',
        'the login page comes after two seconds',
        'LOGIN_REDIRECT_MS = 3_000',
        'LOGIN_REDIRECT_MS = 2_000',
      ],
      [
        'later',
        'the login page comes after four seconds',
        'LOGIN_REDIRECT_MS = 3_000',
        'LOGIN_REDIRECT_MS = 4_000',
      ],
      [
        'follows',
        'who has gone on is taken to the login page',
        '    return () => clearTimeout(timer);\n',
        '',
      ],
    ],
  ),
  ...faults(
    'web-form',
    'features/form/draft.ts',
    ['features/form/draft'],
    [
      [
        'spaces',
        'a topic of spaces is sent',
        'const topic = draft.topic.trim();',
        'const topic = draft.topic;',
      ],
      ['long', 'a kept topic that is too long is sent', 'value.slice(0, max)', 'value'],
      [
        'odd',
        'an option that is none any more is sent',
        'values.find((value) => value === kept[name]) ?? fallback',
        '(kept[name] as Value) ?? fallback',
      ],
    ],
  ),
  ...faults(
    'web-form',
    'features/form/use-draft.ts',
    ['features/session/sign-out'],
    [
      [
        'other-tab',
        'the form of another tab keeps what was asked for',
        'newValue === null',
        'newValue !== null',
      ],
    ],
  ),
  ...faults(
    'web-form',
    'features/form/ideas.ts',
    ['features/form/ideas'],
    [['same', 'every day has the same ideas', '(day * IDEAS_A_DAY) % ideas.length', '0']],
  ),
  ...faults(
    'web-words',
    'i18n/i18n.ts',
    ['i18n/i18n'],
    [
      [
        'no-fallback',
        'a text that is missing in English is its key',
        'fallbackLng: DEFAULT_LANGUAGE',
        'fallbackLng: false',
      ],
      ['english-needed', 'without the English file the app does not start', '.catch(showDefault)', ''],
      [
        'says-english',
        'a Spanish page says that it is English',
        '  document.documentElement.lang = DEFAULT_LANGUAGE;\n',
        '',
      ],
      ['half', 'half of the page stays in the other language', '  await followLanguage(language);\n', ''],
    ],
  ),
  ...faults(
    'web-words',
    'i18n/language.ts',
    ['i18n/i18n'],
    [
      ['default', 'who has chosen nothing reads English', 'stored : DEFAULT_LANGUAGE', "stored : 'en'"],
      ['forgets', 'the chosen language is forgotten', '  lasting.setItem(STORAGE_KEY, language);\n', ''],
    ],
  ),
  ...faults(
    'web-waits',
    'features/story/StoryActions.tsx',
    ['features/story/story-actions'],
    [
      ['copied', 'that it was copied is said for two seconds', 'COPIED_MS = 3_000', 'COPIED_MS = 2_000'],
      [
        'claims',
        'what could not be copied is said to be',
        'await navigator.clipboard.writeText(storyFileText(title, content));\n      setCopied(true);',
        'setCopied(true);\n      await navigator.clipboard.writeText(storyFileText(title, content));',
      ],
    ],
  ),
  ...faults(
    'web-waits',
    'features/subscription/PaymentStates.tsx',
    ['features/subscription/payment-states'],
    [
      ['sooner', 'home comes four seconds after the payment', 'REDIRECT_MS = 5_000', 'REDIRECT_MS = 4_000'],
      ['never', 'nobody is led home', 'navigate(paths.home(), { replace: true })', 'undefined'],
    ],
  ),
  ...faults(
    'web-waits',
    'features/subscription/payment-query.ts',
    ['features/subscription/payment-query'],
    [
      [
        'for-ever',
        'a settled payment is asked for again',
        "if (state !== 'processing') return false;",
        'if (state === undefined) return false;',
      ],
    ],
  ),
  ...faults(
    'web-waits',
    'features/server-status/keep-warm.ts',
    ['features/server-status/keep-warm'],
    [['ping', 'the server is pinged every 241 s', '240_000', '241_000']],
  ),
  ...faults(
    'web-waits',
    'features/server-status/health.ts',
    ['features/server-status/health'],
    [
      ['timeout', 'health is waited for six seconds', 'timeoutMs: 5_000', 'timeoutMs: 6_000'],
      [
        'degraded',
        'a slow server refuses everybody',
        "if (status.level !== 'error') return null;",
        "if (status.level === 'ok') return null;",
      ],
    ],
  ),
  ...faults(
    'web-waits',
    'features/library/delayed-deletion.ts',
    ['features/library/delayed-deletion'],
    [
      ['undo-late', 'taking a deletion back deletes all the same', '      clearTimeout(timer);\n', ''],
      [
        'failed-gone',
        'a story that could not be deleted is gone',
        '      become((ids) => ids.delete(id));\n      onFailed',
        '      onFailed',
      ],
    ],
  ),
  ...faults(
    'web-waits',
    'features/toasts/notify.ts',
    ['features/toasts/toasts'],
    [
      ['kind', 'an error looks like a success', 'else toast[kind](text);', 'else toast.success(text);'],
      ['undo-time', 'an undo is offered for four seconds', '    duration: action.forMs,\n', ''],
    ],
  ),
  ...faults(
    'web-waits',
    'features/toasts/Toaster.tsx',
    ['features/toasts/toasts'],
    [['stays', 'a toast stays after its time', '        .filter((toast) => toast.visible)\n', '']],
  ),
];

export const WEB: readonly Mutation[] = [...SESSION, ...STORY, ...API, ...PLAYER, ...VISIT];
