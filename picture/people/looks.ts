import type { Look } from '../figure.ts';
import type { HairStyle } from '../hand/heads.ts';
import { hair, skin } from '../hand/palette.ts';

type LookOfPerson = {
  skin: string;
  hair: string;
  /** Hair of the old. */
  grey: string;
  /** Of those who are not hooded. */
  girl: HairStyle;
  boy: HairStyle;
  child: HairStyle;
  woman: HairStyle | 'headscarf';
  man: HairStyle;
  grandmother: HairStyle | 'headscarf';
  grandfather: HairStyle;
  beard?: true;
  moustache?: true;
};

/** Skin and hair of a person, by the `look` of a scene. No two look alike at any age. */
export const LOOKS_OF_PEOPLE: readonly LookOfPerson[] = [
  {
    skin: skin.fair,
    hair: hair.brown,
    grey: hair.grey,
    girl: 'bob',
    boy: 'short',
    child: 'bob',
    woman: 'bob',
    man: 'short',
    grandmother: 'low bun',
    grandfather: 'short',
  },
  {
    skin: skin.deep,
    hair: hair.black,
    grey: hair.white,
    girl: 'curly',
    boy: 'curly',
    child: 'curly',
    woman: 'curly',
    man: 'curly',
    grandmother: 'curly',
    grandfather: 'sides',
    beard: true,
  },
  {
    skin: skin.olive,
    hair: hair.black,
    grey: hair.grey,
    girl: 'fringe',
    boy: 'tousled',
    child: 'fringe',
    woman: 'long',
    man: 'tousled',
    grandmother: 'fringe',
    grandfather: 'tousled',
  },
  {
    skin: skin.fair,
    hair: hair.ginger,
    grey: hair.grey,
    girl: 'braids',
    boy: 'tousled',
    child: 'tousled',
    woman: 'curly',
    man: 'short',
    grandmother: 'bob',
    grandfather: 'sides',
    beard: true,
  },
  {
    skin: skin.brown,
    hair: hair.black,
    grey: hair.white,
    girl: 'ponytail',
    boy: 'short',
    child: 'curly',
    woman: 'headscarf',
    man: 'short',
    grandmother: 'headscarf',
    grandfather: 'short',
    moustache: true,
  },
  {
    skin: skin.tan,
    hair: hair.chestnut,
    grey: hair.grey,
    girl: 'long',
    boy: 'curly',
    child: 'bob',
    woman: 'ponytail',
    man: 'tousled',
    grandmother: 'ponytail',
    grandfather: 'tousled',
    beard: true,
  },
  {
    skin: skin.fair,
    hair: hair.blond,
    grey: hair.white,
    girl: 'ponytail',
    boy: 'short',
    child: 'tousled',
    woman: 'low bun',
    man: 'sides',
    grandmother: 'curly',
    grandfather: 'sides',
    moustache: true,
  },
  {
    skin: skin.brown,
    hair: hair.brown,
    grey: hair.grey,
    girl: 'low bun',
    boy: 'tousled',
    child: 'fringe',
    woman: 'low bun',
    man: 'curly',
    grandmother: 'low bun',
    grandfather: 'sides',
    moustache: true,
  },
];

export const look = ({ look }: Look): LookOfPerson =>
  LOOKS_OF_PEOPLE[look] ?? (LOOKS_OF_PEOPLE[0] as LookOfPerson);
