import { expect, test } from 'vitest';
import { parseSceneCode, SCENE_CODE_LENGTH, type Scene, sceneCode } from '../contract/scene.ts';
import { randomScenes } from '../testkit/worker/random-scenes.ts';
import { drawScene } from './draw.ts';

/** Codes as stories, links and shelves have kept them since before figures had poses. */
const KEPT = `
harbour.night.curious.pirate-red-none-2.octopus-purple-none-0.chest
snow.day.curious.penguin-blue-scarf-0.kite
bedroom.night.sleepy.girl-red-none-2._
snow.night.happy.turtle-yellow-pointed-7.cow-purple-scarf-2.duck-brown-bow-3.machine
beach.night.worried.bear-purple-none-6.flower
desert.day.curious.boy-white-bow-7.mouse-orange-hat-4.letter
meadow.night.curious.tiger-grey-pointed-4.dinosaur-red-hood-5.cake
city.night.worried.butterfly-red-bow-5.squirrel-purple-none-5.map
station.day.worried.doll-brown-hat-6.octopus-green-crown-0.shark-brown-crown-7.teddy
city.day.curious.sheep-green-backpack-3.sheep-blue-glasses-3.elephant-white-hood-1.horse-green-backpack-0.bicycle
desert.day.worried.butterfly-green-crown-1._
beach.day.curious.elephant-green-backpack-2.cow-green-crown-0.cake
ship.day.curious.astronaut-white-pointed-2.frog-yellow-scarf-6.box
harbour.day.curious.whale-orange-pointed-2.scarecrow-white-hat-3.cow-white-pointed-4.woman-white-bow-6.teapot
school.day.curious.grandmother-brown-cape-3.tooth
spaceship.night.worried.grandfather-purple-pointed-6.monkey-purple-scarf-3.frog-white-pointed-3.lamp
school.day.sleepy.spider-brown-backpack-4.hen-white-backpack-5.cheese
garden.night.happy.grandmother-yellow-backpack-5.ghost-blue-glasses-1.monkey-purple-none-6.umbrella
city.day.worried.man-red-bow-3.butterfly-brown-scarf-3.bird-green-none-0.robot-blue-glasses-5.chairs
kitchen.night.worried.dog-yellow-hood-2.letter
city.day.worried.mermaid-green-backpack-1.pirate-blue-hood-7.doll-red-bow-0.pig-red-hat-5.egg
ship.night.worried.child-orange-none-4.fish-purple-hat-5._
bedroom.night.worried.unicorn-brown-none-4.lion-purple-crown-3.teddy
village.day.curious.elephant-grey-hat-2.star
spaceship.day.happy.unicorn-purple-crown-2.dinosaur-red-glasses-4.cake
desert.night.curious.grandmother-grey-glasses-4.boy-blue-pointed-7.dinosaur-brown-hood-3.man-yellow-cape-5.box
bedroom.night.happy.ghost-red-glasses-1.giraffe-red-hat-2.horse-yellow-scarf-5.butterfly-purple-glasses-2._
harbour.day.worried.child-brown-hood-3.mouse-red-pointed-2.fox-red-scarf-4.star
beach.night.sleepy.bee-brown-backpack-1.hedgehog-red-hood-7.drum
station.day.happy.butterfly-orange-hood-2.fairy-purple-hood-7.balloon
castle.day.sleepy.crocodile-red-hood-1.butterfly-brown-bow-5.bus
stairs.day.curious.hen-green-hood-7.hamster-blue-hood-7.bee-grey-hat-0.mouse-yellow-hood-5.egg
bedroom.day.curious.duck-purple-pointed-4.monkey-red-backpack-2.rabbit-green-scarf-0.flower
ship.night.curious.frog-yellow-crown-4.gift
desert.day.sleepy.bear-brown-glasses-5.monster-green-cape-1.unicorn-orange-none-3.turtle-white-none-7._
mountain.day.worried.hedgehog-blue-hood-0.cow-grey-hat-4.octopus-green-hat-2.hedgehog-white-hood-5.drum
city.night.curious.whale-orange-pointed-1.dog-green-bow-1.star
forest.day.curious.mouse-blue-hood-5.bee-purple-scarf-0.dinosaur-purple-scarf-3.key
ship.day.happy.bear-yellow-none-7.owl-blue-bow-6.telescope
bedroom.day.sleepy.dog-grey-cape-7.letter
castle.day.happy.dog-green-crown-5.mouse-yellow-backpack-2.bus
beach.day.happy.bear-blue-cape-5.crab-yellow-hat-3.scarecrow-red-none-5.child-brown-bow-4.egg
stairs.day.worried.snowman-green-crown-5.scarecrow-brown-backpack-7._
`
  .trim()
  .split('\n');

test('codes from before there were poses are read and drawn for ever', () => {
  for (const code of KEPT) {
    const scene = parseSceneCode(code);
    expect(scene && sceneCode(scene)).toBe(code);
    expect(drawScene(scene as Scene, { frame: 'square' })).toContain('</svg>');
    expect(scene?.figures.every(({ pose, relation }) => pose === null && relation === null)).toBe(true);
  }
});

test('random scenes come back from their codes', () => {
  const scenes = randomScenes(7, 1000);
  expect(scenes.map((scene) => parseSceneCode(sceneCode(scene)))).toEqual(scenes);
  expect(Math.max(...scenes.map((scene) => sceneCode(scene).length))).toBeLessThan(SCENE_CODE_LENGTH);
});
