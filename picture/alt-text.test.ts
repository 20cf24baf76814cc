import { expect, test } from 'vitest';
import { parseSceneCode } from '../contract/scene.ts';
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
  [
    'village.day.happy.girl-red-none-1.woman-blue-none-1.mouse-grey-hat-0.mouse-grey-hat-0._',
    'Una niña vestida de rojo, una mujer vestida de azul y dos ratones grises con sombrero en el pueblo, de día: sonríen.',
    'A girl dressed in red, a woman dressed in blue and two grey mice with hats in the village by day, smiling.',
  ],
  [
    'garden.night.curious.fairy-green-none-2.paper',
    'Un hada vestida de verde en el jardín, de noche: mira con curiosidad. Junto a ella, una hoja de papel.',
    'A fairy dressed in green in the garden at night, looking around curiously. Beside them, a sheet of paper.',
  ],
  [
    'kitchen.night.worried.girl-red-none-1.girl-red-none-2.girl-red-none-3.cake',
    'Tres niñas vestidas de rojo en la cocina, de noche: están preocupadas. Junto a ellas, un pastel.',
    'Three girls dressed in red in the kitchen at night, looking worried. Beside them, a cake.',
  ],
])('%s is described in both languages', (code, es, en) => {
  const scene = parseSceneCode(code)!;
  expect([describeScene(scene, 'es'), describeScene(scene, 'en')]).toEqual([es, en]);
});

test.each([
  ['dragon-brown', 'dos dragones marrones', 'two brown dragons'],
  ['wolf-white', 'dos lobos blancos', 'two white wolves'],
  ['fish-blue', 'dos peces azules', 'two blue fish'],
  ['robot-green', 'dos robots verdes', 'two green robots'],
  ['fox-purple', 'dos zorros morados', 'two purple foxes'],
  ['scarecrow-red', 'dos espantapájaros vestidos de rojo', 'two scarecrows dressed in red'],
  ['doll-blue', 'dos muñecas vestidas de azul', 'two dolls dressed in blue'],
  ['shark-grey', 'dos tiburones grises', 'two grey sharks'],
  ['mermaid-green', 'dos sirenas vestidas de verde', 'two mermaids dressed in green'],
  ['fairy-purple', 'dos hadas vestidas de morado', 'two fairies dressed in purple'],
  ['hamster-orange', 'dos hámsteres naranjas', 'two orange hamsters'],
  ['snowman-white', 'dos muñecos de nieve blancos', 'two white snowmen'],
  ['lion-orange', 'dos leones naranjas', 'two orange lions'],
])('two figures that look alike are a plural: %s', (figure, es, en) => {
  const scene = parseSceneCode(`forest.day.happy.fox-red-none-0.${figure}-none-0.${figure}-none-1._`)!;
  expect(describeScene(scene, 'es')).toContain(`Un zorro rojo y ${es} en el bosque`);
  expect(describeScene(scene, 'en')).toContain(`A red fox and ${en} in the forest`);
});
