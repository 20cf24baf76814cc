import { fold } from './fold.ts';
import {
  FIGURE_TABLE,
  type FigureColour,
  type FigureKind,
  type Garment,
  type Hour,
  isOneOf,
  type Paints,
  type Place,
  type Thing,
} from './scene.ts';

/**
 * Words of topics and titles that say what a picture shows: Spanish and English, folded, in the singular, with `_` for
 * a space.
 */

/** What is drawn of a figure unless something else is said. */
export const NATURE: Record<FigureKind, { colour: FigureColour; place: Place }> = {
  girl: { colour: 'red', place: 'garden' },
  boy: { colour: 'blue', place: 'garden' },
  child: { colour: 'yellow', place: 'garden' },
  woman: { colour: 'green', place: 'village' },
  man: { colour: 'brown', place: 'village' },
  grandmother: { colour: 'purple', place: 'kitchen' },
  grandfather: { colour: 'green', place: 'garden' },
  knight: { colour: 'grey', place: 'castle' },
  pirate: { colour: 'red', place: 'ship' },
  astronaut: { colour: 'white', place: 'space' },
  wizard: { colour: 'purple', place: 'castle' },
  mermaid: { colour: 'green', place: 'underwater' },
  fairy: { colour: 'purple', place: 'forest' },
  baby: { colour: 'yellow', place: 'bedroom' },
  robot: { colour: 'grey', place: 'city' },
  dragon: { colour: 'green', place: 'mountain' },
  monster: { colour: 'purple', place: 'bedroom' },
  unicorn: { colour: 'white', place: 'meadow' },
  ghost: { colour: 'white', place: 'castle' },
  scarecrow: { colour: 'blue', place: 'farm' },
  doll: { colour: 'blue', place: 'bedroom' },
  snowman: { colour: 'white', place: 'snow' },
  moon: { colour: 'yellow', place: 'meadow' },
  sun: { colour: 'yellow', place: 'meadow' },
  skeleton: { colour: 'white', place: 'castle' },
  bear: { colour: 'brown', place: 'forest' },
  fox: { colour: 'orange', place: 'forest' },
  wolf: { colour: 'grey', place: 'forest' },
  rabbit: { colour: 'brown', place: 'meadow' },
  mouse: { colour: 'grey', place: 'kitchen' },
  cat: { colour: 'orange', place: 'garden' },
  dog: { colour: 'brown', place: 'garden' },
  owl: { colour: 'brown', place: 'forest' },
  bird: { colour: 'blue', place: 'garden' },
  horse: { colour: 'brown', place: 'farm' },
  lion: { colour: 'yellow', place: 'jungle' },
  elephant: { colour: 'grey', place: 'jungle' },
  turtle: { colour: 'green', place: 'beach' },
  frog: { colour: 'green', place: 'garden' },
  penguin: { colour: 'blue', place: 'snow' },
  whale: { colour: 'blue', place: 'sea' },
  fish: { colour: 'orange', place: 'underwater' },
  octopus: { colour: 'purple', place: 'underwater' },
  cow: { colour: 'white', place: 'farm' },
  sheep: { colour: 'white', place: 'meadow' },
  giraffe: { colour: 'yellow', place: 'jungle' },
  hedgehog: { colour: 'brown', place: 'forest' },
  crocodile: { colour: 'green', place: 'jungle' },
  hen: { colour: 'brown', place: 'farm' },
  snail: { colour: 'orange', place: 'garden' },
  pig: { colour: 'pink', place: 'farm' },
  duck: { colour: 'yellow', place: 'farm' },
  squirrel: { colour: 'red', place: 'forest' },
  shark: { colour: 'grey', place: 'sea' },
  dinosaur: { colour: 'green', place: 'jungle' },
  spider: { colour: 'purple', place: 'garden' },
  ant: { colour: 'red', place: 'garden' },
  bee: { colour: 'yellow', place: 'garden' },
  monkey: { colour: 'brown', place: 'jungle' },
  butterfly: { colour: 'orange', place: 'meadow' },
  hamster: { colour: 'orange', place: 'bedroom' },
  tiger: { colour: 'orange', place: 'jungle' },
  crab: { colour: 'red', place: 'beach' },
  goat: { colour: 'white', place: 'mountain' },
  deer: { colour: 'brown', place: 'forest' },
  camel: { colour: 'brown', place: 'desert' },
  panda: { colour: 'white', place: 'jungle' },
  donkey: { colour: 'grey', place: 'farm' },
  zebra: { colour: 'white', place: 'jungle' },
  hippo: { colour: 'purple', place: 'jungle' },
  dolphin: { colour: 'blue', place: 'sea' },
  sloth: { colour: 'brown', place: 'jungle' },
  parrot: { colour: 'green', place: 'jungle' },
};

