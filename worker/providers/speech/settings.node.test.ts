import { expect, test } from 'vitest';
import { VOICE_IDS } from '../../../contract/options.ts';
import { AURA_FIGURES } from './aura-voices.ts';
import { OPENAI_FIGURES, OPENAI_VOICES } from './openai-voices.ts';
import { readSpeechSettings } from './settings.ts';

const SECRETS: Record<string, string> = { SPEECH_API_KEY: 'a secret' };
const read = (list: unknown, hasWorkersAi = false) =>
  readSpeechSettings(typeof list === 'string' ? list : JSON.stringify(list), {
    settingOf: (name) => SECRETS[name],
    hasWorkersAi,
  });

const server = { service: 'openai', url: 'https://speech.example.org/v1/', model: 'reader-2', key: null };
const six = Object.fromEntries(VOICE_IDS.map((id) => [id, `voice of ${id}`]));

test('a server with OpenAI’s endpoint has its defaults and OpenAI’s voice names', () => {
  expect(read([server])).toEqual([
    {
      ...server,
      url: 'https://speech.example.org/v1',
      voices: OPENAI_VOICES,
      figures: OPENAI_FIGURES,
      instructions: false,
      sampleRate: 24_000,
      longestText: 4096,
      hasModels: false,
      patienceSeconds: 3,
    },
  ]);
});

test('single voices can have another name, model and manner', () => {
  const male = { voice: 'Rafael', model: 'reader-es', instructions: 'Despacio.' };
  const { voices } = read([{ ...server, voices: { female: 'Lupita', male } }])[0]!;
  expect(voices.female).toEqual({ ...OPENAI_VOICES.female, voice: 'Lupita' });
  expect(voices.male).toEqual(male);
  expect(voices['male-english']).toEqual(OPENAI_VOICES['male-english']);
});

test('figures have the voices of the adapter, of the setting, or none where the six are the server’s own', () => {
  const spain = [{ voice: 'Ana', gender: 'f' }];
  const figuresOf = (one: object) => read([one], true)[0]!.figures;
  expect(figuresOf({ service: 'workers-ai' })).toEqual(AURA_FIGURES);
  expect(figuresOf({ ...server, voices: { female: 'Lupita' } })).toEqual({
    spain: [],
    america: [],
    britain: [],
  });
  expect(figuresOf({ ...server, voices: six, figures: { spain } }).spain).toEqual([
    { voice: 'Ana', instructions: '', gender: 'f', ages: ['adult'] },
  ]);
  expect(() => figuresOf({ ...server, figures: { spain: [{ voice: 'Ana' }] } })).toThrow('figures');
});

test('several servers keep their order', () => {
  const list = [{ service: 'workers-ai' }, { ...server, key: 'SPEECH_API_KEY' }];
  expect(read(list, true).map(({ service }) => service)).toEqual(['workers-ai', 'openai']);
});

const SERVICES = 'openai, workers-ai, elevenlabs';

test.each<[string, unknown, string]>([
  ['no JSON', '[{', 'SPEECH_SERVERS: no JSON'],
  ['no list', { service: 'openai' }, 'SPEECH_SERVERS: must be a list of servers'],
  ['an empty list', [], 'SPEECH_SERVERS: must be a list of at least one server'],
  ['an unknown service', [{ service: 'workersai' }], `[0].service: must be one of ${SERVICES}`],
  ['no service', [{}], `[0].service: is missing: it must be one of ${SERVICES}`],
  ['an unknown setting', [{ ...server, pitch: 2 }], '[0].pitch: is not a setting'],
  ['an unknown voice', [{ ...server, voices: { granny: 'Ana' } }], '[0].voices.granny: is not a setting'],
  [
    'a voice that is a number',
    [{ ...server, voices: { male: 3 } }],
    '[0].voices.male: must be a text or a group',
  ],
  ['a voice without a name', [{ ...server, voices: { male: {} } }], '[0].voices.male.voice: is missing'],
  [
    'a voice with an unknown setting',
    [{ ...server, voices: { male: { voice: 'a', speed: 1 } } }],
    'male.speed: is',
  ],
  ['no address', [{ ...server, url: 'speech.example.org' }], '[0].url: must be an http(s) address'],
  ['a rate too low', [{ ...server, sampleRate: 800 }], '[0].sampleRate: must be a number at least 8000'],
  [
    'a key itself instead of its name',
    [{ ...server, key: 'sk-123' }],
    '[0].key: must be the name of a setting',
  ],
  [
    'a key that is not there',
    [server, { ...server, key: 'NO_API_KEY' }],
    '[1].key: there is no setting NO_API_KEY',
  ],
  [
    'Workers AI without binding and account',
    [{ service: 'workers-ai' }],
    '[0]: without the binding AI it needs',
  ],
  [
    'ElevenLabs without all voices',
    [{ service: 'elevenlabs', key: 'SPEECH_API_KEY', voices: { female: 'x' } }],
    '[0].voices.male: is missing',
  ],
  ['no patience', [{ ...server, patienceSeconds: 0 }], '[0].patienceSeconds: must be a number above 0'],
  ['no word about its key', [{ ...server, key: undefined }], '[0].key: is missing'],
  [
    'several',
    [{ ...server, pitch: 2 }, { service: 'parrot' }],
    '[0].pitch: is not a setting; SPEECH_SERVERS[1].s',
  ],
])('%s is refused with its position', (_, list, said) => {
  expect(() => read(list)).toThrow('SPEECH_SERVERS');
  expect(() => read(list)).toThrow(said);
});

test('an error message contains no secret', () => {
  const wrong = [{ ...server, key: 'SPEECH_API_KEY', voices: 'a secret' }];
  // Matches the whole message.
  expect(() => read(wrong)).toThrow(/^(?!.*a secret)/s);
});

test('ElevenLabs has the voices of the owner’s account', () => {
  const [one] = read([{ service: 'elevenlabs', key: 'SPEECH_API_KEY', voices: six }]);
  expect(one).toMatchObject({ model: 'eleven_flash_v2_5', longestText: 5000 });
  expect(one?.voices['female-latam']).toMatchObject({ voice: 'voice of female-latam' });
});
