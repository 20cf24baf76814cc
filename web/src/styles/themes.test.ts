import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('./themes.css', import.meta.url), 'utf8');

type Colours = Record<string, string>;

function colours(block: RegExp): Colours {
  const body = block.exec(source)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [name, hex]),
  );
}

const themes = {
  day: colours(/:root \{\s*color-scheme: light;([^}]*)\}/),
  night: colours(/\[data-theme="night"\] \{\s*color-scheme: dark;([^}]*)\}/),
};

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_ON: [text: string, backgrounds: string[]][] = [
  ['ink', ['desk', 'desk-far', 'paper', 'paper-shade', 'raised', 'lamp-soft', 'danger-soft', 'glow']],
  ['ink-soft', ['desk', 'desk-far', 'paper', 'raised', 'lamp-soft']],
  ['accent-text', ['desk', 'desk-far', 'paper', 'raised', 'lamp-soft']],
  ['danger', ['paper', 'raised', 'danger-soft']],
  ['on-lamp', ['lamp']],
];

test.each(['day', 'night'] as const)(
  'text in the %s theme has enough contrast on every background',
  (name) => {
    const theme = themes[name];
    const poor = TEXT_ON.flatMap(([text, backgrounds]) =>
      backgrounds
        .map((background) => ({
          text,
          background,
          ratio: contrast(theme[text] ?? '', theme[background] ?? ''),
        }))
        .filter(({ ratio }) => !(ratio >= 4.5)),
    );
    expect(poor).toEqual([]);
  },
);

test.each(['day', 'night'] as const)('control borders in the %s theme have enough contrast', (name) => {
  const theme = themes[name];
  for (const background of ['paper', 'raised'])
    expect(contrast(theme['line-strong'] ?? '', theme[background] ?? '')).toBeGreaterThanOrEqual(3);
});

test('the night theme has no pure white', () => {
  for (const hex of Object.values(themes.night)) expect(luminance(hex)).toBeLessThan(0.8);
});

test('both themes name the same colours', () => {
  expect(Object.keys(themes.night).sort()).toEqual(Object.keys(themes.day).sort());
});
