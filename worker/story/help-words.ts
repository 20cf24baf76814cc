/**
 * Regular expressions of `help.ts` over folded words: no capitals, no accents, apostrophes dropped, single spaces. Both
 * languages apply to every text, since a Spanish family may type English words.
 */

/** Words after *die* that make it an idiom. */
const OF_LAUGHTER =
  '(?:risa|hambre|sed|sueno|miedo|frio|calor|verguenza|ganas|amor|aburrimiento|envidia|curiosidad|susto|gusto|cansancio|ternura|nervios|asco|emocion|felicidad)';

/** Idioms that are removed before anything is looked for. */
export const IDIOMS: readonly string[] = [
  `(?:me |te |se |nos )?(?:quier[oea]n? |queria |estoy |estaba )?(?:(?:me|te|se|nos) )?(?:morir|muer|muri|mor[ií]|mat)\\w* de (?:la |el )?${OF_LAUGHTER}`,
  `me quiero morir de ${OF_LAUGHTER}`,
  'mat\\w+ a (?:cosquillas|besos|abrazos|preguntas)|se mata\\w? a (?:trabajar|reir|estudiar)|mat\\w+ (?:el|un) (?:tiempo|rato|gusanillo)',
  '(?:escuadron|suicide) (?:suicida|squad)',
  '(?:die|dies|died|dying|kill\\w*|hurt|hurting) (?:\\w+self |\\w+selves )?(?:of |from |with )?(?:laugh\\w*|boredom|embarrassment|shame|curiosity|hunger|thirst|fright|excitement)',
  'want\\w* to die (?:my|his|her|their|the) (?:hair|shirt|dress|wool|eggs?)',
];

/** What cannot be said about a wish: *vivir en el campo*, *live in a castle*. */
const ELSEWHERE =
  '(?! (?:mas )?(?:en|con|aqui|alli|ahi|solo|sola|lejos|cerca|sin|bajo|dentro|debajo|encima|junto|como|entre|asi)\\b)(?! (?:any ?more )?(?:in|with|here|there|alone|near|far|on|under|by|at|next|like|without)\\b)';

const SELF = '(?:myself|himself|herself|themselves|yourself)';