const FIGURE_WORDS: Record<FigureKind, string> = {
  girl: 'nina chica girl',
  boy: 'nino chico boy',
  child: 'peque child kid toddler',
  woman: 'mujer senora maestra doctora panadera reina bruja woman lady queen witch',
  man: 'hombre senor maestro farero panadero cartero rey man baker king lighthouse_keeper',
  grandmother: 'viejecita abuelita',
  grandfather: 'viejecito abuelito',
  knight: 'caballero knight',
  pirate: 'pirata pirate',
  astronaut: 'astronauta cosmonauta astronaut',
  wizard: 'mago hechicero brujo wizard magician sorcerer warlock',
  mermaid: 'sirena sirenita mermaid',
  fairy: 'hada hadita fairy fairies',
  baby: 'bebe bebito recien_nacido recien_nacida baby babies newborn',
  robot: 'robot robotito',
  dragon: 'dragon dragona dragoncito',
  monster:
    'monstruo monstruito ogro ogra yeti marciano extraterrestre alienigena monster ogre troll martian alien',
  unicorn: 'unicornio unicorn',
  ghost: 'fantasma fantasmita ghost',
  scarecrow: 'espantapajaros espantajo scarecrow',
  doll: 'muneca munequita doll dolly',
  snowman:
    'muneco_de_nieve munecos_de_nieve munequito_de_nieve mono_de_nieve snowman snowmen snow_man snowwoman',
  moon: 'luna lunita moon',
  sun: 'sol solecito sun',
  skeleton: 'esqueleto esqueletito calavera calaca skeleton',
  bear: 'oso osa osito osita osezno bear teddy',
  fox: 'zorro zorrito zorrita fox',
  wolf: 'lobo loba lobito lobita wolf wolves',
  rabbit: 'conejo coneja conejito conejita liebre rabbit bunny hare',
  mouse: 'raton ratona ratoncito ratoncita ratita mouse mice',
  cat: 'gato gata gatito gatita cat kitten kitty',
  dog: 'perro perra perrito perrita cachorro cachorra dog puppy puppies',
  owl: 'buho lechuza owl',
  bird: 'pajaro pajarito pajara ave gorrion paloma canario bird sparrow pigeon canary',
  horse: 'caballo caballito yegua poni potro horse pony ponies foal',
  lion: 'leon leona leoncito lion lioness',
  elephant: 'elefante elefanta elefantito elephant',
  turtle: 'tortuga tortuguita turtle tortoise',
  frog: 'rana ranita sapo frog toad',
  penguin: 'pinguino pinguina penguin',
  whale: 'ballena whale',
  fish: 'pez pececito peces fish goldfish',
  octopus: 'pulpo octopus',
  cow: 'vaca vaquita ternero ternerito ternerita becerro becerra cow calf calves',
  sheep: 'oveja ovejita cordero cordera corderito corderita carnero borrego borrega borreguito sheep lamb',
  giraffe: 'jirafa jirafita giraffe',
  hedgehog: 'erizo eriza ericito puercoespin hedgehog porcupine',
  crocodile: 'cocodrilo cocodrila cocodrilito caiman crocodile alligator',
  hen: 'gallina gallinita gallo gallito pollo pollito pollita hen rooster cockerel chicken chick',
  snail: 'caracol caracolito snail',
  pig: 'cerdo cerda cerdito cerdita cochinito chancho chanchito pig piglet piggy',
  duck: 'pato patito duck duckling',
  squirrel: 'ardilla ardillita squirrel',
  shark: 'tiburon tiburona tiburoncito shark',
  dinosaur:
    'dinosaurio dinosauria dinosaurito dino tiranosaurio tiranosaurus t_rex triceratops diplodocus brontosaurio ' +
    'velociraptor dinosaur tyrannosaurus brontosaurus',
  spider: 'arana aranita tarantula spider',
  ant: 'hormiga hormiguita ant',
  bee: 'abeja abejita abejorro bee honeybee bumblebee',
  monkey: 'mono mona monito monita chimpance monkey chimp chimpanzee',
  butterfly: 'mariposa mariposita butterfly butterflies',
  hamster: 'hamster hamstercito cobaya gerbil',
  tiger: 'tigre tigresa tigrecito tiger tigress',
  crab: 'cangrejo cangrejito crab',
  goat: 'cabra cabrita cabrito chivo chivito goat',
  deer: 'ciervo cierva cervatillo reno venado corzo deer reindeer stag fawn',
  camel: 'camello camella dromedario camel dromedary',
  panda: 'panda pandita oso_panda osito_panda panda_bear',
  donkey: 'burro burra borrico asno donkey',
  zebra: 'cebra cebrita zebra',
  hippo: 'hipopotamo hipopotama hippo hippopotamus',
  dolphin: 'delfin delfina delfincito dolphin',
  sloth: 'perezoso oso_perezoso osito_perezoso sloth',
  parrot: 'loro lorito papagayo guacamayo cacatua periquito parrot parakeet macaw budgie',
};

