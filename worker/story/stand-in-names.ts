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

/** Common first names whose endings show their genders, folded. */
const COMMON_NAMES: ReadonlySet<string> = new Set([
  ...words(`
    abbie adriana ahmed aisha alba albie alejandra ali alicia alma alonso alvaro amelia amina amir amira ana
    anaya angela anna annie antonella antonia antonio aria arjun arlo aroa arya aurora ava barbara bautista
    benjamin berta betty bianca billy blanca bobby bonnie bruna bruno caleb camila candela carla carlota
    carolina catalina celia chen clara claudia connor cristian cristina daniela danny dario diana elena elijah
    ella ellie eloy elsa elsie emilia emiliano emilio emma enzo eric erik esme esteban eulalia eva evie facundo
    fatima federico fernanda fernando francisca francisco freya gabriela gael gala gerardo gisela gloria gustavo
    hana heather hector helena horacio hudson ibai ibrahim india inma iria isabella isla izan jacobo jan jasper
    jayden jimmy joaquin jonathan josefa juana jude julia julieta julio katie kenji kike lara layla leandro leo
    leonardo levi leyre lia lila lina lizzie logan lola louis lucia luciana luciano lucio luisa luna mabel
    macarena magdalena maisie manuela mara marcela marco marcos margarita maria mariana marina mario marta
    martina martino mateo mauro maximo maya mei melisa mia mila milena millie miranda mireia mohamed moises
    monica nacho nahuel naia nancy natalia nell nina noa nora nuria olaya olive ollie omar ona orla otis otto
    pablo paco paloma paola pascual paula pedro peggy pepa polly priya ralph ramon raul ravi reggie regina
    renata renzo ricardo rita rodolfo romeo romina ronnie roque rosa ruben rufus sabrina sakura salma salva
    salvador sandra santiago sara saul selena sofia stella susana tatiana teddy teo teresa theodore thiago tiago
    tilly toby tommy triana tyler uxue valentin valentina valeria vega vera veronica victoria violeta wei wendy
    wyatt ximena yago yeray yuki yusuf zaira
  `),
  ...[...STAND_IN_NAMES.es, ...STAND_IN_NAMES.en].map(({ name }) => name.toLowerCase()),
]);

/** Whether a folded word is known as a first name. */
export const isKnownName = (folded: string): boolean =>
  GENDER_OF_NAMES.has(folded) || COMMON_NAMES.has(folded);

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