/** Self-harm, or wanting to die: no story. */
export const CRISIS: readonly string[] = [
  // Spanish
  'suicid\\w+|autolesi\\w+|autolesion\\w*',
  '(?<!\\bno )(?<!\\bno me )(?<!\\bno se )(?:quier|quis|quer|gustaria|gustaba|dese|ojala|mejor|prefier)\\w* (?:morir(?:me|se)?|matar(?:me|se)|estar muert[oa]s?|estar en el cementerio|dejar de (?:vivir|existir)|no (?:existir|despertar(?:me|se)?|haber nacido)|desaparecer para siempre)(?! el| la| a | al | un| mas tarde)',
  '(?:me|se) (?:quier|voy a|va a|quis|gustaria)\\w*(?: a)? (?:morir|matar|suicidar|ahorcar)(?! el| la| un)',
  '(?:ganas de|pensando en|piens[oa] en|pienso mucho en) (?:morir(?:me|se)?|matar(?:me|se)|no vivir|quitar(?:me|se) la vida)',
  `no quier(?:o|e|en|a) (?:seguir |estar )?(?:vivir|viviendo|viv[oa]|existir)\\b${ELSEWHERE}`,
  'no (?:tengo|tiene|tenia) ganas de vivir|sin ganas de vivir|(?:cansad|hart)[oa] de (?:vivir|la vida)|no (?:vale|merece) la pena (?:vivir|seguir viviendo)|para que (?:vivo|vivir|sigo vivo|sigo viva)|mi vida no (?:vale|tiene sentido)',
  'ojala (?:me |se )?(?:muera|muriera|muriese|no hubiera nacido|no existiera|no despertara|estuviera muert[oa])|(?:estaria|estarian|estariais|viviriais|vivirian) (?:\\w+ ){0,2}mejor (?:muert[oa]|sin mi)\\b',
  '(?:quitar|acabar con|terminar con)(?:me|se|te)? (?:la|mi|su) (?:propia )?vida|(?:me|se) (?:quito|quita|quite|quitaba|quiero quitar|quiere quitar|voy a quitar) la vida',
  '(?:quiero|voy a|quisiera|ganas de|pienso en) (?:tirar|lanzar)me (?:por|desde|de|al|a) (?:(?:la|el|un|una|las) )?(?:ventana|balcon|puente|azotea|tejado|tren|vias|vacio)',
  'cortar(?:me|se|te)(?: \\w+){0,2} (?:brazos?|munecas?|venas?|piernas?|piel|muslos?|cuchillas?|navaja)|(?:me|se) cort(?:o|a|aba) (?:los|las|la) (?:brazos|munecas|venas|piernas|piel)|(?:me|se) cort(?:o|a|aba) (?:\\w+ )?(?:a proposito|a escondidas|para sentir|cuando est(?:oy|a) (?:triste|mal|sola?|solo))|cortarse las venas|ahorcar(?:me|se)\\b',
  '(?:quier\\w+|ganas de|necesit\\w+|piens\\w+ en) (?:\\w+ )?hacer(?:me|se) dano|(?:me|se) (?:hago|hace|hacia|hacen) dano (?:a proposito|a (?:mi|si) mism[oa])|hacer(?:me|se) dano a (?:mi|si) mism[oa]',
  '(?:no comer|dejar de comer|dejo de comer|deja de comer|vomit\\w+)(?: \\w+){0,3} para (?:adelgazar|estar (?:mas )?(?:delgad|flac)[oa]|no engordar|perder peso)',
  'mejor me muero\\b|nadie me echaria de menos|(?<!\\bque )quiero desaparecer(?: (?:para siempre|del todo|de este mundo))?$|(?:me hago|se hace|se hacia|hacer(?:me|se)) cortes\\b(?! de)',
  '(?:quiero|quiere) dormir(?:me|se)? (?:y|para) no despertar|no (?:quiero|quiere) despertar(?:me|se)? (?:nunca|jamas|mas)',
  // English
  'suicid\\w+|self harm\\w*|self injur\\w*',
  '(?<!\\bnot )(?<!nt )(?<!\\bnever )(?:want|wants|wanted|wanna|wish|wishes|would rather|rather|id like|would like) (?:just |really |so much )?(?:to )?(?:just |really )?(?:die|be dead|stop living|disappear forever|not exist|not be alive)\\b',
  '(?:(?:i|he|she|they) (?:\\w+ )?|^)(?:wish|wishes|wished) (?:that )?(?:i|he|she|they) (?:was|were|wasnt|werent|had never been|hadnt been|didnt|did not) (?:dead|alive|born|exist|never born|here any ?more)',
  `(?:dont|do not|doesnt|does not|didnt|not) (?:want|wanna) (?:to )?(?:live|be alive|living|exist)\\b${ELSEWHERE}`,
  '(?:dont|do not|doesnt|does not) (?:want to|wanna) (?:be here any ?more|be in this world|wake up (?:ever|again|any ?more))|never wants? to wake up',
  `(?:kill|kills|killed|killing|hang|hanging|hanged|harm|harms|harming|cutting|starving|starves|hurting) ${SELF}(?! (?:a|an|some|another|on (?!purpose)|loose|free|out|off|up|upside|from|by|when (?:he|she|i|they) f|while)\\b)`,
  `(?:want\\w*|wanna|likes?|going to|gonna|thinks?|thinking|thought|keeps?|need\\w*|plan\\w*|urge|feels? like|tried|trying)(?: \\w+){0,2} (?:hurt|harm|cut|burn|kill|starve)(?:ing|ting)? ${SELF}(?! (?:a|an|some|another|loose|free|out|off)\\b)`,
  `(?:hurt|hurts|hurting|cut|cuts|burns|scratch\\w*) ${SELF} (?:on purpose|when (?:he|she|i|they) (?:is|am|are|feels?) (?:sad|angry|alone|bad))`,
  `(?:he|she|daughter|son|boy|girl|who|child|sister|brother|friend|teenager) cuts ${SELF}(?! (?:a|an|some|another|on (?!purpose)|loose|free|out|off|shaving|with paper|by|while)\\b)|i cut myself(?:$| (?:because|every|to feel|when i (?:am|feel)))`,
  '(?:nobody|no one) would (?:miss|care|notice)(?: \\w+){0,3} if i (?:died|was dead|were dead|disappeared|was gone)|i should be dead|(?:think|thinks|thinking|thought) (?:about|of) dying\\b(?! (?:my|his|her|of))|(?:please kill me|kill me please)|^i (?:just )?(?:want to|wanna) disappear(?: forever)?$',
  '(?:cut|cuts|cutting|slit|slits|slitting) (?:my|his|her|their|your) (?:own )?(?:wrists?|arms|legs|veins|thighs)\\b',
  'end (?:my|his|her|their|your) (?:own )?life|end it all|(?:take|takes|took|taking) (?:my|his|her|their) own life|better off (?:dead|without me)|(?:no|any) (?:point|reason) (?:in |to )?(?:living|live|being alive|be alive)|tired of (?:living|being alive|life)|life (?:isnt|is not) worth',
  '(?:i|she|he) (?:want|wants|wanna|am going|will|could|would|feel like)(?: \\w+){0,2} jump(?:ing)? (?:off|from|out of) (?:the|a|my|our) (?:roof|balcony|bridge|window|building)',
  '(?:stop\\w* eating|not eat\\w*|throw\\w* up|starv\\w+)(?: \\w+){0,3} to (?:be|get|stay|become) (?:thin|skinny|slim)|pro ?ana|thinspo',
];

