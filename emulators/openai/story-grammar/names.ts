import type { Gender } from './book.ts';

const BOYS = new Set(
  `adam adrian adrián aiden alan alberto alejandro alex álex alexander alfonso álvaro alvaro andrés andres andrew angel ángel
  anthony antonio arthur asher aaron aarón ben benjamin benjamín benicio bautista bruno caleb carlos charles charlie christian
  cristian cristóbal daniel dan dario darío david diego dylan edward eduardo eli elias elías emilio emiliano enrique enzo eric
  ethan evan felipe félix felix fernando finn francisco frank fred gabriel gael george gonzalo guillermo gustavo hari harry
  héctor hector henry hugo ian ibai ignacio iker isaac iván ivan izan jack jackson jacob jaime jake james jan javier jayden jesús
  joaquín joaquin joel john jonas jonás jordi jorge josé jose joseph josh joshua josué juan julián julian julio kai kevin lautaro
  leo león leon leonardo levi liam logan lorenzo louis luca lucas luis luke manuel marc marcel marco marcos mario mark martín
  martin mason mateo matías matias matt matthew mauricio max maxi miguel mike miles milo mohamed nacho nathan nicolás nicolas nico
  noah noel oliver omar oriol óscar oscar otto owen pablo pau pedro pepe peter pol quique rafael rafa ramón ramon raúl raul ricardo
  robert roberto rodrigo roman román rubén ruben ryan salvador sam samuel santi santiago sebastian sebastián sergio simón simon
  stephen teo theo thiago thomas tim toby tom tomás tomas unai valentín vicente víctor victor william xavi yago yeray zac`.split(
    /\s+/,
  ),
);
const GIRLS = new Set(
  `abigail ada adele adriana africa agnes ainhoa ainara aitana alba alejandra alexandra alice alicia alma alison amaia amelia amy ana
  anabel andrea ángela angela anna anne antonia ariadna aria aurora ava beatriz begoña bella berta blanca brooke camila candela
  carla carlota carmen carol carolina caroline catalina cecilia celia charlotte chloe clara claire claudia cloe cora cristina daisy daniela diana
  dolores edith elena eleanor elisa elizabeth ella ellie elsa elvira emily emilia emma erin esther estela eva eve evelyn evie fátima
  fatima fiona flor florencia freya gabriela gala gemma gloria grace greta hannah harper helena heidi holly inés ines irene iria iris
  isabel isabella isla ivy jane jasmine jimena joan josefina juana judith julia juliana julieta june kate katie khadija kira lara laia laura
  leah leire leonor leyre lía lia lily lina lola lorena louise lourdes luna lucía lucia lucy luz mabel magdalena maia maite malena manuela
  mar mara margarita maría maria mariana maribel marina marisol marta martina mary matilda matilde mercedes mia mía mila mireia miriam molly mónica nadia
  naia nahia natalia nerea nina noa noelia nora nuria núria olaya olivia olga paloma paola patricia paula penelope penélope pilar poppy
  raquel rachel rebeca rebecca regina renata rocío rocio rosa rosalía rosario rose ruby ruth sandra sara sarah scarlett silvia sofía sofia
  sol soledad sophia sophie stella susana teresa triana úrsula valentina valeria vega vera verónica victoria violet violeta virginia
  ximena yolanda zoe zoé`.split(/\s+/),
);

/** More names than this and no sentence could carry them. */
const MOST_NAMES = 6;
const LONGEST_NAME = 24;

/** By lexicon, then by the ending that is most often right in both languages. */
export function genderOfName(name: string): Gender {
  const first = name.toLocaleLowerCase().split(/[\s-]/)[0] ?? '';
  if (BOYS.has(first)) return 'm';
  if (GIRLS.has(first)) return 'f';
  return /(a|ia|ie|elle|lyn|ís|iz|ah|th)$/.test(first) ? 'f' : 'm';
}

function tidy(raw: string): string {
  const words = raw
    .replace(/\([^)]*\)|<[^>]*>/g, ' ')
    .replace(/[^\p{L}\p{M}'’\- ]/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, 3);
  const cased = words.map((word) =>
    word === word.toLocaleLowerCase() || (word.length > 3 && word === word.toLocaleUpperCase())
      ? word.charAt(0).toLocaleUpperCase() + word.slice(1).toLocaleLowerCase()
      : word,
  );
  const [first = ''] = cased;
  const whole = cased.join(' ');
  return whole.length <= LONGEST_NAME ? whole : first.slice(0, LONGEST_NAME);
}

/** Reads "Lucía y Mateo", "Ana, Leo and Sam", "Zoe / Iker". Returns the names once each, in order. */
export function parseNames(text: string): string[] {
  const names = text
    .normalize('NFC')
    .split(/[,;/&+\n|·]|\s(?:y|e|and|und|et)\s/iu)
    .map(tidy)
    .filter((name) => name.length > 1);
  return [...new Set(names)].slice(0, MOST_NAMES);
}

/** One girl among girls makes a feminine plural in Spanish; any boy makes it masculine. */
export function genderOfGroup(genders: Gender[]): Gender {
  return genders.length > 0 && genders.every((gender) => gender === 'f') ? 'f' : 'm';
}