/** A princess is a girl with a crown. */
const DRESSED_WORDS: Partial<Record<FigureKind, Partial<Record<Garment, string>>>> = {
  girl: { crown: 'princesa princess', cape: 'superheroina superheroine', hood: 'caperucita riding_hood' },
  boy: { crown: 'principe prince', cape: 'superheroe superhero', pointed: 'duende elfo elf elves' },
  woman: {
    crown: 'reina duquesa condesa emperatriz queen duchess countess empress',
    pointed: 'bruja brujita witch',
    firehat: 'bombera',
    toque: 'cocinera',
  },
  man: {
    crown: 'rey duque conde emperador king duke emperor',
    cape: 'vampiro vampire',
    firehat: 'bombero firefighter fireman',
    toque: 'cocinero chef',
  },
  grandfather: { pointed: 'gnomo gnome enanito dwarf papa_noel santa santa_claus father_christmas' },
};

/** Who has another colour than its kind. */
const OWN_COLOURS: ReadonlyMap<string, FigureColour> = new Map([
  ...'papa_noel santa santa_claus father_christmas'.split(' ').map((word) => [word, 'red'] as const),
  ...['canario', 'canary', 'pollito', 'chick'].map((word) => [word, 'yellow'] as const),
]);

const PLACE_WORDS: Record<Place, string> = {
  forest: 'bosque forest wood',
  meadow: 'prado pradera campo colina meadow field hill',
  farm: 'granja corral establo gallinero farm barn stable',
  garden: 'jardin parque garden park',
  village: 'pueblo aldea village',
  city: 'ciudad calle semaforo city town street',
  market: 'mercado mercadillo feria bazar market bazaar fairground funfair',
  castle: 'castillo palacio torre reino castle palace tower kingdom',
  station:
    'estacion_de anden tren ferrocarril locomotora station train_station train railway locomotive platform',
  bedroom: 'habitacion cuarto dormitorio cama pijama almohada bedroom bed pyjama pajama pillow',
  kitchen: 'cocina horno sopa galleta kitchen oven soup cookie biscuit pancake',
  stairs: 'escalera escalon rellano stair step landing',
  stage: 'escenario teatro obra_de_teatro funcion stage theatre school_play talent_show',
  attic: 'desvan buhardilla trastero attic loft',
  allotment: 'huerto huerta allotment vegetable_garden vegetable_patch',
  pond: 'estanque charca pond',
  gym: 'gimnasio pabellon polideportivo gym sports_hall',
  school: 'escuela colegio cole clase school class classroom',
  library: 'biblioteca bibliotecario bibliotecaria library libraries librarian',
  beach: 'playa orilla isla beach shore island desert_island',
  harbour: 'puerto muelle embarcadero faro farero farera harbour harbor port pier dock quay lighthouse',
  sea: 'mar oceano sea ocean',
  ship: 'barco ferry velero cubierta capitan capitana marinero marinera ship sailboat captain sailor',
  underwater: 'submarino coral submarine underwater',
  mountain: 'montana monte cueva volcan mountain cave volcano',
  bridge: 'puente barranco bridge ravine',
  snow: 'nieve invierno trineo iglu polo hielo snow snowy winter sledge igloo ice',
  jungle: 'selva jungla jungle rainforest',
  desert: 'desierto desert',
  space:
    'espacio planeta marte crater cohete galaxia extraterrestre space planet mars crater rocket galaxy alien moon_landing landing_on',
  hospital: 'hospital clinica enfermeria clinic ward',
  bathroom: 'bano banera cuarto_de_bano ducha orinal bathroom bath bathtub shower potty',
  lounge: 'salon sofa sala_de_estar living_room sofa',
  pitch:
    'campo_de_futbol futbol partido_de_futbol gol portero portera football soccer football_match goalkeeper',
  pool: 'piscina natacion swimming_pool swimming pool',
  spaceship: 'nave astronave estacion_espacial nave_espacial spaceship spacecraft space_ship space_station',
};