/** A grown-up or a bigger child. */
const SOMEONE =
  '(?:senor(?:es|a)?|hombres?|mujer|tios?|tia|primos?|prima|vecin[oa]s?|profe|profesora?|maestr[oa]|entrenadora?|monitora?|abuel[oa]|papa|papi|padre|mama|mami|madre|padrastro|madrastra|hermanastr[oa]|novio|novia|cura|canguro|ninera|cuidadora?|alguien|chicos?|mayor|mayores|hermano|amigo|companeros?|man|men|uncle|aunt|auntie|cousin|neighbou?r|teacher|coach|grandpa|grandad|grandfather|dad|daddy|father|mum|mom|mummy|mommy|mother|step\\w+|babysitter|priest|boyfriend|brother|stranger|someone|somebody|lady|guy|older boys?|big boys?)';
/** A child of whom the family tells. */
const CHILD =
  '(?:nin[oa]s?|hij[oa]s?|chic[oa]s?|alumn[oa]|sobrin[oa]|niet[oa]|herman\\w+|bebe|boy|girl|child|children|kids?|son|daughter|brother|sister|baby|niece|nephew)';
const PARENT_ES =
  '(?:papa|papi|padre|padrastro|mama|mami|madre|madrastra|tio|tia|abuelo|vecino|entrenador|primo)';
const PARENT_EN =
  '(?:dad|daddy|father|mum|mom|mummy|mommy|mother|step\\w+|uncle|coach|neighbou?r|teacher|babysitter)';

/** Blows, in all tenses that follow *me*. */
const HIT_ES =
  '(?:(?:ha|han|habia|habian|esta|estan|estaba|estaban) (?:peg|golpe|maltrat|azot)(?:ado|ando)|pega[ns]?|pego|pegaron|pegaba[ns]?|golpea[ns]?|golpeo|golpearon|azota[ns]?|maltrata[ns]?|maltrato|(?:da|dan|dio|dieron) (?:palizas?|patadas|punetazos|bofetadas?|correazos|una paliza|una bofetada|con el cinturon)|quema[ns]? con|tira[ns]? del pelo)';
/** What sticks, befits or frightens in place of a blow. */
const NO_BLOW_ES =
  '(?! (?:(?:un|una|el|la|los|las|muy|mucho|bien|fuerte) )?(?:susto|sol|rayos|olas?|lluvia|estiron|atracon|festin|gripe|chicle|risa|abrazo|resfriado|catarro|piojos|cancion|ritmo|grito|beso|color|jersey|vestido|sombrero|pegatinas?|cromos?|sello|viento|globo|almohadas?|al (?:cuerpo|zapato|pelo))\\b)';
