/** Slurs and insults that a child may report: «me dicen …», "they call me …". */
const slurs =
  '(?:negr[oa]s?|gitan[oa]s?|mor[oa]s?|chin[oa]s?|judi[oa]s?|indi[oa]s?|panchit[oa]s?|sudacas?|maricon(?:es|a|azos?)?|maricas?|bolleras?|negratas?|mongolic[oa]s?|mongol[oa]?|retrasad[oa]s?(?: mental(?:es)?)?|subnormal(?:es)?|travelos?|hij[oa]s? de (?:la )?(?:gran )?puta|put[oa]s?|gilipollas|cabron(?:es|a)?|nigg(?:er|ers|a|as|az)|fagg?ots?|trann(?:y|ies)|spics?|chinks?|pakis?|gypsy|jew|retards?|retarded|sluts?|bitch(?:es)?|cunts?|assholes?)';
const wounding =
  '(?:(?:put[oa]s?|asqueros[oa]s?|sucias?|sucios?|malditos?|dirty|fucking|stupid|filthy|fat|ugly|little) )?';

/**
 * Phrases removed before the rules apply: idioms, animals, games and fairy tales whose words sound worse than they are.
 * Regular expressions over folded text.
 */
export const innocentPhrases: readonly string[] = [
  // A child who reports an insult is not refused for its words.
  `(?:me|le|nos|les|lo|la|te) (?:dicen?|dij(?:o|eron)|decian?|llaman?|llam(?:o|aron|aba|aban)|gritan?|grit(?:o|aron)|insultan? (?:con|diciendo)) (?:que (?:soy|es|somos) )?(?:un |una |la |el |el de |«|")?${wounding}${slurs}(?: (?:de mierda|asqueros[oa]s?|suci[oa]s?))?`,
  `(?:call|calls|called|calling) (?:me|us|him|her|them|my \\p{L}+) (?:a |an |the |names like |")?${wounding}${slurs}`,
  `(?:say|says|said|tell|tells|told)(?: me)?(?: that)? i(?: am|'m) (?:a |an |just a )?${wounding}${slurs}`,
  // Spanish
  '(?:muert[oa]s?|morir(?:me|se|te|nos)?|muer[eo]s?|mueren|moria[ns]?|murio|murieron|muriendo(?:me|se)?|matar(?:me|se|nos)?|mata[ns]?|mato) de (?:la )?(?:risa|hambre|sed|sueño|miedo|frio|calor|verguenza|ganas|amor|aburrimiento|envidia|curiosidad|pena|susto|gusto|cansancio|ternura|nervios|asco)',
  '(?:quiero|quiere|queria|me quiero|ganas de) morir(?:me|se)? de \\p{L}+',
  'mat(?:ar|a|ando|amos|aba|aban|an|o) (?:el|un) (?:tiempo|rato|gusanillo|aburrimiento|hambre)',
  'mat(?:ar|arte|aros|aremos|are) a (?:cosquillas|besos|abrazos)',
  '(?:te|os|le|les) (?:voy|vamos|va|van) a (?:matar|comer) a (?:cosquillas|besos|abrazos)',
  'matarse (?:a|por) (?:trabajar|reir|reirse|estudiar)',
  'mata(?:r)? dos pajaros de un tiro',
  '(?:orcas?|ballenas?|abejas?|tomates?|hormigas?) asesin[oa]s?',
  '(?:es|era|fue|son|eran|que|una verdadera) (?:una )?tortura',
  '(?:juego del|juegan al|jugar al|al) ahorcado',
  'escuadron suicida',
  'educacion sexual',
  'sexo (?:del?|de la|de los|de las) (?:bebe|bebes|gat\\p{L}*|perr\\p{L}*|cachorr\\p{L}*|animal\\p{L}*|angel\\p{L}*|pollit\\p{L}*|plantas?|flores)',
  '(?:que|mismo|otro) sexo|sexo (?:opuesto|femenino|masculino)',
  'viol\\p{L}+ (?:de )?(?:(?:el|la|los|las|un|una|su|sus|esta|esa) )?(?:ley|leyes|norma|normas|regla|reglas|reglamento|promesa|pacto|acuerdo|tratado|derechos|secreto|intimidad|cerradura)',
  '(?:me|te|le|les|nos) (?:suenan|rugen|sonaban|rugian) las tripas',
  'bombas? (?:de|con) (?:agua|jabon|baño|chocolate|crema|semillas|confeti|purpurina|colores|pintura|humo|nieve|aire|calor|bicicleta|harina|caramelos?|dulces?|flores|burbujas|estrellas|palomitas)(?: (?:caser[oa]s?|pequeñ[oa]s?|de colores))?',
  'bombas? (?:fetidas?|bomba)|(?:pompas?|globos?) bombas?',
  '(?:pistolas?|fusiles|fusil|escopetas?|metralletas?) (?:de|con) (?:agua|juguete|burbujas|pompas|jabon|silicona|pegamento|madera|carton|confeti|plastico|chocolate)',
  'arma(?:s)? secretas?',
  '(?:gatos?|nubarrones|caballos?|cisnes?|ojos) negros|negros (?:nubarrones|presagios|pensamientos|augurios)',
  // English
  '(?:get|gets|got|getting|was|were|been) (?:slaughtered|murdered|killed|massacred|destroyed|annihilated) (?:(?:at|in) (?:football|soccer|chess|cards|tennis|basketball|hockey|rugby|cricket|the (?:match|game|final|league|cup))|by the other team)',
  '(?:could|would|can) (?:murder|kill) (?:a|an|some|for)',
  '(?:kill|kills|killed|killing) (?:the |some |a little )?time|killing me|dressed to kill',
  '(?:kill|kills|killed|killing) (?:myself|himself|herself|themselves|yourself) (?:with )?laugh\\p{L}*',
  '(?:kill|killed|killing) two birds with one stone|curiosity killed the cats?',
  'killer (?:whales?|bees?|robots?|tomato\\p{L}*|smile)',
  '(?:die|dies|died|dying|dead|starving|starved) (?:of|from|with) (?:laughter|laughing|boredom|embarrassment|shame|curiosity|hunger|thirst|fright|cold|excitement)',
  '(?:want|wants|wanted|dying) to die (?:of|from|laughing)',
  '(?:homework|school|broccoli|waiting|it|that|this) (?:is|was|feels like) (?:such )?(?:a )?torture',
  'suicide squad',
  'sex of (?:the )?(?:baby|babies|kitten|kittens|puppy|puppies|egg|chick|chicks|animal)|(?:opposite|same) sex|sex education',
  '(?:blue|great|coal|long-tailed|marsh|willow|crested|bearded) tits?',
  'horny (?:toads?|lizards?|devils?)',
  'pussy ?(?:cats?|willows?|foot\\p{L}*)|puss in boots',
  'moby dick|dick whittington|spotted dick|philip k\\.? dick|dick van dyke|dick tracy|dick turpin|tom,? dick and harry',
  'spick? and span',
  'cock-a-doodle|cock robin|cock and bull|weather ?cocks?',
  '(?:bath|water|paint|glitter|seed|confetti|smoke|stink|flour|sugar|chocolate|love|snow|photo|bubble) (?:bombs?|grenades?)',
  '(?:water|bubble|toy|nerf|glue|squirt|confetti|cardboard|wooden) (?:guns?|pistols?|rifles?|cannons?|blasters?)',
  'secret weapons?',
  'shooting stars?|shoot\\p{L}* (?:a |some |the )?(?:photos?|pictures?|film|movie|video|hoops|basket|baskets|goal)',
  'crack(?:s|ed)? (?:of dawn|in the)|cracks? (?:a|the|some) (?:egg|eggs|code|nut|nuts|joke|jokes|case)',
  '(?:cut|cuts|cutting) (?:myself|himself|herself|themselves|yourself) (?:a|some|another|free|loose|out|off)(?: \\p{L}+)?',
  '(?:chain|potato|green) smoking|smoking (?:chimneys?|volcano\\p{L}*|fish|kettle|engine)',
];
