import { expect, test } from 'vitest';
import { parseSceneCode } from '../../contract/scene.ts';
import { describeScene } from './alt-text.ts';

test.each([
  [
    'forest.night.happy.fox-red-scarf-0.owl-blue-none-0.lamp',
    'Un zorro rojo con bufanda y un búho azul en el bosque, de noche: sonríen. Junto a ellos, una lámpara.',
    'A red fox with a scarf and a blue owl in the forest at night, smiling. Beside them, a lamp.',
  ],
  [
    'sea.day.worried.whale-orange-none-0.turtle-purple-crown-0._',
    'Una ballena naranja y una tortuga morada con corona en el mar, de día: están preocupadas.',
    'An orange whale and a purple turtle with a crown at sea by day, looking worried.',
  ],
  [
    'space.night.curious.astronaut-white-glasses-3.umbrella',
    'Un astronauta vestido de blanco con gafas en el espacio: mira con curiosidad. Junto a él, un paraguas.',
    'An astronaut dressed in white with glasses in space, looking around curiously. Beside them, an umbrella.',
  ],
  [
    'bedroom.night.sleepy.girl-red-none-2.egg',
    'Una niña vestida de rojo en el dormitorio, de noche: tiene sueño. Junto a ella, un huevo.',
    'A girl dressed in red in the bedroom at night, looking sleepy. Beside them, an egg.',
  ],
  [
    'meadow.day.worried.unicorn-white-bow-0._',
    'Un unicornio blanco con lazo en la pradera, de día: está preocupado.',
    'A white unicorn with a bow in the meadow by day, looking worried.',
  ],
])('%s is described in both languages', (code, es, en) => {
  const scene = parseSceneCode(code)!;
  expect([describeScene(scene, 'es'), describeScene(scene, 'en')]).toEqual([es, en]);
});
