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
      ...{
        instructions: false,
        sampleRate: 24_000,
        longestText: 4096,
        hasModels: false,
        patienceSeconds: 3,
      },
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

test.each<[string, unknown, string]>([
  ['no JSON', '[{', 'no JSON'],
  ['no list', { service: 'openai' }, 'SPEECH_SERVERS: '],
  ['an empty list', [], 'SPEECH_SERVERS: '],
  ['an unknown service', [{ service: 'parrot' }], '[0].service'],
  ['an unknown setting', [{ ...server, pitch: 2 }], '[0]: Unrecognized key: "pitch"'],
  ['an unknown voice', [{ ...server, voices: { granny: 'Ana' } }], '[0].voices'],
  ['no address', [{ ...server, url: 'speech.example.org' }], '[0].url'],
  ['a key itself instead of its name', [{ ...server, key: 'sk-123' }], '[0].key'],
  [
    'a key that is not there',
    [server, { ...server, key: 'NO_API_KEY' }],
    '[1].key: there is no setting NO_API_KEY',
  ],
  ['Workers AI without binding and account', [{ service: 'workers-ai' }], 'needs an account and a key'],
  [
    'ElevenLabs without all voices',
    [{ service: 'elevenlabs', key: 'SPEECH_API_KEY', voices: { female: 'x' } }],
    '[0].voices',
  ],
  ['no patience', [{ ...server, patienceSeconds: 0 }], '[0].patienceSeconds'],
  ['a server that does not say whether it has a key', [{ ...server, key: undefined }], '[0].key'],
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
