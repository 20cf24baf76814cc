/** Words of both languages for the comparison of names. Data of `pair-checks.ts`; all words are folded. */

const wordsIn = (text: string) => text.trim().split(/\s+/);

/** Capitalised words that are no names; English has more of them than Spanish. */
const NO_NAMES = new Set(
  wordsIn(`
    i mr mrs ms miss dr sir madam god mum mummy mom mommy mama ma dad daddy papa pa gran granny grandma grandmother
    grandpa grandad granddad grandfather nan nana nanny auntie uncle aunt mother father sister brother don dona
    senor senora senorita sr sra srta san santa tio tia abuela abuelo abuelita abuelito madre padre
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december lunes martes miercoles jueves viernes sabado domingo
    christmas easter navidad pascua happy birthday merry good night morning new year halloween
    spanish english french german italian portuguese chinese japanese russian american british african european asian
    mexican indian greek dutch danish swedish norwegian irish scottish welsh turkish polish arabic arab latin roman
    kenyan egyptian nigerian brazilian argentinian chilean peruvian colombian cuban canadian australian swiss austrian
    belgian finnish hungarian romanian ukrainian korean vietnamese thai welshman englishman frenchman
    earth moon sun luna sol tierra mars marte north south east west norte sur este oeste
    king queen prince princess captain doctor professor lady lord the rey reina principe princesa capitan reyes magos
    united states america estados unidos mount monte river rio lake lago street calle prize premio peace paz
    three four five six seven eight nine ten hundred thousand tres cuatro cinco seis siete ocho nueve diez cien mil
    nurse teacher coach enfermera enfermero profe maestra maestro vecina vecino neighbour officer agente
    detective inspector inspectora general sargento sergeant chef mayor alcalde alcaldesa judge juez jueza
    kings wise men yes no oh ah hey hello please thank thanks bus tv ok
  `),
);

/** Whether a folded word is no name, also in the plural: *Saturdays*. */
export const isNoName = (word: string): boolean =>
  NO_NAMES.has(word) || NO_NAMES.has(word.replace(/s$/u, ''));

/** Animals and things that stories use as names, Spanish and English: *Vaca*, *Cow*. */
const PAIRS: readonly string[] = wordsIn(`
  vaca:cow perro:dog perra:dog gato:cat gata:cat gallina:hen pollo:chicken gallo:rooster cabra:goat oveja:sheep
  cerdo:pig cerdito:pig caballo:horse burro:donkey raton:mouse rata:rat conejo:rabbit liebre:hare leon:lion
  leona:lioness tigre:tiger elefante:elephant jirafa:giraffe mono:monkey hipopotamo:hippo cebra:zebra lobo:wolf
  zorro:fox zorra:fox oso:bear osa:bear tortuga:tortoise serpiente:snake cocodrilo:crocodile rana:frog pez:fish
  pajaro:bird buho:owl cuervo:crow pato:duck patito:duckling ganso:goose aguila:eagle abeja:bee hormiga:ant
  arana:spider mosca:fly mariposa:butterfly caracol:snail erizo:hedgehog ardilla:squirrel ballena:whale foca:seal
  delfin:dolphin tiburon:shark pulpo:octopus cangrejo:crab leopardo:leopard hiena:hyena chacal:jackal
  avestruz:ostrich rinoceronte:rhino cohete:rocket nube:cloud estrella:star viento:wind lluvia:rain nieve:snow
  dragon:dragon fuego:fire agua:water arbol:tree pajarito:bird pollito:chick ciempies:centipede milpies:millipede
  kenia:kenya francia:france alemania:germany italia:italy espana:spain inglaterra:england irlanda:ireland
  escocia:scotland londres:london japon:japan egipto:egypt brasil:brazil grecia:greece suecia:sweden noruega:norway
  bruja:witch gigante:giant pirata:pirate caperucita:hood cenicienta:cinderella
`);

/** The English word of a Spanish one, so that both count as the same name. */
export const SAME_WORD: ReadonlyMap<string, string> = new Map(
  PAIRS.map((pair) => pair.split(':') as [string, string]),
);