const HIT_EN =
  '(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|slapping|punch\\w*|kick\\w*|smack\\w*|spank\\w*|whips?|chok(?:e|es|ed|ing)|burn(?:s|ed|t)|hurt|hurts|hurting|shakes|bites|pinch\\w*)';
const STRUCK = '(?:hit|beaten|slapped|kicked|punched|smacked|hurt|spanked|whipped)';
/** What is won, or thrown for fun, in place of a blow. */
const NO_BLOW_EN =
  '(?! (?:at (?!school|home|night|break|the playground|playtime)|in|to|by|with (?:a |an |the |his |her )?(?:pillows?|cushions?|balloons?|snowballs?|feathers?)|every time at|again at|that|like)\\b)';

/** Bodies, for touching. */
const BODY_EN = '(?:body|bottom|bum|privates?|private parts?|legs?|chest|willy|penis|vagina|bits)';

/** Something done to a child that tells of it: told quietly, with help beside it. */
export const HARM: readonly string[] = [
  // Touch
  `${SOMEONE}(?: \\w+){0,4} (?:me|le|nos) (?:toc(?:a|o|aba|aron|an|aban|ado|ando)|toquete\\w+|manose\\w+|acaricia\\w* (?:por|debajo|donde))\\b(?! (?:(?:el|la|los|las|un|una|otra|con el|con la) )?(?:piano|guitarra|tambor|flauta|violin|trompeta|acordeon|gaita|turno|timbre|cancion|nana|loteria|premio|hombro|cabeza|frente|pelo|nariz|mano|mejilla|corazon|barriga|jugar|a mi)\\b)(?! \\w+[aei]r\\b)`,
  '(?:me|le|nos) (?:toc\\w+|toquete\\w+|manose\\w+)(?: \\w+){0,3} (?:ahi abajo|(?:mis |sus )?partes(?: intimas| privadas)?|donde no (?:me |le )?(?:gusta|quiero|quiere|debe)|por las? noches?|debajo de la ropa|sin permiso|el culo|el pito|la vulva|en (?:el )?(?:vestuario|bano|la ducha|la cama))',
  '(?:me|le|nos) (?:toca|besa|da[ns]? besos|abraza|acaricia|hace cosquillas|hace[ns]? cosas)(?: \\w+){0,3} (?:y|que) no (?:me |le |nos )?(?:gustan?|quiero|quiere)|(?:me|le|nos) hace[ns]? cosas (?:raras|feas|malas)',
  `no (?:me gusta|quiero|le gusta) (?:como|que|cuando)(?: \\w+){0,3} (?:me|le) (?:toc|toqu|bes|acarici)\\w+(?= ?$| (?:mas|nunca|nadie|ahi|asi|donde|por|ese|esa|(?:mi |el |la )?${SOMEONE})\\b)`,
  '(?:me|le) (?:hace|hizo|obliga a|obligo a|pide|pidio que (?:le|la|lo)) (?:tocar\\w*|toque|desnudar\\w*|quitar\\w* la ropa|besar\\w*)|(?:me|nos|le) ensen\\w+ (?:el|la|su|sus) (?:pito|pene|partes|cosa|culo)|fotos? (?:\\w+ )?(?:sin ropa|desnud[oa])|abus(?:o|a|aba|aron|an|ado|ando|os)? (?:\\w+ )?(?:de (?:mi|el|ella|mi hij[oa]|un[oa]? nin[oa]|ninos)|sexual(?:es)?)\\b',
  `(?:tio|primo|vecino|hombre|senor|padrastro|hermanastro|novio|uncle|cousin|neighbou?r|man|step\\w+|boyfriend|grandpa|abuelo)(?: \\w+){0,3} (?:entra|se mete|viene|comes?|gets?|came|got) (?:en|a|into?|to|in) (?:mi|my) (?:cama|bed)|(?:padre|papa|dad|father)(?: \\w+){0,2} (?:entra|se mete|comes?|gets?) (?:en|into) (?:mi cama por la noche|my bed at night)`,
  `${SOMEONE}(?: \\w+){0,4} touch(?:es|ed|ing)? (?:me|us|my (?:son|daughter|child|${BODY_EN}))\\b(?! on the (?:shoulder|head|nose|arm))`,
  `touch(?:es|ed|ing)? (?:me|my)(?: \\w+){0,3} (?:${BODY_EN}|down there|where i|and i (?:dont|didnt|hate)|at night|in bed|in a way)\\b|(?:dont|do not|hate|hates|didnt|doesnt) (?:like |want )?(?:how|the way|when|it when|him to|her to)(?: \\w+){0,3} touch\\w*|(?:bad|unsafe|wrong) touch\\w*|touch(?:es|ed|ing)? (?:\\w+ )?private parts?`,
  `(?:makes?|made|asks?|asked|wants?) me (?:to )?(?:touch|undress|take (?:off )?my clothes|kiss (?:him|her))|show(?:s|ed)? (?:me|us) (?:his|her) ${BODY_EN}|(?:took|takes|take|wants?|asks? for|asked for)(?: \\w+){0,2} (?:pictures|photos|pics) of (?:me|my \\w+) (?:naked|undressed|without|in the (?:bath|shower))|molest\\w+|child abuse|sexual abuse|abus(?:es|ed|ing) (?:me|my|a child|children|by)\\b|naked (?:pictures|photos) of me`,
  'juegos? secretos?(?: \\w+){0,10} (?:ropa|desnud\\w+)|secret games?(?: \\w+){0,10} (?:clothes|undress\\w*|naked)',
  // Threats
  'si (?:se )?lo (?:cuento|digo|cuenta|dice)(?: \\w+){0,4} (?:me (?:pega|mata|castiga|hace)\\w*|pasara? algo|mata\\w*|hace dano)|(?:me|nos) amenaz\\w+|if i tell(?: \\w+){0,5} (?:hurt|kill|hit|beat|take|happen)|threaten\\w* (?:me|us|my (?:son|daughter))\\b',
  // Locked in
  '(?:me|nos) (?:encierra[ns]?|encerro|encerraron|encerraba[ns]?|encierren|(?:deja|dejan|dejo|dejaron|tiene|tienen) encerrad[oa]s?)\\b(?! (?:\\w+ ){0,2}(?:torre|castillo|cueva|jaula|mazmorra|laberinto|botella|lampara|cohete|nave|videojuego|juego|cuento))',
  '(?:encierra[ns]?|encerro|encerraba) a (?:mi|su|sus) (?:hij[oa]s?|herman\\w+)\\b(?! (?:\\w+ ){0,2}(?:torre|castillo|cueva|mazmorra))',
  `(?:lock(?:s|ed|ing)? (?:me|us|my (?:son|daughter|brother|sister))|${PARENT_EN} lock(?:s|ed) (?:him|her|them))(?: \\w+)? (?:in|up|out|inside|away)\\b(?! (?:\\w+ ){0,3}(?:tower|castle|cave|dungeon|cage|tablet|phone|ipad|escape|spaceship|game))`,
  '(?:am|is|was|get|gets|got|being|been) locked (?:in|up in|inside) (?:my|his|her) (?:\\w+ )?(?:room|bedroom|cupboard|cellar|closet|basement|garage|wardrobe)',
  // Blows
  `(?<!\\bse )(?<!\\bno )(?:me|nos) ${HIT_ES}\\b${NO_BLOW_ES}`,
  `(?:le |les )?${HIT_ES}(?: \\w+)? a (?:(?:mi|mis|su|sus|la|el|los) )?(?:mama|mami|madre|papa|padre|hij[oa]s?|herman\\w+|abuel[oa]|nin[oa]s?|bebe)\\b(?! (?:un|una)\\b)`,
  `${CHILD} (?:al|a la|a quien|a los|a las)(?: que)?(?: \\w+){0,4} (?:(?:le|la|lo|les) )?(?:${HIT_ES}|encierra[ns]?|maltrata|insulta[ns]?)\\b(?! (?:\\w+ ){0,2}(?:torre|castillo|cueva|mazmorra))`,
  `(?<!zapatos )(?<!botas )(?<!gafas )(?<!zapatillas )(?:(?:me|nos) (?:hacen|hicieron|estan haciendo)|${SOMEONE}(?: \\w+){0,2} me (?:hace|hizo|hacia)) dano\\b|${PARENT_ES}(?: \\w+){0,3} me (?:pellizca|empuja|sacude|muerde|grita todo)`,
  `(?:${SOMEONE}|he|she|they|kids?|boys?|girls?|children|who|that|classmates?)(?: \\w+){0,6} ${HIT_EN} (?:me|us|mum|mom|mummy|mommy|dad|daddy|my (?:mum|mom|mummy|mommy|mother|dad|sister|brother|son|daughter|child|baby)|(?:his|her|their) (?:children|kids|child|son|daughter))\\b(?!s)${NO_BLOW_EN}`,
  `${CHILD} whose ${PARENT_EN}(?: \\w+){0,3} ${HIT_EN} (?:him|her|them)\\b${NO_BLOW_EN}|(?:get|gets|got|getting|been|am|being|was) ${STRUCK} (?:at home|at school|by (?:my|his|her|a|the|an) (?:\\w+ )?(?:${SOMEONE}|kids?|boys?|girls?)|by (?:dad|mum|mom|daddy|mummy))`,
  '(?:miedo|panico) (?:de|a) (?:mi )?(?:papa|padre|padrastro|madrastra|tio|mama|madre|primo|vecino|entrenador)\\b(?! (?:se|no|muera|noel|vaya|pierda))|(?:me da|le da) miedo (?:mi |su )?(?:papa|padre|padrastro|madrastra|tio|mama|madre|vecino|entrenador)\\b(?! (?:se|no|noel|muera))|(?:papa|padre|padrastro|tio|mama|madre|vecino|entrenador)(?: \\w+)? me da miedo\\b',
  `(?:scared|afraid|frightened|terrified) of (?:my |his |her )?${PARENT_EN}\\b(?! (?:dying|leaving|christmas|going|not|getting))|${PARENT_EN} (?:really )?(?:scares|frightens) (?:me|us)\\b(?! (?:with|by|at halloween|on halloween|when (?:he|she) (?:snores|jumps|sings)))`,
  '(?:papa|padre|padrastro|mama|madre|novio)(?: \\w+){0,5} (?:rompe|tira) (?:las )?cosas|(?:dad|daddy|father|step\\w+|mum|mom|mother|boyfriend)(?: \\w+){0,3} (?:breaks|throws|smashes) (?:things|plates)|(?:hid(?:e|es|ing)|cover\\w*)(?: \\w+){0,2} bruises|(?:escond|tap|ocult)\\w+(?: \\w+){0,2} (?:moratones|moretones|cardenales)',
  // Neglect
  'no (?:me|nos) dan? de comer|(?:me|nos) dejan? sin comer|(?:doesnt|dont|wont|never) (?:give|feed|let) me (?:any food|have food|eat)|leaves? me (?:alone|on my own) (?:at night|all night|for days)|(?:me|nos) dejan? sol[oa]s? (?:toda la noche|por las? noches?|varios dias|muchos dias)',
  `me (?:toca|besa|pellizca|empuja|sacude) (?:mi|el|la|un|una) ${SOMEONE}\\b`,
  // Fear of being alone with a grown-up
  `(?:miedo|panico|no quier[oe]|odi[oa])(?: (?!no\\b)\\w+){0,3} (?:quedar|estar)(?:me|se)? (?:\\w+ )?sol[oa]s? con (?:(?:mi|su|el|la|un|una) )?${SOMEONE}\\b(?! de peluche)`,
  `(?:scared|afraid|frightened|terrified|hates?|(?:dont|doesnt|do not|does not) want)(?: \\w+){0,3} alone with (?:(?:my|his|her|the|a) )?(?:${PARENT_EN}|man|cousin|boyfriend|grandpa|grandad|granddad)\\b`,
  // Not to be here: what a child says of itself when it is desperate, or only of a place
  'wish(?:es|ed)? (?:that )?(?:i|he|she|they) (?:wasnt|werent|was not|were not) here$',
  'ojala (?:\\w+ )?no (?:estuviera|estuviese) aqui$',
  // Hatred of oneself; to be with the dead
  'me odio\\b|se odia a si mism[oa]|porque se odia|i hate myself|hates (?:him|her)self',
  '(?:quiero|quiere|quisiera) (?:ir|irme|irse|estar) (?:al|en el) cielo con (?!globo)|(?:want|wants) to (?:go to|be in) heaven (?:with|to be with)',
];