const THING_WORDS: Record<Thing, string> = {
  lamp: 'lampara farol linterna vela lamp lantern candle torch',
  book: 'libro biblioteca book library libraries',
  letter: 'carta letter',
  key: 'llave key',
  map: 'mapa map',
  ball: 'pelota balon futbol baloncesto ball football soccer basketball netball',
  kite: 'kite',
  balloon: 'globo balloon',
  boat: 'barco barquito barca bote velero barco_de_vela ferry boat ship',
  train: 'tren train',
  drum: 'tambor bateria drum',
  cake: 'tarta pastel bizcocho magdalena muffin cupcake cumpleanos cake birthday',
  teapot: 'tetera teapot tea',
  umbrella: 'paraguas umbrella',
  egg: 'huevo egg',
  flower: 'flor flower',
  shell: 'concha caracola shell seashell',
  star: 'estrella star',
  chest: 'cofre tesoro baul chest treasure',
  telescope: 'telescopio telescope stargazing',
  box: 'caja box',
  scales: 'balanza bascula kitchen_scales weighing_scales',
  machine: 'maquina invento inventor inventora machine invention contraption inventor',
  teddy: 'peluche teddy_bear stuffed_toy soft_toy cuddly_toy',
  armchair: 'sillon butaca armchair',
  basket: 'cesta canasta cesto basket picnic',
  chairs: 'silla chair',
  bicycle: 'bicicleta bici bicycle bike',
  bus: 'autobus bus minibus',
  cloud: 'nube cloud',
  tooth: 'diente muela tooth teeth',
  cheese: 'queso cheese',
  paper: 'hoja_de_papel formulario sheet_of_paper form',
  gift: 'regalo gift present',
  house: 'casa casita house cottage',
  sock: 'calcetin sock',
  car: 'coche carro coche_de_carreras car',
  tree: 'arbol manzano tree apple_tree',
  icecream: 'helado polo_de_fresa ice_cream icecream ice_lolly popsicle',
  tomato: 'tomate tomatoes tomato',
  plane: 'avion avioneta avioncito plane aeroplane airplane',
  shoe: 'zapato zapatilla zapatito shoe slipper sneaker',
  fireengine:
    'camion_de_bomberos coche_de_bomberos bombero bombera fire_engine fire_truck firetruck firefighter',
  treehouse: 'casa_del_arbol casita_del_arbol casa_en_el_arbol casita_en_el_arbol treehouse tree_house',
  tent: 'tienda_de_campana acampada campamento tent camping campsite',
  guitar: 'guitarra ukelele guitar ukulele',
  rainbow: 'arcoiris arco_iris rainbow',
  rocket: 'cohete rocket',
  tractor: 'tractor',
  crane: 'grua crane',
  broom: 'escoba broom broomstick',
  tiara: 'corona crown tiara',
  bed: 'cama camita litera cuna bed bunk cot crib',
  biscuit: 'galleta galletita rosquilla rosquilleta donut doughnut bun biscuit cookie cookies',
  pancakes: 'tortita crepe pancake crepe waffle welsh_cake scone crumpet',
  pizza: 'pizza',
  piano: 'piano',
  phone: 'telefono movil phone telephone smartphone',
  wheelchair: 'silla_de_ruedas wheelchair',
  airballoon:
    'globo_aerostatico viaje_en_globo viajar_en_globo ir_en_globo montar_en_globo volar_en_globo hot_air_balloon ' +
    'air_balloon balloon_ride',
  truck: 'camion camioneta camion_de_basura furgoneta lorry lorries truck',
  carrot: 'zanahoria carrot',
  boots:
    'botas bota_de_agua botas_de_agua katiuska boots wellies wellie welly wellington wellington_boot rain_boot',
  rod: 'cana_de_pescar pescar pescamos pesca pescando fishing fishing_rod',
  paint:
    'pintura bote_de_pintura brocha pintar pintamos pinta pintan paint paints painting pot_of_paint paintbrush',
  sandcastle: 'castillo_de_arena sandcastle sand_castle',
  sunflower: 'girasol girasoles sunflower',
  boardgame: 'juego_de_mesa parchis ajedrez oca domino bingo board_game chess ludo dominoes',
  fruit:
    'fruta cuenco_de_fruta fresa mora uva cereza arandano fruit bowl_of_fruit strawberry strawberries blackberry ' +
    'blackberries grape cherries berries',
  suitcase: 'maleta equipaje vacaciones suitcase luggage holiday vacation',
  wateringcan: 'regadera regar plantar plantamos plantan watering_can plant plants planting',
  trophy: 'trofeo medalla trophy medal',
  paperboat: 'barco_de_papel barquito_de_papel paper_boat',
  table: 'mesa_puesta mesa_de_comedor dining_table kitchen_table',
  puzzle: 'puzle puzzle rompecabezas jigsaw',
  cards:
    'hand_of_cards cartas_de_jugar las_cartas jugar_a_cartas baraja naipe playing_card play_cards card_game',
  paella: 'paella pan_of_paella',
  spaghetti: 'espagueti pasta macarron spaghetti noodle macaroni',
  bread:
    'hacer_pan hacemos_pan hornear_pan horneamos_pan pan_casero bocadillo barra_de_pan hogaza bread loaf sandwich toast',
  popcorn: 'palomita palomitas_de_maiz popcorn',
  birdhouse:
    'casita_para_pajaros casa_para_pajaros casita_de_pajaros caja_nido birdhouse bird_house nest_box',
  boxcastle:
    'castillo_de_carton castillo_de_cajas castillo_de_cajas_de_carton fuerte_de_cajas cardboard_castle castle_of_boxes',
  den:
    'cabana choza cabana_de_mantas fuerte_de_cojines castillo_de_cojines den pillow_fort blanket_fort ' +
    'castle_made_of_cushions castle_of_cushions',
  igloo: 'iglu igloo',
  postbox: 'buzon postbox mailbox letterbox post_box',
  rosette: 'escarapela rosette',
  microphone: 'microfono karaoke microphone',
  violin: 'violin viola violonchelo cello fiddle',
  stick: 'hockey palo_de_hockey hockey_stick',
  wool: 'ball_of_wool lana ovillo tejer teje tejemos tejen ganchillo wool yarn knit knits knitting crochet',
  clay: 'taller_de_barro jarron_de_barro figuras_de_barro arcilla ceramica clay pottery',
  varnish: 'esmalte pintaunas nail_varnish nail_polish',
  scooter: 'patinete monopatin scooter skateboard',
  swing: 'columpio swing',
  lemonade: 'limonada jarra_de_limonada lemonade jug_of_lemonade',
  paperplane: 'avion_de_papel aviones_de_papel paper_plane paper_aeroplane',
  trumpet: 'trompeta trombon tuba saxofon saxo corneta trumpet trombone saxophone bugle',
  stew: 'guiso olla_de_guiso cocido potaje lentejas lenteja puchero sopa estofado stew pot_of_stew soup curry chilli dumpling',
  satchel: 'mochila mochila_del_cole backpack rucksack satchel schoolbag school_bag',
  excavator: 'excavadora retroexcavadora digger excavator bulldozer',
};

