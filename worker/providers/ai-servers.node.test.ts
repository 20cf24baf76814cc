import { expect, test } from 'vitest';
import { moderationServers, opinionServers, type ServerSettings, storyServers } from './ai-servers.ts';

const OPENAI: ServerSettings = {
  OPENAI_BASE_URL: 'https://api.openai.com/v1',
  OPENAI_API_KEY: 'the key of OpenAI',
  OPENAI_STORY_MODEL: 'gpt-6-luna',
  OPENAI_MODERATION_MODEL: 'omni-moderation-latest',
};
const withServers = (STORY_SERVERS: unknown, more: object = {}) => ({
  ...{ ...OPENAI, ...more },
  STORY_SERVERS: typeof STORY_SERVERS === 'string' ? STORY_SERVERS : JSON.stringify(STORY_SERVERS),
});

test('the default story server and check are OpenAI’s, with its model’s parameters', () => {
  expect(storyServers(OPENAI)).toMatchObject([
    {
      ...{ url: OPENAI.OPENAI_BASE_URL, apiKey: OPENAI.OPENAI_API_KEY, model: 'gpt-6-luna' },
      ...{ reasoningEffort: 'none', temperature: true, safetyIdentifier: true, store: false },
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

test.each<[unknown, string]>([
  ['[{', 'STORY_SERVERS: no JSON'],
  [[], 'STORY_SERVERS: names no server'],
  [{}, 'STORY_SERVERS: Invalid input'],
  [[{ temprature: false }], 'STORY_SERVERS[0]: Unrecognized key: "temprature"'],
  [[{}, { reasoningEffort: 'some' }], 'STORY_SERVERS[1].reasoningEffort: Invalid option'],
  [[{ url: 'llm.example' }], 'STORY_SERVERS[0].url: is no http(s) address'],
  [[{ tokenLimit: 'max' }], 'STORY_SERVERS[0].tokenLimit: Invalid option'],
  [[{ store: true }], 'STORY_SERVERS[0].store: Invalid input'],
  [
    [{ key: 'TOKEN_SECRET' }],
    'STORY_SERVERS[0].key: must name a setting that ends in _API_KEY or _API_TOKEN',
  ],
  [[{ key: 'NO_SUCH_API_KEY' }], 'STORY_SERVERS[0].key: there is no setting NO_SUCH_API_KEY'],
  [[{ headers: { 'a b': 'c' } }], 'STORY_SERVERS[0].headers.a b: '],
  [
    [{ url: 'https://llm.example/v1', model: 'm' }],
    'STORY_SERVERS[0]: a server with a url needs its own key (null for none) and model',
  ],
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
    'OPINION_SERVERS[0]: Unrecognized key: "modell"',
  );
});

test('an error message does not contain the setting’s value', () => {
  const secret = 'sk-put-here-by-mistake';
  for (const setting of [`[${secret}`, [{ key: secret }], [{ url: secret }], [{ reasoningEffort: secret }]]) {
    // Matches the whole message.
    expect(() => storyServers(withServers(setting))).toThrow(new RegExp(`^(?!.*${secret})`, 's'));
  }
});
