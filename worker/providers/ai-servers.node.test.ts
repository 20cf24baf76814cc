import { expect, test } from 'vitest';
import { moderationServers, opinionServers, type ServerSettings, storyServers } from './ai-servers.ts';

const OPENAI: ServerSettings = {
  OPENAI_BASE_URL: 'https://api.openai.com/v1',
  OPENAI_API_KEY: 'the key of OpenAI',
  OPENAI_STORY_MODEL: 'gpt-6-luna',
  OPENAI_MODERATION_MODEL: 'omni-moderation-latest',
};
const withServers = (STORY_SERVERS: unknown, more: object = {}) => ({
  ...OPENAI,
  ...more,
  STORY_SERVERS: typeof STORY_SERVERS === 'string' ? STORY_SERVERS : JSON.stringify(STORY_SERVERS),
});

test('the default story server and check are OpenAI’s, with its model’s parameters', () => {
  expect(storyServers(OPENAI)).toMatchObject([
    {
      url: OPENAI.OPENAI_BASE_URL,
      apiKey: OPENAI.OPENAI_API_KEY,
      model: 'gpt-6-luna',
      reasoningEffort: 'none',
      temperature: true,
      safetyIdentifier: true,
      store: false,
      tokenLimit: 'max_completion_tokens',
    },
  ]);
  expect(storyServers({ ...OPENAI, STORY_SERVERS: '' })).toEqual(storyServers(OPENAI));
  expect(moderationServers(OPENAI)).toMatchObject([
    { kind: 'moderations', url: OPENAI.OPENAI_BASE_URL, model: 'omni-moderation-latest' },
  ]);
});

test('several servers keep their order, each with its own key and model', () => {
  const other = {
    url: 'http://localhost:11434/v1',
    key: null,
    model: 'gemma4:26b',
    tokenLimit: 'max_tokens',
  };
  const third = { url: 'https://llm.example/v1', key: 'THIRD_API_TOKEN', model: 'big', temperature: false };
  const servers = storyServers(withServers([{}, other, third], { THIRD_API_TOKEN: 'the third key' }));
  expect(servers.map(({ url, apiKey, model }) => [url, apiKey, model])).toEqual([
    [OPENAI.OPENAI_BASE_URL, 'the key of OpenAI', 'gpt-6-luna'],
    ['http://localhost:11434/v1', 'none', 'gemma4:26b'],
    ['https://llm.example/v1', 'the third key', 'big'],
  ]);
  // Parameters without a setting are not sent.
  expect(servers[2]).toMatchObject({ temperature: false, safetyIdentifier: false });
  expect(servers[2]).not.toHaveProperty('store');
});

test('checks can have another server and key than stories', () => {
  const elsewhere = [
    { kind: 'moderations', url: 'https://check.example/v1', key: 'CHECK_API_KEY', model: 'guard' },
    { kind: 'chat', reasoningEffort: 'none' },
  ];
  const settings = { ...OPENAI, CHECK_API_KEY: 'check', MODERATION_SERVERS: JSON.stringify(elsewhere) };
  expect(moderationServers(settings)).toMatchObject([
    { url: 'https://check.example/v1', apiKey: 'check', model: 'guard' },
    { kind: 'chat', url: OPENAI.OPENAI_BASE_URL, model: 'gpt-6-luna' },
  ]);
});

const URL_ONLY = { url: 'https://llm.example/v1', model: 'm' };
const NEEDS = 'must be a server with its own key (null for none) and model, since it has a url';
const BASE = 'must be an address without user, query and the path of a request';