const HOUR_WORDS: Record<Hour, string> = {
  day: 'dia manana tarde sol day morning afternoon sun sunny',
  night:
    'noche nocturno nocturna luna estrella dormir sueno dormirse oscuridad night moon star sleep asleep sleepy bedtime dark stargazing',
};

const COLOUR_WORDS: Record<FigureColour, string> = {
  red: 'rojo roja red',
  orange: 'naranja orange',
  yellow: 'amarillo amarilla dorado dorada yellow golden',
  green: 'verde green',
  blue: 'azul blue',
  purple: 'morado morada violeta lila purple violet',
  brown: 'marron brown',
  white: 'blanco blanca white',
  grey: 'gris plateado plateada grey gray silver',
  black: 'negro negra black',
  pink: 'rosa rosado rosada pink',
};

const GARMENT_WORDS: Record<Exclude<Garment, 'none'>, string> = {
  scarf: 'bufanda scarf',
  hat: 'sombrero gorro hat',
  cape: 'capa cape',
  crown: 'corona crown',
  glasses: 'gafas lentes anteojos glasses spectacles',
  bow: 'lazo bow',
  backpack: 'mochila backpack rucksack',
  hood: 'capucha caperuza hood hooded',
  pointed: 'sombrero_puntiagudo cumpleanos pointed pointy birthday',
  helmet: 'casco_espacial space_helmet astronaut_helmet',
  firehat: 'casco_de_bombero fireman_helmet firefighter_helmet',
  toque: 'gorro_de_cocinero chef_hat',
  tricorn: 'sombrero_de_pirata sombrero_pirata pirate_hat',
  ears: 'orejas_de_mentira pretend_ears',
};

