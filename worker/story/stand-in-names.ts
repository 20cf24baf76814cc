/** Invented names for stand-ins and for further characters. Data of `stand-ins.ts`. */

/** Gender that readers guess from a name; null when either is as likely. */
export type GuessedGender = 'f' | 'm' | null;

const words = (text: string) => text.trim().split(/\s+/);

/**
 * Names that are the same in both languages, have no accent and are no other word, also shortened or with a doubled
 * letter (*Silas*, *sillas*). None occurs in the built-in storyteller's templates, whose characters would otherwise get
 * a child's name.
 */
export const STAND_IN_NAMES: readonly { name: string; gender: GuessedGender }[] = [
  ...words(`
    Nadia Wilma Vilma Berenice Zulema Nerea Jimena Yolanda Zaida Mirta Edna Fabiola Melina Corina Lorena Selena
    Tamara Marcela Rafaela Micaela Vanesa Doris Agnes Thais Irina Imelda Ingrid Isaura Octavia
    Ondina Odila Oriana Olimpia Otilia
  `).map((name) => ({ name, gender: 'f' as const })),
  ...words(`
    Axel Edgar Kurt Renato Mauricio Rolando Claudio Mariano Ernesto Rodrigo Gerardo Marcelo Alfredo Lorenzo
    Norberto Duncan Walter Boris Denis Marius Ulises Isidro Ismael Ibon Ignacio Idris Orson
    Orlando Octavio Osvaldo
  `).map((name) => ({ name, gender: 'm' as const })),
  ...words('Yael Quinn Sasha Morgan Jamie Robbie Danny Alexis Indra').map((name) => ({
    name,
    gender: null,
  })),
];

/** Common first names whose gender their ending does not show, folded. */
export const GENDER_OF_NAMES: ReadonlyMap<string, GuessedGender> = new Map([
  ...words(`
    carmen pilar isabel raquel ines mar sol luz belen mercedes dolores beatriz esther ester ruth miriam irene rosario
    consuelo amparo rocio socorro charo chelo abril nieves angeles iris ingrid aitziber itziar edurne leire maite noor
    mary ann anne jane kate emily lucy grace rose lily daisy ivy sophie chloe zoe alice elizabeth charlotte amelie
    hope joy faith dawn summer imogen niamh siobhan may june april autumn willow violet jade amber pearl beth jess meg
    gwen bronwen carys maeve saoirse roisin caoimhe sinead abigail caitlin jasmine rachel helen ellen lauren karen susan
    daphne penelope phoebe hermione beatrice nicole michelle maribel marisol anabel judit meritxell roser montserrat
    lourdes remedios milagros soledad jazmin aoife hannah sarah leah megan erin eleanor harriet evelyn poppy ruby scarlett florence molly eve hazel
  `).map((name): [string, GuessedGender] => [name, 'f']),
  ...words(`
    juan luis carlos jose javier miguel rafael daniel david martin adrian ivan victor angel manuel samuel gabriel joel
    nil pol iker jordi marc tomas lucas nicolas andres matias elias jesus luca borja joshua nikita ezra oliver jack
    harry james thomas george william henry peter john ben tom max adam noah ethan liam felix oscar isaac jacob joseph
    al will mark bill rob frank luke matthew simon stephen patrick sean seamus declan rory aidan kieran callum angus owen
    rhys dylan alan brian kevin ryan aaron nathan ian evan julian sebastian fabian german hernan pau biel arnau gerard
    oriol ferran guillem jaume mikel ander gorka kepa josu rafa chema jaime santi pepe charles edward finn theo archie alfie freddie arthur unai aitor asier oier xavier felipe jorge vicente enrique
  `).map((name): [string, GuessedGender] => [name, 'm']),
  ...words(
    'sasha alex sam robin kim kit charlie ariel cruz trini alexis chris jamie morgan taylor jordan casey riley quinn andrea',
  ).map((name): [string, GuessedGender] => [name, null]),
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