/** A secret that somebody asks of a child, or that hurts; not in a text about a treat. */
export const SECRET: readonly string[] = [
  `${SOMEONE}(?: \\w+){0,8} (?:dice|dijo|dicen|pide|pidio|hace|hizo|obliga|obligo|manda|mando)(?: \\w+){0,6} (?:secretos?|no (?:se )?(?:lo )?(?:diga|cuente|digas|cuentes|contara|dijera|contase)\\w*)`,
  '(?:me|nos) (?:hace[ns]?|hizo|obliga[ns]?|pide[ns]?|pidio|manda[ns]?)(?: \\w+){0,3} (?:guardar|guarde|callar|tener)(?: \\w+){0,3} secretos?',
  `${SOMEONE}(?: \\w+){0,8} (?:said|says|saying|told|tells|makes?|made|asks?|asked|wants?|wanted)(?: \\w+){0,6} (?:our secret|keep(?: \\w+){0,2} secrets?|not (?:to )?tell|never tell|dont tell|wont tell)\\b`,
  `(?:makes?|made) me (?:keep|promise)(?: \\w+){0,3} secrets?|(?:said|told me) not to (?:tell|say)|${SOMEONE}(?: \\w+){0,8} (?:our|nuestro) (?:\\w+ )?(?:secret|secreto)\\b|(?:our|nuestro) (?:\\w+ )?(?:secret|secreto)(?: \\w+){0,3} (?:en la cama|in bed)`,
  'secretos? (?:muy )?(?:malos?|feos?)|secretos? que (?:me |le )?(?:da miedo|duelen?|pesan?|hace dano|no (?:puedo|me dejan|quiero) contar)|(?:bad|horrible|scary) secrets?|secrets? (?:that )?(?:i (?:must not|mustnt|cannot|cant|may not|am not allowed)|scares me|hurts)',
];