/** Words of topics that are too grave for a picture which no model chose. */
const GRAVE = new Set(
  (
    'muerte muerto muerta murio morir muere fallecio fallecido fallecer cielo sacrificar atropellaron cementerio funeral ' +
    'dead death die died dying dies floating buried cemetery grave killed kill hospital enfermo enferma enfermedad varicela ' +
    'cancer sick ill illness disease pox accidente accidentes accident guerra bomba war bomb divorcio divorciar separan ' +
    'divorce divorced carcel prision preso policia prison jail police droga drogas drugs acoso bullying maltrato abuso ' +
    'abuse pegan pega pegaban hits hitting mean suicidio suicide flotando triste llorar llora sad cry cries crying'
  ).split(' '),
);
/** First persons: a typed sentence with one is about the child's own life, which words do not judge. */
const OWN = new Set('mi mis me nos yo nuestro nuestra nuestros nuestras my our me i we us'.split(' '));
/** Longest phrase with a first person that is only a name, in words: *my dog Rusty*. */
const OWN_WORDS = 4;
/** Small words, also of titles with capitals. */
const SMALL = new Set(
  'el la los las un una y e o de del al con en que the a an and or of with in on who'.split(' '),
);
/** Things with a figure's name that are not that figure, and figures that belong to a person. */
const NAMESAKES = [
  'step (?:mum|mom|mother|dad|father|brother|sister)s?',
  'paint(?:s|ing)? (?:our|my|her|his|their) nails',
  // Lazy, and no sloth
  '(?<=\\p{L} )(?<!\\b(?:un|el|dos|tres|los|unos|osos?|ositos?|mi|del|al) )perezosos?',
  'sea lions?',
  'sea horses?',
  'star ?fish',
  'hot dogs?',
  'piggy banks?',
  'bear hugs?',
  'cat burglars?',
  'doll ?s? houses?',
  'baby sharks?',
  'baby (?:tooth|teeth|monitors?|carrots?)',
  'luna de miel',
  'sun (?:cream|hats?|glasses)',
  'spelling bees?',
  'monkey bars?',
  'maya the bee',
  'fairy ?(?:tales?|stor(?:y|ies)|lights?|cakes?)',
  'mouse pads?',
  'chicken nuggets?',
  'killer whales?',
  '(?:gingerbread|spider|iron|ant|bogey|ice cream) m[ae]n',
  'caball(?:it)?os? de mar',
  'erizos? de mar',
  'lobos? de mar',
  'leon(?:es)? marinos?',
  'osos? hormigueros?',
  'gallin(?:it)?a ciega',
  'cerdit[oa]s? hucha',
  'raton(?:es)? de ordenador',
  'pollo frito',
  'peces? gordos?',
  'casas? de munecas',
  'hombres? arana',
  'cuentos? de hadas',
  'peppa(?: pig)?',
  'hello kitty',
  'cat in the hat',
  'lion king',
  'rey leon',
  'george pig',
  'care bears?',
  'barbie dolls?',
  'munecas? barbie',
  'abeja maya',
  '(?:muy|tan|que) mon[oa]s?',
  // Where it happens, and no house that one sees
  '(?:en|a|de|por|desde) (?:(?:la|mi|su|tu|nuestra) )?casa(?! (?:del|en el) arbol| nueva)',
  '(?:at|in|into|around|of) (?:(?:the|my|our|her|his) )?house',
];
const NAMED_AFTER = new RegExp(`\\b(?:${NAMESAKES.join('|')})\\b`, 'gu');
/** Words before moon and sun where they are a place or the light: *to the moon, tomar el sol*. */
const NO_LUMINARY =
  /(?:^| )(?:(?:a|en|de|hasta|hacia|bajo|con|to|on|in|at|of|by|from|under|over|tomar|tomando|hace) (?:(?:el|la|un|the|a) )?|(?:al|del|media|full|half|new) )$/u;

/** Words of a tale's name, which are kept in spite of their capitals. */
const TALE = new Set(
  'caperucita roja red riding hood papa noel santa claus father christmas reyes magos'.split(' '),
);

function lookup<Value extends string>(table: Partial<Record<Value, string>>): ReadonlyMap<string, Value> {
  const entries = Object.entries(table) as [Value, string][];
  return new Map(entries.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));
}

