import { z } from 'zod';
import { VOICE_IDS, type VoiceId } from '../../../contract/options.ts';
import { castMember } from '../../../contract/schemas/stories.ts';
import type { Accent, FigureVoice, ProviderVoice } from '../../narration/speech-provider.ts';
import { keyName, readServerList, ServerListError, serverAddress } from '../server-list.ts';
import { AURA_FIGURES, AURA_VOICES } from './aura-voices.ts';
import { OPENAI_FIGURES, OPENAI_VOICES } from './openai-voices.ts';

/** The setting SPEECH_SERVERS: speech services in order of preference. */

const PATIENCE_S = 3;

const address = serverAddress.transform((url) => url.replace(/\/+$/, ''));

const voiceFields = {
  voice: z.string().min(1),
  model: z.string().min(1).optional(),
  instructions: z.string().optional(),
};
const voice = z.union([z.string().min(1), z.strictObject(voiceFields)]);
type VoiceSetting = z.output<typeof voice>;

/** Voices left out keep the adapter's default. */
const someVoices = z.partialRecord(z.enum(VOICE_IDS), voice).default({});
const allVoices = z.record(z.enum(VOICE_IDS), voice);

const figure = z
  .strictObject({
    ...voiceFields,
    gender: z.enum(['f', 'm']),
    ages: z.array(castMember.shape.age).min(1).default(['adult']),
  })
  .transform(({ instructions = '', model, ...one }): FigureVoice => ({
    ...one,
    instructions,
    ...(model && { model }),
  }));
const ACCENTS = ['spain', 'america', 'britain'] as const satisfies readonly Accent[];
const someFigures = z.partialRecord(z.enum(ACCENTS), z.array(figure)).optional();
const NO_FIGURES: Record<Accent, readonly FigureVoice[]> = { spain: [], america: [], britain: [] };

const common = {
  /** Timeout for the first sound before the next service is asked, in seconds. */
  patienceSeconds: z.number().positive().max(30).default(PATIENCE_S),
  /** Voices for the figures of stories by accent, in place of the adapter's. */
  figures: someFigures,
};

function changed(table: Record<VoiceId, ProviderVoice>, changes: Partial<Record<VoiceId, VoiceSetting>>) {
  const voices = VOICE_IDS.map((id) => {
    const change = changes[id];
    const fields = typeof change === 'string' ? { voice: change } : change;
    return [id, { ...table[id], ...fields }] as const;
  });
  return Object.fromEntries(voices) as Record<VoiceId, ProviderVoice>;
}

const UNNAMED: ProviderVoice = { voice: '', instructions: '' };
const NO_VOICES = Object.fromEntries(VOICE_IDS.map((id) => [id, UNNAMED])) as Record<VoiceId, ProviderVoice>;

const openai = z
  .strictObject({
    service: z.literal('openai'),
    url: address,
    model: z.string().min(1),
    /** Null for a server without a key. */
    key: keyName.nullable(),
    voices: someVoices,
    /** Whether the server knows this parameter; others may refuse it. */
    instructions: z.boolean().default(false),
    /** Sample rate of its `pcm` in Hz. */
    sampleRate: z.int().min(8000).max(48_000).default(24_000),
    /** OpenAI's own limit, in characters. */
    longestText: z.int().min(100).max(100_000).default(4096),
    /** Whether it can be asked about its model (`/models/{id}`), as the nightly job does. */
    hasModels: z.boolean().default(false),
    ...common,
  })
  .transform(({ figures, ...one }) => {
    // A server whose voices are named has voices of its own.
    const known = Object.keys(one.voices).length > 0 ? NO_FIGURES : OPENAI_FIGURES;
    return { ...one, voices: changed(OPENAI_VOICES, one.voices), figures: { ...known, ...figures } };
  });

const workersAi = z
  .strictObject({
    service: z.literal('workers-ai'),
    /** Without the binding `AI`: the account, and the name of the token's setting. */
    account: z.string().min(1).optional(),
    key: keyName.optional(),
    url: address.default('https://api.cloudflare.com/client/v4'),
    voices: someVoices,
    ...common,
  })
  .transform(({ figures, ...one }) => ({
    ...one,
    voices: changed(AURA_VOICES, one.voices),
    figures: {
      ...AURA_FIGURES,
      ...figures,
    },
  }));

const elevenLabs = z
  .strictObject({
    service: z.literal('elevenlabs'),
    url: address.default('https://api.elevenlabs.io'),
    model: z.string().min(1).default('eleven_flash_v2_5'),
    key: keyName,
    /** All six: every account has its own voices. */
    voices: allVoices,
    /** Limit that all its models accept, in characters. */
    longestText: z.int().min(100).max(40_000).default(5000),
    ...common,
  })
  .transform(({ figures, ...one }) => ({
    ...one,
    voices: changed(NO_VOICES, one.voices),
    figures: {
      ...NO_FIGURES,
      ...figures,
    },
  }));

/** A service that speaks, as its owner writes it. */
export const speechServer = z.discriminatedUnion('service', [openai, workersAi, elevenLabs]);

export type OpenAiSpeechSettings = z.output<typeof openai>;
export type WorkersAiSpeechSettings = z.output<typeof workersAi>;
export type ElevenLabsSpeechSettings = z.output<typeof elevenLabs>;
export type SpeechSettings = OpenAiSpeechSettings | WorkersAiSpeechSettings | ElevenLabsSpeechSettings;

/** The rest of the deployment: settings and secrets by name, and whether it has Workers AI. */
type Deployment = { settingOf(name: string): unknown; hasWorkersAi: boolean };

/**
 * Parses SPEECH_SERVERS.
 * @param json a list of objects, see `docs/speech.md`
 * @throws ServerListError
 */
export function readSpeechSettings(json: string, { settingOf, hasWorkersAi }: Deployment): SpeechSettings[] {
  const list = 'SPEECH_SERVERS';
  const found = readServerList(list, json, speechServer);
  for (const [position, one] of found.entries()) {
    if (one.key && !settingOf(one.key)) {
      throw new ServerListError(list, [{ path: [position, 'key'], what: `there is no setting ${one.key}` }]);
    }
    if (one.service === 'workers-ai' && !hasWorkersAi && !(one.account && one.key)) {
      const what = 'without the binding AI it needs an account and a key';
      throw new ServerListError(list, [{ path: [position], what }]);
    }
  }
  return found;
}
