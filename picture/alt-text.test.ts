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
    'farm.day.happy.cat-black-helmet-0.house-blue',
    'Un gato negro con casco espacial en la granja, de día: sonríe. Junto a él, una casa azul.',
    'A black cat with a space helmet on the farm by day, smiling. Beside them, a blue house.',
  ],
  // Of a colour that the drawing has not, nothing is said.
  [
    'farm.day.happy.pig-pink-none-0.rainbow-red',
    'Un cerdo rosa en la granja, de día: sonríe. Junto a él, un arcoíris.',
    'A pink pig on the farm by day, smiling. Beside them, a rainbow.',
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
  // What is only imagined is not beside anybody, and what has a face is alive.
  [
    'garden.day.worried.girl-red-none-1-imagining-f1.dog-brown-none-0._',
    'En el jardín, de día: una niña vestida de rojo está pensando en un perro marrón. Está preocupada.',
    'In the garden by day: a girl dressed in red is imagining a brown dog. The girl looks worried.',
  ],
  [
    'beach.night.curious.boy-blue-none-0.lighthouse-worried',
    'Un niño vestido de azul en la playa, de noche: mira con curiosidad. Junto a él, un faro con cara de preocupación.',
    'A boy dressed in blue on the beach at night, looking around curiously. Beside them, a lighthouse with a worried face.',
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

test.each([
  [
    'forest-wide.night-rain.worried.fox-orange-none-0-small-hides-behind-t1.owl-brown-none-1-flies.lamp.chest',
    'En el bosque, de noche, llueve: un zorro naranja pequeño se esconde detrás de un cofre; un búho marrón vuela. Están preocupados. Junto a ellos, una lámpara.',
    'In the forest at night, it is raining: a small orange fox hides behind a chest; a brown owl flies. They look worried. Beside them, a lamp.',
  ],
  [
    'garden.day.happy.grandmother-purple-none-0-hugs-beside-f1.child-yellow-none-1._',
    'En el jardín, de día: una abuela vestida de morado abraza a un peque vestido de amarillo. Sonríen.',
    'In the garden by day: a grandmother dressed in purple hugs a child dressed in yellow. They smile.',
  ],
  [
    'bedroom.night-wind.sleepy.boy-blue-none-0-sleeps.cat-orange-none-1-sleeps-on-f0._',
    'En el dormitorio, de noche, fuera hace viento: un niño vestido de azul duerme; un gato naranja duerme sobre el niño.',
    'In the bedroom at night, it is windy outside: a boy dressed in blue sleeps; an orange cat sleeps on the boy.',
  ],
  [
    'sea.day.happy.girl-red-none-0-sails.dog-brown-none-1-worried-on-f2.whale-blue-none-2-swims._',
    'En el mar, de día: una niña vestida de rojo navega, contenta; un perro marrón está sobre la ballena, preocupado; una ballena azul nada, contenta.',
    'At sea by day: a girl dressed in red sails, happily; a brown dog is on the whale, looking worried; a blue whale swims, happily.',
  ],
  [
    'school.day.curious.boy-blue-none-1-reaches-beside-t0.boy-red-none-2-tiny-carries-holding-f2.dog-brown-none-0-sleeps.balloon',
    'En la escuela, de día: un niño vestido de azul se estira hacia un globo; otro niño diminuto vestido de rojo lleva al perro; un perro marrón duerme. Miran con curiosidad.',
    'At school by day: a boy dressed in blue reaches for a balloon; another tiny boy dressed in red carries the dog; a brown dog sleeps. They look around curiously.',
  ],
  [
    'village.day-rain.calm.man-brown-none-0-under-t0.cat-orange-none-1-under-t0.umbrella',
    'En el pueblo, de día, llueve: un hombre vestido de marrón está debajo de un paraguas; un gato naranja está debajo del paraguas. Están tranquilos.',
    'In the village by day, it is raining: a man dressed in brown is under an umbrella; an orange cat is under the umbrella. They look calm.',
  ],
])('%s is told with what each figure does', (code, es, en) => {
  const scene = parseSceneCode(code)!;
  expect([describeScene(scene, 'es'), describeScene(scene, 'en')]).toEqual([es, en]);
});