const FIGURES = lookup(FIGURE_WORDS);
const DRESSED = new Map(
  Object.entries(DRESSED_WORDS).flatMap(([kind, garments]) =>
    [...lookup(garments)].map(([word, garment]) => [word, { kind: kind as FigureKind, garment }] as const),
  ),
);
const PLACE_OF = lookup(PLACE_WORDS);
const THING_OF = lookup(THING_WORDS);
const HOUR_OF = lookup(HOUR_WORDS);
const COLOUR_OF = lookup(COLOUR_WORDS);
const GARMENT_OF = lookup(GARMENT_WORDS);

/** The first colour that a text names, whatever has it. */
export function colourNamed(text: string): FigureColour | null {
  const [word] =
    fold(text)
      .match(/\p{L}+/gu)
      ?.filter((one) => COLOUR_OF.has(one)) ?? [];
  return word === undefined ? null : COLOUR_OF.get(word)!;
}

/** A figure that words name; null where they do not say it. */
export type NamedFigure = { kind: FigureKind; colour: FigureColour | null; garment: Garment | null };

/** What the words of a text say of a picture. */
export type SceneWords = {
  /** Each kind once, in order. */
  figures: NamedFigure[];
  place: Place | null;
  thing: Thing | null;
  /** All things that are named, in order, and colours that are said of them. */
  things: Thing[];
  paints: Paints;
  hour: Hour | null;
  /** Whether the text is too grave for words to say what is shown. */
  isGrave: boolean;
  /** Whether it is a sentence in the first person, so about the child's own life. */
  isOwn: boolean;
};

