import { expect, test } from 'vitest';
import { type Language, MUSIC_CHOICES, SPEECH_RATES, VOICE_IDS } from '../../../../contract/options.ts';
import en from '../../../../words/en/app/player.json' with { type: 'json' };
import es from '../../../../words/es/app/player.json' with { type: 'json' };
import { PLAYBACK_FAILURES } from './playback/failure.ts';

const languages = { es, en } satisfies Record<Language, unknown>;

function paths(words: object, under = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${under}${key} ${placeholders(value)}`] : paths(value, `${under}${key}.`),
  );
}

function placeholders(text: string): string {
  return (text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ');
}

test('both languages have the same keys with the same placeholders', () => {
  for (const words of Object.values(languages)) expect(paths(words)).toEqual(paths(es));
});

// @spec 3.36, 3.37, 8.49, 8.51
test('every option has a name and every failure has words', () => {
  for (const { player } of Object.values(languages)) {
    expect(Object.keys(player.voices).sort()).toEqual([...VOICE_IDS].sort());
    expect(Object.keys(player.speeds).sort()).toEqual(SPEECH_RATES.map(String).sort());
    expect(Object.keys(player.tracks).sort()).toEqual([...MUSIC_CHOICES].sort());
    expect(Object.keys(player.failure).sort()).toEqual([...PLAYBACK_FAILURES].sort());
  }
});