test.each<[unknown, string]>([
  ['[{', 'STORY_SERVERS: no JSON'],
  [[], 'STORY_SERVERS: must be a list of at least one server'],
  [{}, 'STORY_SERVERS: must be a list of servers'],
  [[{ temprature: false }], 'STORY_SERVERS[0].temprature: is not a setting'],
  [[{}, { reasoningEffort: 'some' }], 'STORY_SERVERS[1].reasoningEffort: must be one of none, minimal, low'],
  [[{ url: 'llm.example' }], 'STORY_SERVERS[0].url: must be an http(s) address'],
  [[{ url: 'https://llm.example/v1/chat/completions/' }], `STORY_SERVERS[0].url: ${BASE}`],
  [[{ url: 'https://me:word@llm.example/v1' }], `STORY_SERVERS[0].url: ${BASE}`],
  [[{ url: 'https://llm.example/v1?key=1' }], `STORY_SERVERS[0].url: ${BASE}`],
  [[{ tokenLimit: 'max' }], 'STORY_SERVERS[0].tokenLimit: must be one of max_completion_tokens, max_tokens'],
  [[{ store: true }], 'STORY_SERVERS[0].store: must be false'],
  [[{ patienceSeconds: 0 }], 'STORY_SERVERS[0].patienceSeconds: must be a number above 0'],
  [
    [{ key: 'TOKEN_SECRET' }],
    'STORY_SERVERS[0].key: must be the name of a setting that ends in _API_KEY or _API_TOKEN',
  ],
  [[{ key: 'NO_SUCH_API_KEY' }], 'STORY_SERVERS[0].key: there is no setting NO_SUCH_API_KEY'],
  [[{ headers: { 'a b': 'c' } }], 'STORY_SERVERS[0].headers.a b: must be the name of a header'],
  [[{ headers: { Authorization: 'Bearer 1' } }], 'must be a header without a secret'],
  [[{ headers: { 'x-a': 'b\r\nc: d' } }], 'STORY_SERVERS[0].headers.x-a: must be a text of one line'],
  [[URL_ONLY], `STORY_SERVERS[0]: ${NEEDS}`],
  // All at once, those of a server that has others as well.
  [[{ ...URL_ONLY, modell: 'm' }, { store: 1 }], `[0].modell: is not a setting; STORY_SERVERS[0]: ${NEEDS}`],
  [[{ ...URL_ONLY, store: 1 }], `[0].store: must be false; STORY_SERVERS[0]: ${NEEDS}`],
  [[{ ...URL_ONLY, modell: 'm' }, { store: 1 }], '; STORY_SERVERS[1].store: must be false'],
])('the setting %j is refused with its position: %s', (setting, message) => {
  expect(() => storyServers(withServers(setting))).toThrow(message);
});

test('the second opinion is asked of the story servers unless another list or none is set', () => {
  expect(opinionServers(OPENAI)).toMatchObject([
    {
      url: OPENAI.OPENAI_BASE_URL,
      model: 'gpt-6-luna',
      reasoningEffort: 'none',
      store: false,
      patienceMs: 3000,
    },
  ]);
  // A setting that was left out sends nothing to OpenAI.
  const own = { url: 'http://localhost:11434/v1', key: null, model: 'gemma4:26b', answerSchema: false };
  const atHome = withServers([own]);
  expect(opinionServers(atHome)).toMatchObject([{ url: own.url, model: own.model, answerSchema: false }]);
  const named = { ...atHome, OPINION_SERVERS: JSON.stringify([{ model: 'careful' }, own]) };
  expect(opinionServers(named).map(({ model }) => model)).toEqual(['careful', 'gemma4:26b']);
  expect(opinionServers({ ...atHome, OPINION_SERVERS: 'none' })).toEqual([]);
  expect(() => opinionServers({ ...OPENAI, OPINION_SERVERS: '[{"modell":"x"}]' })).toThrow(
    'OPINION_SERVERS[0].modell: is not a setting',
  );
});

test('an error message does not contain the setting’s value', () => {
  const secret = 'sk-put-here-by-mistake';
  for (const setting of [`[${secret}`, [{ key: secret }], [{ url: secret }], [{ reasoningEffort: secret }]]) {
    // Matches the whole message.
    expect(() => storyServers(withServers(setting))).toThrow(new RegExp(`^(?!.*${secret})`, 's'));
  }
});