/** Treats: their secrets are kept with joy. */
export const TREATS =
  'sorpresas?|regalos?|fiestas?|cumple\\w*|recetas?|tarta|pastel|galletas?|navidad|reyes|tesoros?|trucos?|magia|mag[oa]s?|espias?|detectives?|mapas?|jardin|cabana|club|surprises?|party|parties|presents?|gifts?|birthday|recipes?|cakes?|cookies|christmas|santa|treasure|tricks?|magic|spy|spies|detective|maps?|garden|den|club|code';

/** A child that reports what others call it. */
export const REPORTED: readonly string[] = [
  '(?:me|le|nos|les|lo|la|te) (?:dice[ns]?|dijo|dijeron|decian|llama[ns]?|llamaron|llamaban|grita[ns]?|grito|gritaron|insulta[ns]?|insulto|insultaron|ponen motes?)\\b',
  '(?:se|os) (?:rie[ns]?|rieron|burla[ns]?|burlaron|mete[ns]?) (?:de|con) (?:mi|el|ella|nosotr[oa]s)\\b',
  '(?:call|calls|called|calling) (?:me|us|him|her|my \\w+)\\b|(?:say|says|said|tell|tells|told)(?: me)? (?:that )?i am\\b|(?:make|makes|made) fun of (?:me|us|him|her)|laugh(?:s|ed)? at (?:me|us)|shout(?:s|ed)? at (?:me|us)',
];
