import { expect, test } from 'vitest';
import { FIGURE_COLOURS, FIGURE_TABLE, GARMENTS, LOOKS } from '../contract/scene.ts';
import { creatures } from './creatures.ts';
import { MOODS } from './figure.ts';
import type { Figure } from './figure.ts';
import { garmentTones, worn } from './garments.ts';
import { people } from './people/index.ts';
import { LOOKS_OF_PEOPLE } from './people/looks.ts';
import { TONES } from './tones.ts';

const BYTES = 6_000;
const GARMENT_BYTES = 1_800;
const SHAPES = /^<(?:g(?: [a-z-]+="[^"<>]*")*|(?:path|circle|ellipse|rect)(?: [a-zA-Z-]+="[^"<>]*")* *\/)>$/;
/** Parts of an SVG that a picture with two figures and an outline for colouring cannot have. */
const FORBIDDEN = /NaN|undefined|null|Infinity|id=|url\(|class=|style=/;

/** What is wrong with a drawing's markup: unclosed groups, other elements, numbers that are none. */
function faults(svg: string, bytes: number): string[] {
  const tags = svg.match(/<[^>]*>/g) ?? [];
  const open =
    tags.filter((tag) => tag.startsWith('<g')).length - tags.filter((tag) => tag === '</g>').length;
  return [
    ...tags.filter((tag) => tag !== '</g>' && !SHAPES.test(tag)),
    ...(open === 0 ? [] : [`${open} open groups`]),
    ...(svg.replace(/<[^>]*>/g, '').trim() === '' ? [] : ['text']),
    ...(FORBIDDEN.exec(svg) ?? []),
    ...(svg.length <= bytes ? [] : [`${svg.length} bytes`]),
  ];
}

test('every person and creature is well-formed in each colour, mood, look and garment', () => {
  const drawn: Record<string, Figure> = { ...people, ...creatures };
  expect(Object.keys(drawn)).toEqual([...FIGURE_TABLE.people, ...FIGURE_TABLE.creatures]);
  expect(LOOKS_OF_PEOPLE).toHaveLength(LOOKS);
  const wrong = Object.entries(drawn).flatMap(([kind, figure]) =>
    FIGURE_COLOURS.flatMap((name) =>
      MOODS.flatMap((mood) =>
        GARMENTS.flatMap((garment, look) => {
          const tones = TONES[name];
          const { behind, front } = worn(garment, figure, tones);
          return [
            ...faults(figure.draw({ tones, mood, look }), BYTES),
            ...faults(behind + front, GARMENT_BYTES),
          ].map((fault) => `${kind} ${name} ${mood} ${garment}: ${fault}`);
        }),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a garment has another colour than its figure', () => {
  const channels = (hex: string): number[] =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const alike = FIGURE_COLOURS.flatMap((name) =>
    GARMENTS.filter((garment) => garment !== 'none' && garment !== 'glasses' && garment !== 'toque')
      .filter((garment) => {
        const own = channels(garmentTones(garment, TONES[name]).base);
        return (
          Math.max(...channels(TONES[name].base).map((value, i) => Math.abs(value - (own[i] ?? 0)))) < 56
        );
      })
      .map((garment) => `${garment} on ${name}`),
  );
  expect(alike).toEqual([]);
});

test('no two looks of a child, a grown-up or a grandparent are alike', () => {
  const family = ['girl', 'boy', 'woman', 'man', 'grandmother', 'grandfather'] as const;
  const different = family.map((kind) => {
    const drawn = LOOKS_OF_PEOPLE.map((_, look) =>
      people[kind].draw({ tones: TONES.green, mood: 'curious', look }),
    );
    return [kind, new Set(drawn).size];
  });
  expect(different).toEqual(family.map((kind) => [kind, LOOKS]));
});