/** A word as it stands, and without the ending of a plural. */
const formsOf = (word: string) => [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')];

/** Forms of texts that are being read, by the place of their first word: every table is searched for them. */
const formsIn = new WeakMap<readonly string[], string[][]>();

/** The word at a place together with the next three, two or one, and alone, in that order. */
function formsAt(words: readonly string[], at: number): string[] {
  const known = formsIn.get(words) ?? [];
  formsIn.set(words, known);
  const most = Math.min(4, words.length - at);
  return (known[at] ??= Array.from({ length: most }, (_, fewer) =>
    formsOf(words.slice(at, at + most - fewer).join('_')),
  ).flat());
}

function firstIn<Value>(table: ReadonlyMap<string, Value>, forms: readonly string[]): Value | null {
  for (const form of forms) {
    const value = table.get(form);
    if (value !== undefined) return value;
  }
  return null;
}

const found = <Value>(table: ReadonlyMap<string, Value>, word: string) => firstIn(table, formsOf(word));

/** What a table says of the longest text at a place. */
const foundAt = <Value>(table: ReadonlyMap<string, Value>, words: readonly string[], at: number) =>
  firstIn(table, formsAt(words, at));

/**
 * Words of a text that may say what is shown, folded, without names: those given, and those with a capital among words
 * without.
 */
function wordsOf(text: string, names: ReadonlySet<string>): string[] {
  const written = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isSentence = written.some((word, at) => at > 0 && /^\p{Ll}/u.test(word) && !SMALL.has(fold(word)));
  return written
    .filter((word, at) => at === 0 || !isSentence || !/^\p{Lu}/u.test(word) || TALE.has(fold(word)))
    .map(fold)
    .filter((word) => !names.has(word))
    .join(' ')
    .replace(/\bguinea pig(?=s?\b)/gu, 'hamster')
    .replace(/\breyes magos\b/gu, 'reyes')
    .replace(NAMED_AFTER, ' ')
    .split(' ')
    .filter((word) => word !== '');
}

/** Whether a word that names a kind is a figure: *a baby dragon* is a dragon, and *on the moon* is a place. */
function isFigure(kind: FigureKind, words: readonly string[], at: number): boolean {
  if (kind === 'baby')
    return (
      at + 1 === words.length || (foundAt(FIGURES, words, at + 1) ?? foundAt(DRESSED, words, at + 1)) === null
    );
  if (kind !== 'moon' && kind !== 'sun') return true;
  return !NO_LUMINARY.test(`${words.slice(Math.max(0, at - 2), at).join(' ')} `);
}

/** What of people's clothes others wear who are called like them. */
const COSTUMES: Partial<Record<FigureKind, Garment>> = {
  pirate: 'tricorn',
  wizard: 'pointed',
  knight: 'cape',
  astronaut: 'helmet',
};
export const costumeOf = ({ kind, garment }: NamedFigure): Garment | null =>
  COSTUMES[kind] ?? (isOneOf(FIGURE_TABLE.people, kind) ? garment : null);

/**
 * One who is called by two names that stand together: *a pirate cat* and *gata pirata* are a cat with a hat.
 * @returns null for two who are two
 */
function inCostume(one: NamedFigure, other: NamedFigure): NamedFigure | null {
  for (const [being, worn] of [[one, costumeOf(other)] as const, [other, costumeOf(one)] as const])
    if (worn !== null && !isOneOf(FIGURE_TABLE.people, being.kind))
      return { ...being, colour: one.colour ?? other.colour, garment: worn };
  return null;
}

/** In English the colour stands before what has it, in Spanish after it. */
const colourAt = (words: readonly string[], before: number, after: number): FigureColour | null =>
  found(COLOUR_OF, words[after] ?? '') ?? found(COLOUR_OF, words[before] ?? '');

/** Each once, with its colour: a tree house is no tree besides. */
function thingsAmong(words: readonly string[]): Map<Thing, FigureColour | null> {
  const things = new Map<Thing, FigureColour | null>();
  for (let at = 0; at < words.length; at++) {
    const length = [4, 3, 2, 1].find(
      (some) => found(THING_OF, words.slice(at, at + some).join('_')) !== null,
    );
    if (length === undefined) continue;
    const thing = found(THING_OF, words.slice(at, at + length).join('_'))!;
    things.set(thing, things.get(thing) ?? colourAt(words, at - 1, at + length));
    at += length - 1;
  }
  return things;
}

/**
 * Reads words that are known.
 * @param names words that are names, folded: *León* is no lion
 */
export function sceneWordsIn(text: string, names: ReadonlySet<string> = new Set()): SceneWords {
  const words = wordsOf(text, names);
  const figures = new Map<FigureKind, NamedFigure>();
  let lastFigure: NamedFigure | null = null;
  const places = new Map<NamedFigure, number>();
  for (const at of words.keys()) {
    const dressed = foundAt(DRESSED, words, at);
    const kind = dressed?.kind ?? foundAt(FIGURES, words, at);
    if (kind !== null && !figures.has(kind) && isFigure(kind, words, at)) {
      const colour = colourAt(words, at - 1, at + 1) ?? foundAt(OWN_COLOURS, words, at);
      lastFigure = { kind, colour, garment: dressed?.garment ?? null };
      places.set(lastFigure, at);
      figures.set(kind, lastFigure);
    } else if (lastFigure) lastFigure.garment ??= foundAt(GARMENT_OF, words, at);
  }
  const isOneName = (one: NamedFigure, other: NamedFigure): boolean => {
    const [at, next] = [places.get(one)!, places.get(other)!];
    const isNext = next === at + 1 || (next === at + 2 && found(COLOUR_OF, words[at + 1] ?? '') !== null);
    return isNext && fold(text).includes(words.slice(at, next + 1).join(' '));
  };
  const first = <Value>(table: ReadonlyMap<string, Value>) =>
    words.map((_, at) => foundAt(table, words, at)).find((value) => value !== null) ?? null;
  const named: NamedFigure[] = [];
  for (const figure of figures.values()) {
    const before = named.at(-1);
    const both = before && isOneName(before, figure) ? inCostume(before, figure) : null;
    if (both) named.pop();
    named.push(both ?? figure);
  }
  // A bear of plush is one bear, and a crown is on one head.
  const isOfFigure = (thing: Thing) =>
    (thing === 'teddy' && figures.has('bear')) ||
    (thing === 'tiara' && named.some(({ garment }) => garment === 'crown'));
  const colours = thingsAmong(words);
  const things = [...colours.keys()];
  const [thing = null] = things;
  return {
    figures: named,
    place: first(PLACE_OF),
    thing: thing !== null && isOfFigure(thing) ? null : thing,
    things: things.filter((one) => !isOfFigure(one)),
    paints: Object.fromEntries([...colours].filter(([, colour]) => colour !== null)),
    hour: first(HOUR_OF),
    // "Se pega" is caught or sticks, and hits nobody.
    isGrave: words.some(
      (word, at) => GRAVE.has(word) && !(word.startsWith('pega') && words[at - 1] === 'se'),
    ),
    isOwn: words.length > OWN_WORDS && words.some((word) => OWN.has(word)),
  };
}

/** Each thing that the words of a text name, in order; `sceneWordsIn` has the first that a picture of it shows. */
export function thingsIn(text: string, names: ReadonlySet<string> = new Set()): Thing[] {
  return [...thingsAmong(wordsOf(text, names)).keys()];
}
