export { AudioPlayer } from './AudioPlayer.tsx';
export { ListenAtOnce } from './ListenAtOnce.tsx';
export { NarrationBar } from './NarrationBar.tsx';
export { NarrationProvider } from './NarrationProvider.tsx';
export { useNarratedSentence, useVersions } from './narration-context.ts';
export { fileProxy } from './playback/file-fetching.ts';
export { Player } from './playback/player.ts';
export { finishedText, useSpokenSentence } from './use-spoken-sentence.ts';
export { useVersionWords } from './version-words.ts';
