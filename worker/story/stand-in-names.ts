import type { Language } from '../../contract/options.ts';

/** Invented names for stand-ins and for further characters. Data of `stand-ins.ts`. */

/** Gender that readers guess from a name; null when either is as likely. */
export type GuessedGender = 'f' | 'm' | null;

const words = (text: string) => text.trim().split(/\s+/);

/** Names that are a girl's as often as a boy's, in both languages. */
const NEUTRAL = words('Quinn Sasha Morgan Jamie Nicky');
const NEUTRAL_ES = words('Yael Amets Akira Gabi Mika Zuri Adair');
const NEUTRAL_EN = words('Riley Taylor Jordan Ellis Remy Darcy Skyler Emery Reese');

export type StandInName = { name: string; gender: GuessedGender };

const listOf = (names: Record<'f' | 'm', string>, neutral: readonly string[]): readonly StandInName[] => [
  ...(['f', 'm'] as const).flatMap((gender) => words(names[gender]).map((name) => ({ name, gender }))),
  ...neutral.map((name) => ({ name, gender: null })),
];

/**
 * Plain names of each language, without an accent and no other word in either, also shortened or with a doubled letter
 * (*Silas*, *sillas*). None occurs in the built-in storyteller's templates, whose characters would otherwise get a
 * child's name, and none has a common name as its form.
 */
export const STAND_IN_NAMES: Record<Language, readonly StandInName[]> = {
  es: listOf(
    {
      f: `Nerea Lorena Jimena Lidia Sonia Tania Nadia Amaia Silvia Leticia Raquel Rebeca Esther Miriam Yolanda
        Vanesa Patricia Cecilia Ainhoa Aitana Virginia Eugenia Amalia Tamara Lourdes Agnes Thais Irene Irati Ingrid
        Isabel Olivia Ofelia Oihana`,
      m: `Rodrigo Gonzalo Ernesto Lorenzo Mauricio Claudio Mariano Guillermo Alberto Roberto Eduardo Sergio
        Arturo Alejandro Vicente Camilo Fabio Hugo Diego Axel Edgar Denis Ulises Ismael Ignacio Isaac Ibon Isidro
        Octavio Oriol`,
    },
    [...NEUTRAL, ...NEUTRAL_ES],
  ),
  en: listOf(
    {
      f: `Megan Rachel Hannah Laura Rebecca Naomi Tessa Phoebe Harriet Audrey Claire Fiona Lydia Martha Gemma
        Edith Eleanor Melissa Amanda Charlotte Georgina Nadia Miriam Agnes Phyllis Imogen Isobel Ingrid Irene Olivia
        Odette Ottilie`,
      m: `Edgar Walter Duncan Malcolm Russell Howard Stuart Philip Graham Gareth Dominic Elliot Edmund Jeremy Kenneth
        Raymond Timothy Wesley Mitchell Rupert Derek Dennis Curtis Lewis Morris Fergus Isaac Idris Owen Oscar
        Orson`,
    },
    [...NEUTRAL, ...NEUTRAL_EN],
  ),
};

/** Common first names whose gender their ending does not show, or shows wrongly, folded. */
export const GENDER_OF_NAMES: ReadonlyMap<string, GuessedGender> = new Map([
  ...words(`
    carmen pilar isabel raquel ines mar sol luz belen mercedes dolores beatriz esther ester ruth miriam irene rosario
    consuelo amparo rocio socorro charo chelo abril nieves angeles iris ingrid aitziber itziar edurne leire maite noor
    mary ann anne jane kate emily lucy grace rose lily daisy ivy sophie chloe zoe alice elizabeth charlotte amelie
    hope joy faith dawn summer imogen niamh siobhan may june april autumn willow violet jade amber pearl beth jess meg
    gwen bronwen carys maeve saoirse roisin caoimhe sinead abigail caitlin jasmine rachel helen ellen lauren karen susan
    daphne penelope phoebe hermione beatrice nicole michelle maribel marisol anabel judit meritxell roser montserrat
    lourdes remedios milagros soledad jazmin aoife hannah sarah leah megan erin eleanor harriet evelyn poppy ruby scarlett florence molly eve hazel
    cleo margo juno coco yoko keiko naoko
  `).map((name): [string, GuessedGender] => [name, 'f']),
  ...words(`
    juan luis carlos jose javier miguel rafael daniel david martin adrian ivan victor angel manuel samuel gabriel joel
    nil pol iker jordi marc tomas lucas nicolas andres matias elias jesus luca borja joshua nikita ezra oliver jack
    harry james thomas george william henry peter john ben tom max adam noah ethan liam felix oscar isaac jacob joseph
    al will mark bill rob frank luke matthew simon stephen patrick sean seamus declan rory aidan kieran callum angus owen
    rhys dylan alan brian kevin ryan aaron nathan ian evan julian sebastian fabian german hernan pau biel arnau gerard
    oriol ferran guillem jaume mikel ander gorka kepa josu rafa chema jaime santi pepe charles edward finn theo archie alfie freddie arthur unai aitor asier oier xavier felipe jorge vicente enrique
    hamza mustafa musa moussa issa yahya zakaria taha ilya luka kosta attila aritza
  `).map((name): [string, GuessedGender] => [name, 'm']),
  ...[
    ...words(
      'alex sam robin kim kit charlie ariel cruz trini chris casey andrea alexis elia dominique guadalupe',
    ),
    ...[...NEUTRAL, ...NEUTRAL_ES, ...NEUTRAL_EN].map((name) => name.toLowerCase()),
  ].map((name): [string, GuessedGender] => [name, null]),
]);

/** Names that are also ordinary words, folded: in small letters they are the word, unless nothing is capitalised. */
export const WORD_NAMES: ReadonlySet<string> = new Set(
  words(`
    sol mar luz rosa flor alba luna estrella cielo paz nieves dolores angel angeles leo mia reina clara blanca marina
    linda lila jazmin violeta margarita perla gloria esperanza victoria consuelo pilar rocio aurora cruz abril julio
    mayo domingo salvador rey bruno marcos pio nil noe pol eva sara cala vega iris coral gema brisa lluvia iker
    will may mark grace hope joy rose lily daisy ivy summer dawn bill rob jack art sky river robin max ruby pearl
    faith charity olive hazel poppy willow june april august violet amber jade star frank grant chase hunter mason
    dulce nube canela bella leon lobo rayo trueno alma vida alegria fe amor milagros soledad lucky sunny sage wren wolf
    bear fox storm rain ocean brook dale glen wade pierce patience prudence constance mercy piper skip rusty king prince
    queen duke nick gene buddy carter archer miles guy pat rich sandy penny holly heather ginger melody harmony iris reed cliff dean ray drew
  `),
);

/** English names that begin with the sound of *eye*, not of *i*, folded. */
export const EYE_NAMES: ReadonlySet<string> = new Set(words('ivy ike isla'));
