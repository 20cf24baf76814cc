import { expect, test } from 'vitest';
import { svgPath } from '../../contract/picture.ts';
import { parseSceneCode, type Scene } from '../../contract/scene.ts';
import { randomScenes } from '../../testkit/worker/random-scenes.ts';
import { PNGS, type PngVariant, parsePngName, parseSvgName, pngPath } from './picture-address.ts';
import { sealWith } from './signed-url.ts';

const CODE = 'forest.night.happy.fox-red-scarf-0.owl-blue-none-0.lamp';
const scene = parseSceneCode(CODE) as Scene;
const seal = sealWith('a secret of our own');

const segments = (path: string) => path.split('/').slice(3) as [string, string, string];

test('an address names the scene that it was made of', () => {
  for (const variant of ['', '-wide', '-outline'] as const) {
    const [version, file] = segments(svgPath(scene, variant));
    expect(parseSvgName(version, file)?.scene).toEqual(scene);
  }
  const [version, given, file] = segments(pngPath(scene, seal));
  expect(parsePngName(version, given, file, [sealWith('a newer one'), seal])).toEqual(scene);
});

test.each([
  'beach.night.curious.girl-red-none-0.lighthouse-worried',
  'village.day.happy.man-brown-none-0-rides-in-t0.tractor-red',
  'village.day.happy.man-brown-none-0.tractor-red-happy',
])('a code that ends with a colour or a face has its addresses: %s', (code) => {
  const own = parseSceneCode(code)!;
  for (const variant of ['', '-wide', '-outline'] as const) {
    const [version, file] = segments(svgPath(own, variant));
    expect(parseSvgName(version, file)?.scene).toEqual(own);
  }
  const [version, given, file] = segments(pngPath(own, seal));
  expect(parsePngName(version, given, file, [seal])).toEqual(own);
});

test('random scenes have their addresses', () => {
  for (const one of randomScenes(11, 300)) {
    const [version, given, file] = segments(pngPath(one, seal));
    expect(parsePngName(version, given, file, [seal])).toEqual(one);
    const [drawn, name] = segments(svgPath(one, '-wide'));
    expect(parseSvgName(drawn, name)?.view.frame).toBe('wide');
  }
});

test.each([
  ['0', `${CODE}.svg`],
  ['01', `${CODE}.svg`],
  ['9999', `${CODE}.svg`],
  ['1', CODE],
  ['1', `${CODE}.png`],
  ['1', `${CODE}-small.svg`],
  ['1', `${CODE}-wide-wide.svg`],
  ['1', `${CODE}-Wide.svg`],
  ['1', `${CODE}.svg.svg`],
  ['1', `${CODE}.svg\n`],
  ['1', `${CODE.replace('fox', 'tank')}.svg`],
  ['1', `${CODE.replace('-0.lamp', '-00.lamp')}.svg`],
  ['1', `${CODE.replace('-0.lamp', `-0${'.owl-blue-none-0'.repeat(3)}.lamp`)}.svg`],
])('version %s and the name %j are no picture', (version, file) => {
  expect(parseSvgName(version, file)).toBeNull();
});

test('a PNG has only the address that was given out', () => {
  const [version, given, file] = segments(pngPath(scene, seal));
  const other = file.replace('lamp', 'kite');
  // Sizes that are drawn of a stored scene have no address, though an earlier release sealed one.
  const sized = (Object.keys(PNGS) as PngVariant[])
    .filter((variant) => variant !== '')
    .flatMap((variant) => {
      const name = file.replace('.png', `${variant}.png`);
      return [
        [given, name],
        [seal(`picture ${CODE}${variant}`), name],
      ] as const;
    });
  expect(sized).not.toEqual([]);
  for (const [seals, name] of [[given, other], ...sized, [given.slice(1), file], ['', file]] as const) {
    expect(parsePngName(version, seals, name, [seal])).toBeNull();
  }
  expect(parsePngName(version, given, file, [sealWith('another')])).toBeNull();
});
