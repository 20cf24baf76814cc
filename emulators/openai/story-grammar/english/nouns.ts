import type { Gender } from '../book.ts';

const list = (text: string) => new Set(text.trim().split(/\s+/));

/** Beings, and the machines and clouds that stories treat as such when they are said to do something. */
const BEINGS =
  list(`alien ant astronaut baby badger bat bear bee beetle bird boy bunny butterfly camel cat caterpillar chick chicken cow crab crocodile
  deer detective dinosaur dog dolphin donkey dragon duck duckling elephant elf explorer fairy fish fox frog ghost giant giraffe girl goat goblin goose gorilla
  grandfather grandma grandmother grandpa hamster hare hedgehog hen hippo horse kangaroo king kitten kitty knight koala ladybird ladybug lamb lion lizard
  llama magician mermaid mole monkey monster mouse mummy ninja octopus ogre otter owl panda parrot penguin pig piglet pirate pony prince princess puppy
  queen rabbit rat robot scarecrow seal shark sheep sloth snail snake snowman spider squirrel starfish superhero teacher tiger toad tortoise troll turtle
  unicorn vampire whale witch wizard wolf worm yeti zebra zombie`);
const FEMALE = list(
  'girl princess queen witch mermaid fairy hen cow grandmother grandma mother mum mom sister aunt ballerina duchess',
);
const MALE = list('boy prince king wizard knight grandfather grandpa father dad brother uncle snowman');

export const OCCASIONS =
  list(`day night morning afternoon evening birthday trip visit move party holiday holidays vacation christmas halloween easter weekend
  week summer winter autumn spring wedding concert match exam test lesson journey sleepover camping picnic race goodbye haircut swim vaccine`);

export const VALUES =
  list(`friendship love kindness courage bravery patience generosity gratitude honesty respect forgiveness empathy solidarity equality diversity
  family peace joy confidence hope curiosity creativity responsibility humility perseverance effort freedom justice happiness truth
  help self-esteem teamwork manners sharing trust`);

/** Nouns that take no article in general statements. */
export const MASS =
  list(`anger sadness jealousy shyness snow music space water time chocolate football soccer school bedtime christmas halloween easter winter summer spring autumn rain ice
  magic science nature food bread milk honey sand light darkness art maths math history reading writing cooking dancing swimming`);

export const PROPER = list(
  'mars jupiter saturn venus mercury neptune uranus pluto christmas halloween easter london paris rome spain mexico france italy africa america asia europe australia',
);

const IRREGULAR: Record<string, string> = {
  mice: 'mouse',
  wolves: 'wolf',
  geese: 'goose',
  children: 'child',
  fairies: 'fairy',
  elves: 'elf',
  people: 'person',
  sheep: 'sheep',
  fish: 'fish',
};

export function isPlural(noun: string): boolean {
  const word = noun.toLocaleLowerCase();
  if (['mice', 'wolves', 'geese', 'children', 'people', 'elves'].includes(word)) return true;
  return (
    /[^su]s$/.test(word) &&
    !/^(christmas|mars|venus|uranus|bus|gas|maths|news|kindness|octopus|chess|tennis|gymnastics|this|is|was)$/.test(
      word,
    )
  );
}

export function isBeing(noun: string): boolean {
  const word = noun.toLocaleLowerCase();
  const singular = IRREGULAR[word] ?? word.replace(/ies$/, 'y').replace(/(ch|sh|x|o)es$/, '$1');
  return BEINGS.has(word) || BEINGS.has(singular) || BEINGS.has(singular.replace(/s$/, ''));
}

/** From the noun, else from the pronouns of the clause; undefined when the text does not say. */
export function genderOfBeing(head: string, clause: string): Gender | undefined {
  if (FEMALE.has(head)) return 'f';
  if (MALE.has(head)) return 'm';
  if (/\b(she|her|hers|herself)\b/.test(clause)) return 'f';
  if (/\b(he|his|him|himself)\b/.test(clause)) return 'm';
  return undefined;
}
