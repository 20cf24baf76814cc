import type { Env } from '../env.ts';
import type { SpeechProvider } from '../narration/speech-provider.ts';
import { openaiSpeech } from './openai.ts';

/** The service that reads aloud in this deployment: another one is named here, and nowhere else. */
export const speechProvider = (env: Env): SpeechProvider => openaiSpeech(env);
