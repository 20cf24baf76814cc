export { AudioPlayer } from './AudioPlayer.tsx';
export { ListenAtOnce } from './ListenAtOnce.tsx';
export { NarrationBar } from './NarrationBar.tsx';
export { NarrationProvider } from './NarrationProvider.tsx';
export { fileProxy } from './playback/file-fetching.ts';
export { Player } from './playback/player.ts';
export { useHeardSentence } from './use-heard-sentence.ts';
export { useSpokenSentence } from './use-spoken-sentence.ts';
