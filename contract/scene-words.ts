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
  leopard: { colour: 'yellow', place: 'jungle' },
  badger: { colour: 'grey', place: 'forest' },
  raccoon: { colour: 'grey', place: 'forest' },
  koala: { colour: 'grey', place: 'forest' },
  beaver: { colour: 'brown', place: 'pond' },
  otter: { colour: 'brown', place: 'pond' },
  mole: { colour: 'grey', place: 'garden' },
  kangaroo: { colour: 'brown', place: 'desert' },
  ladybird: { colour: 'red', place: 'garden' },
  caterpillar: { colour: 'green', place: 'garden' },
  worm: { colour: 'pink', place: 'garden' },
  snake: { colour: 'green', place: 'jungle' },
  lizard: { colour: 'green', place: 'desert' },
  bat: { colour: 'purple', place: 'forest' },
  seal: { colour: 'grey', place: 'beach' },
  rhino: { colour: 'grey', place: 'jungle' },
  llama: { colour: 'white', place: 'mountain' },
  flamingo: { colour: 'pink', place: 'pond' },
  peacock: { colour: 'blue', place: 'garden' },
  jellyfish: { colour: 'pink', place: 'underwater' },
  seahorse: { colour: 'orange', place: 'underwater' },
  firefly: { colour: 'brown', place: 'meadow' },
  dragonfly: { colour: 'blue', place: 'pond' },
  grasshopper: { colour: 'green', place: 'meadow' },
};

const FIGURE_WORDS: Record<FigureKind, string> = {
  girl: 'nina chica girl',
  boy: 'nino chico boy',
  child: 'peque child kid toddler',
  woman: 'mujer senora maestra doctora panadera reina bruja woman lady queen witch',
  man: 'hombre senor maestro farero panadero cartero rey gigante man baker king lighthouse_keeper giant',
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
    'monstruo monstruito ogro ogra yeti marciano extraterrestre alienigena trol zombi zombie monster ogre troll martian alien',
  unicorn: 'unicornio unicorn',
  ghost: 'fantasma fantasmita ghost',
  scarecrow: 'espantapajaros espantajo scarecrow',
  doll: 'muneca munequita doll dolly',
  snowman:
    'muneco_de_nieve munecos_de_nieve munequito_de_nieve mono_de_nieve snowman snowmen snow_man snowwoman',
  moon: 'luna lunita moon',
  sun: 'sol solecito sun',
  skeleton: 'esqueleto esqueletito calavera calaca skeleton',
  bear: 'oso osa osito osita osezno oso_polar osos_polares osito_polar polar_bear bear teddy',
  fox: 'zorro zorrito zorrita fox',
  wolf: 'lobo loba lobito lobita wolf wolves',
  rabbit: 'conejo coneja conejito conejita conejillo liebre rabbit bunny bunnies hare',
  mouse: 'raton ratona ratoncito ratoncita ratita rata liron mouse mice rat dormouse dormice',
  cat: 'gato gata gatito gatita cat kitten kitty kitties',
  dog: 'perro perra perrito perrita cachorro cachorra dog doggy doggie pup puppy puppies',
  owl: 'buho lechuza owl',
  bird:
    'pajaro pajarito pajara ave gorrion paloma canario petirrojo gaviota cuervo mirlo golondrina aguila colibri urraca ' +
    'bird sparrow pigeon canary robin seagull gull crow raven blackbird eagle hummingbird magpie puffin',
  horse: 'caballo caballito yegua poni potro horse pony ponies foal',
  lion: 'leon leona leoncito lion lioness',
  elephant: 'elefante elefanta elefantito mamut elephant mammoth',
  turtle: 'tortuga tortuguita turtle tortoise',
  frog: 'rana ranita sapo frog toad',
  penguin: 'pinguino pinguina penguin',
  whale: 'ballena orca whale',
  fish: 'pez pececito peces fish goldfish',
  octopus: 'pulpo octopus',
  cow: 'vaca vaquita ternero ternerito ternerita becerro becerra toro torito buey cow calf calves bull ox oxen',
  sheep: 'oveja ovejita cordero cordera corderito corderita carnero borrego borrega borreguito sheep lamb',
  giraffe: 'jirafa jirafita giraffe',
  hedgehog: 'erizo eriza ericito puercoespin hedgehog porcupine',
  crocodile: 'cocodrilo cocodrila cocodrilito caiman crocodile alligator',
  hen: 'gallina gallinita gallo gallito pollo pollito pollita hen rooster cockerel chicken chick',
  snail: 'caracol caracolito snail',
  pig: 'cerdo cerda cerdito cerdita cochinito chancho chanchito pig piglet piggy',
  duck: 'pato patito ganso cisne duck duckling goose geese gosling swan cygnet',
  squirrel: 'ardilla ardillita squirrel',
  shark: 'tiburon tiburona tiburoncito shark',
  dinosaur:
    'dinosaurio dinosauria dinosaurito dino estegosaurio stegosaurus tiranosaurio tiranosaurus t_rex triceratops diplodocus brontosaurio ' +
    'velociraptor dinosaur tyrannosaurus brontosaurus',
  spider: 'arana aranita tarantula spider',
  ant: 'hormiga hormiguita ant',
  bee: 'abeja abejita abejorro avispa wasp bee honeybee bumblebee',
  monkey: 'mono mona monito monita chimpance gorila orangutan gorilla orangutan monkey chimp chimpanzee',
  butterfly: 'mariposa mariposita polilla moth butterfly butterflies',
  hamster: 'hamster hamstercito cobaya gerbil',
  tiger: 'tigre tigresa tigrecito tiger tigress',
  crab: 'cangrejo cangrejito crab',
  goat: 'cabra cabrita cabrito chivo chivito goat',
  deer: 'ciervo cierva cervatillo reno venado corzo alce moose elk deer reindeer stag fawn',
  camel: 'camello camella dromedario camel dromedary',
  panda: 'panda pandita oso_panda osito_panda panda_bear',
  donkey: 'burro burra borrico asno donkey',
  zebra: 'cebra cebrita zebra',
  hippo: 'hipopotamo hipopotama hippo hippopotamus',
  dolphin: 'delfin delfina delfincito dolphin',
  sloth: 'perezoso oso_perezoso osito_perezoso sloth',
  leopard: 'leopardo leoparda guepardo jaguar puma pantera leopard cheetah jaguar panther puma lynx lince',
  badger: 'tejon tejona tejoncito badger',
  raccoon: 'mapache raccoon racoon',
  koala: 'koala coala',
  beaver: 'castor castorcito beaver',
  otter: 'nutria otter',
  mole: 'topo topillo topito mole',
  kangaroo: 'canguro kangaroo joey wallaby',
  ladybird: 'mariquita catarina vaquita_de_san_antonio chinita ladybird ladybug escarabajo beetle',
  caterpillar: 'oruga gusanito_de_seda caterpillar',
  worm: 'gusano gusanito lombriz worm earthworm',
  snake: 'serpiente culebra boa snake python',
  lizard: 'lagarto lagartija lagartijo iguana camaleon salamandra lizard gecko chameleon',
  bat: 'murcielago bat',
  seal: 'foca foquita morsa seal walrus',
  rhino: 'rinoceronte rhino rhinoceros',
  llama: 'llama alpaca vicuna',
  flamingo: 'flamenco_rosa flamenco_rosado ciguena garza flamingo stork heron',
  peacock: 'pavo_real pavorreal peacock',
  jellyfish: 'medusa jellyfish',
  seahorse: 'seahorse',
  firefly: 'luciernaga firefly fireflies glow_worm glowworm',
  dragonfly: 'libelula dragonfly dragonflies',
  grasshopper: 'saltamontes grillo cigarra chapulin grasshopper',
  parrot: 'loro lorito tucan toucan papagayo guacamayo cacatua periquito parrot parakeet macaw budgie',
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
  ...'canario canary pollito chick'.split(' ').map((word) => [word, 'yellow'] as const),
  ...'ganso cisne gaviota oso_polar osos_polares osito_polar goose geese swan seagull gull polar_bear'
    .split(' ')
    .map((word) => [word, 'white'] as const),
  ...'orca pantera tucan cuervo mirlo gorila panther toucan crow raven blackbird gorilla'
    .split(' ')
    .map((word) => [word, 'black'] as const),
  ...'petirrojo robin'.split(' ').map((word) => [word, 'red'] as const),
  ...'aguila toro castor nutria puma mamut eagle bull mammoth'
    .split(' ')
    .map((word) => [word, 'brown'] as const),
  ...'orangutan'.split(' ').map((word) => [word, 'orange'] as const),
]);

const PLACE_WORDS: Record<Place, string> = {
  forest: 'bosque forest wood',
  meadow:
    'prado pradera campo colina feria montana_rusa noria circo carpa tiovivo carrusel meadow field hill fairground funfair ' +
    'roller_coaster circus carousel merry_go_round',
  farm: 'granja corral establo gallinero farm barn stable',
  garden: 'jardin parque garden park',
  village: 'pueblo aldea village',
  city:
    'ciudad calle semaforo farola city town street traffic_light street_lamp fire_station police_station parque_de_bomberos ' +
    'comisaria rascacielos skyscraper',
  market: 'mercado mercadillo bazar market bazaar',
  castle: 'castillo palacio torre reino castle palace tower kingdom',
  station:
    'estacion_de anden tren ferrocarril locomotora station train_station train railway locomotive platform',
  bedroom: 'habitacion cuarto dormitorio cama pijama almohada bedroom bed pyjama pajama pillow',
  kitchen: 'cocina horno sopa galleta kitchen oven soup cookie biscuit pancake',
  stairs: 'escalera escalon rellano stair step landing',
  stage: 'escenario teatro obra_de_teatro funcion stage theatre school_play talent_show',
  attic: 'desvan buhardilla trastero attic loft',
  allotment: 'huerto huerta allotment vegetable_garden vegetable_patch',
  pond: 'estanque charca pantano pond swamp',
  gym: 'gimnasio pabellon polideportivo gym sports_hall',
  school:
    'escuela colegio cole clase guarderia jardin_de_infancia school class classroom nursery kindergarten',
  library: 'biblioteca bibliotecario bibliotecaria library libraries librarian',
  beach: 'playa seaside orilla isla faro farero farera lighthouse beach shore island desert_island',
  harbour: 'puerto muelle embarcadero harbour harbor port pier dock quay',
  sea: 'mar oceano sea ocean',
  ship: 'barco ferry velero cubierta capitan capitana marinero marinera ship sailboat captain sailor',
  underwater: 'submarino coral submarine underwater',
  mountain: 'montana monte cueva volcan mountain cave volcano',
  bridge: 'puente barranco bridge ravine',
  snow: 'nieve invierno trineo iglu polo hielo oso_polar osos_polares polar_bear snow snowy winter sledge igloo ice',
  jungle: 'selva jungla jungle rainforest',
  desert: 'desierto desert',
  space:
    'espacio planeta marte crater cohete galaxia extraterrestre space planet mars crater rocket galaxy alien moon_landing landing_on',
  hospital: 'hospital clinica enfermeria clinic ward',
  bathroom:
    'bano banera champu cepillo_de_dientes toothbrush cuarto_de_bano ducha orinal bathroom bath bathtub shower potty',
  lounge: 'salon sofa sala_de_estar living_room sofa',
  pitch:
    'campo_de_futbol futbol partido_de_futbol gol portero portera football soccer football_match goalkeeper',
  pool: 'piscina natacion swimming_pool swimming pool',
  spaceship: 'nave astronave estacion_espacial nave_espacial spaceship spacecraft space_ship space_station',
};

const THING_WORDS: Record<Thing, string> = {
  lamp: 'lampara diwali hanukkah ramadan farol linterna vela lamp lantern candle torch',
  book: 'libro cuaderno biblioteca book notebook library libraries',
  letter: 'carta postal letter postcard',
  key: 'llave key',
  map: 'mapa map',
  ball: 'pelota balon ball',
  kite: 'kite',
  balloon: 'globo balloon',
  boat: 'hovercraft barco barquito barca bote velero barco_de_vela balsa ferry boat ship raft',
  train: 'tren trenecito locomotora tranvia train tram',
  drum: 'tambor bateria drum',
  cake: 'tarta pastel bizcocho cumpleanos cake birthday',
  teapot: 'tetera teapot tea',
  umbrella: 'paraguas umbrella',
  egg: 'huevo egg',
  flower: 'flor tulipan margaritas rosal amapola clavel flower tulip daisies roses poppies poppy dandelion',
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
  chairs: 'torre_de_sillas tower_of_chairs',
  bicycle: 'bicicleta bici triciclo bicycle bike tricycle trike',
  bus: 'autobus guagua autocar bus minibus',
  cloud: 'nube cloud',
  tooth: 'diente muela diente_de_leche dientes_de_leche tooth teeth milk_tooth milk_teeth',
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
  shoe: 'zapato zapatilla zapatito shoe slipper sneaker trainers',
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
  biscuit: 'galleta galletita alfajor polvoron gingerbread biscuit cookie cookies',
  pancakes: 'tortita crepe panqueque pancake waffle',
  pizza: 'pizza',
  piano: 'piano',
  phone: 'telefono movil phone telephone smartphone',
  wheelchair: 'silla_de_ruedas wheelchair wheelie',
  airballoon:
    'globo_aerostatico viaje_en_globo viajar_en_globo ir_en_globo montar_en_globo volar_en_globo hot_air_balloon ' +
    'air_balloon balloon_ride',
  truck: 'camion camioneta camion_de_basura camion_de_la_basura bin_lorry furgoneta lorry van lorries truck',
  carrot: 'zanahoria carrot',
  boots:
    'botas bota_de_agua botas_de_agua katiuska boots wellies wellie welly wellington wellington_boot rain_boot',
  rod: 'cana_de_pescar pescar pescamos pesca pescando fishing fishing_rod',
  paint:
    'pintura bote_de_pintura brocha pintar pintamos pinta pintan paint paints painting pot_of_paint paintbrush pincel',
  sandcastle: 'castillo_de_arena sandcastle sand_castle',
  sunflower: 'girasol girasoles sunflower',
  boardgame: 'juego_de_mesa parchis board_game ludo snakes_and_ladders',
  fruit: 'fruta cuenco_de_fruta macedonia berries fruit bowl_of_fruit',
  suitcase: 'maleta equipaje vacaciones suitcase luggage holiday vacation',
  wateringcan: 'regadera regar plantar plantamos plantan watering_can plant plants planting',
  trophy: 'trofeo trophy',
  paperboat: 'barco_de_papel barquito_de_papel paper_boat',
  table: 'mesa_puesta mesa_de_comedor dining_table kitchen_table',
  puzzle: 'puzle puzzle rompecabezas jigsaw',
  cards:
    'hand_of_cards cartas_de_jugar las_cartas jugar_a_cartas baraja naipe playing_card play_cards card_game',
  paella: 'paella pan_of_paella',
  spaghetti: 'espagueti pasta macarron spaghetti macaroni',
  bread:
    'hacer_pan hacemos_pan hornear_pan horneamos_pan pan_casero pan barra_de_pan hogaza tostada bread loaf toast',
  popcorn: 'palomita cubo_de_palomitas bucket_of_popcorn palomitas_de_maiz popcorn',
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
  scooter: 'patinete scooter',
  swing: 'columpio swing',
  lemonade: 'limonada jarra_de_limonada lemonade jug_of_lemonade',
  paperplane: 'avion_de_papel aviones_de_papel paper_plane paper_aeroplane',
  trumpet: 'trompeta trombon tuba saxofon saxo corneta trumpet trombone saxophone bugle',
  stew: 'guiso olla olla_de_guiso cocido potaje lentejas lenteja puchero estofado stew pot_of_stew curry chilli',
  satchel: 'mochila mochila_del_cole backpack rucksack satchel schoolbag school_bag',
  excavator: 'excavadora retroexcavadora digger excavator bulldozer',
  strawberries: 'fresa frutilla strawberry strawberries',
  blackberries: 'mora zarzamora blackberry blackberries',
  raspberries: 'frambuesa raspberry raspberries',
  blueberries: 'arandano blueberry blueberries bilberries',
  cherries: 'cereza guinda cherry cherries',
  olives: 'aceituna olive',
  chestnuts: 'castana chestnut conker',
  potatoes: 'patata potato potatoes',
  sweets: 'caramelo dulces chuche chucheria golosina gominola sweets sweetie candy candies',
  croquettes: 'croqueta croquette',
  dumplings: 'empanadilla empanada gyoza ravioli pierogi dumpling pasty pasties samosa',
  meatballs: 'albondiga meatball',
  churros: 'churro',
  buns: 'bollo bollito bunuelo panecillo arepa croissant bun scone crumpet welsh_cake bread_roll',
  sushi: 'sushi',
  soup: 'sopa caldo soup broth',
  porridge: 'gachas avena cereal natilla arroz_con_leche porridge oatmeal custard rice_pudding',
  rice: 'arroz rice',
  noodles: 'fideo noodle ramen',
  salad: 'ensalada lechuga salad lettuce',
  honey: 'miel honey',
  jam: 'mermelada jam marmalade',
  milk: 'leche batido milk milkshake',
  juice: 'zumo jugo juice smoothie',
  cocoa: 'taza cacao chocolate_caliente taza_de_chocolate cocoa hot_chocolate mug',
  apple: 'manzana apple',
  pear: 'pera pear',
  peach: 'melocoton durazno albaricoque peach peaches apricot',
  tangerine: 'mandarina naranjas tangerine clementine satsuma oranges',
  lemon: 'limon lemon',
  banana: 'platano banana',
  grapes: 'uva grape',
  watermelon: 'sandia watermelon',
  pineapple: 'pina pineapple',
  pumpkin: 'calabaza pumpkin',
  corn: 'maiz mazorca elote choclo corn sweetcorn',
  broccoli: 'brocoli coliflor verduras broccoli cauliflower vegetables',
  mushroom: 'seta hongo champinon mushroom toadstool',
  sandwich: 'bocadillo bocata sandwich sandwiches',
  burger: 'hamburguesa burger hamburger',
  hotdog: 'hotdog salchicha sausage',
  tacos: 'taco burrito quesadilla fajita',
  omelette: 'tortilla tortilla_de_patata tortilla_de_patatas tortilla_espanola omelette',
  pie:
    'tarta_de_manzana empanada_gallega quiche apple_pie apple_pies mince_pie mince_pies cherry_pie pumpkin_pie meat_pie ' +
    'the_pie a_pie tart',
  jelly: 'gelatina flan jelly',
  chips: 'patata_frita patatas_fritas papa_frita papas_fritas chips fries',
  lollipop: 'piruleta chupachups lollipop',
  candyfloss: 'algodon_de_azucar candyfloss candy_floss cotton_candy',
  cupcake: 'magdalena cupcake muffin',
  doughnut: 'rosquilla rosquilleta donut doughnut',
  chocolate: 'chocolate bombon brownie',
  football: 'balon_de_futbol futbol football soccer soccer_ball',
  basketball: 'balon_de_baloncesto baloncesto basketball netball',
  goal: 'porteria goal goalpost',
  racket: 'raqueta tenis padel badminton racket racquet tennis',
  medal: 'medalla medal',
  skateboard: 'monopatin skateboard',
  rollerskates: 'patin patines roller_skate ice_skate skates rollerskates',
  sledge: 'trineo sledging tobogganing sledge sled sleigh toboggan',
  bucket: 'cubo_y_pala cubo pala bucket spade bucket_and_spade',
  blocks: 'bloque lego building_block blocks juguetes toys',
  chess: 'ajedrez chess',
  marbles: 'canica marbles',
  spinningtop: 'peonza trompo spinning_top',
  puppet: 'marioneta titere puppet',
  wand: 'varita varita_magica wand magic_wand',
  sword: 'espada sword',
  mask: 'mascara careta antifaz mask',
  rope: 'comba cuerda_de_saltar skipping_rope jump_rope',
  hoop: 'aro hula_hoop hoop',
  slide: 'tobogan resbaladilla slide',
  seesaw: 'balancin subibaja seesaw see_saw',
  sandpit: 'arenero cajon_de_arena sandpit sandbox',
  trampoline: 'cama_elastica trampolin trampoline',
  carousel: 'tiovivo carrusel calesita feria the_fair merry_go_round carousel funfair fairground',
  bigwheel: 'noria big_wheel ferris_wheel',
  coaster: 'montana_rusa roller_coaster rollercoaster',
  circus: 'circo carpa carpa_de_circo circus circus_tent big_top',
  bubbles: 'pompa pompas_de_jabon nube_de_pompas burbuja bubble soap_bubble cloud_of_bubbles',
  snowglobe: 'bola_de_nieve snow_globe snowglobe',
  rockinghorse: 'rockinghorse',
  dollhouse: 'dollhouse',
  piggybank: 'hucha alcancia piggybank',
  rubberring: 'flotador rubber_ring swim_ring',
  flute: 'flauta recorder flute',
  castanets: 'castanuela castanets',
  maracas: 'maraca',
  tambourine: 'pandereta pandero tambourine',
  xylophone: 'xilofono marimba xylophone glockenspiel',
  accordion: 'acordeon accordion',
  bell: 'campana campanilla cascabel bell',
  harp: 'arpa harp',
  pinata: 'pinata',
  fireworks: 'fuegos_artificiales castillo_de_fuegos_artificiales fireworks',
  jackolantern: 'calabaza_de_halloween halloween jack_o_lantern',
  firtree: 'arbol_de_navidad navidad abeto christmas christmas_tree fir_tree',
  bunting: 'guirnalda banderin bunting',
  sofa: 'sofa couch settee',
  chair: 'silla taburete chair stool',
  pillow: 'almohada cojin pillow cushion',
  blanket: 'manta mantita frazada cobija blanket',
  mirror: 'espejo mirror',
  clock: 'reloj despertador clock alarm_clock',
  television: 'television tele televisor telly',
  computer: 'ordenador computadora portatil tablet computer laptop',
  camera: 'camara camara_de_fotos camera',
  toothbrush: 'cepillo_de_dientes cepillo toothbrush',
  soap: 'jabon soap',
  towel: 'toalla towel',
  bath: 'banera tina bathtub bath_tub bubble_bath',
  carpet: 'alfombra alfombra_magica alfombra_voladora carpet rug magic_carpet flying_carpet',
  ladder: 'escalera_de_mano ladder',
  wardrobe: 'armario ropero wardrobe closet',
  door: 'puerta door',
  hammer: 'martillo herramienta hammer tool toolbox',
  scissors: 'tijera scissors',
  pencil: 'lapiz lapicero lapices rotulador pencil crayon felt_tip',
  magnifier: 'lupa magnifying_glass',
  binoculars: 'prismatico binocular binoculars',
  globe: 'globo_terraqueo bola_del_mundo globe',
  photo: 'foto fotografia album_de_fotos photo photograph framed_photo',
  flag: 'bandera flag',
  coin: 'moneda coin',
  gem: 'joya gema diamante esmeralda rubi gem jewel diamond emerald',
  necklace: 'collar pulsera necklace bracelet',
  bottle: 'biberon feeding_bottle',
  fryingpan: 'sarten frying_pan',
  washer: 'lavadora washing_machine',
  dress: 'vestido falda dress dresses skirt',
  tutu: 'tutu',
  coat: 'abrigo chaqueta chubasquero impermeable coat jacket raincoat anorak',
  jumper: 'jersey sueter jumper sweater',
  tshirt: 'camiseta t_shirt tshirt',
  pyjamas: 'pijama pyjama pajama',
  trousers: 'pantalon pantalones trousers jeans',
  mittens: 'guante manopla glove mitten',
  cap: 'gorra cap',
  leaf: 'hoja hojas the_leaves in_leaves of_leaves red_leaves golden_leaves hoja_de_arbol leaf autumn_leaves fallen_leaves',
  feather: 'pluma feather',
  acorn: 'bellota acorn',
  seeds: 'semilla pepita seed',
  sprout: 'brote plantita sprout seedling',
  stone: 'piedra piedrecita roca guijarro stone pebble rocks',
  nest: 'nido nest',
  snowflake: 'copo_de_nieve copo snowflake',
  raindrop: 'gota gota_de_lluvia gota_de_agua raindrop',
  campfire: 'hoguera fogata campfire bonfire',
  trafficlight: 'semaforo traffic_light',
  streetlamp: 'farola street_lamp streetlight lamp_post lamppost',
  bench: 'banco_de_madera banco_del_parque bench park_bench',
  fountain: 'fuente fountain',
  flowerpot: 'mi_planta una_planta la_planta las_plantas maceta tiesto flowerpot flower_pot plant_pot',
  cactus: 'cactus',
  wheelbarrow: 'carretilla wheelbarrow',
  beehive: 'colmena beehive hive',
  windmill: 'molino molino_de_viento windmill',
  lighthouse: 'faro lighthouse',
  rubbishbin: 'cubo_de_basura papelera contenedor reciclar rubbish_bin dustbin wheelie_bin recycling',
  helicopter: 'helicoptero helicopter',
  ambulance: 'ambulancia ambulance',
  policecar: 'coche_de_policia patrulla police_car',
  campervan: 'autocaravana caravana caravan camper_van campervan motorhome',
  motorbike: 'moto motocicleta motorbike motorcycle',
  submarine: 'submarino submarine',
  pram: 'cochecito cochecito_de_bebe pram pushchair buggy stroller',
  canoe: 'canoa kayak piragua canoe',
  bouncycastle: 'bouncycastle',
  dice: 'dado dice',
  skittles: 'bolos bolera juego_de_bolos skittles bowling',
  shield: 'escudo shield',
  window: 'ventana window',
  fridge: 'nevera frigorifico heladera refrigerador fridge',
  vacuum: 'aspiradora vacuum vacuum_cleaner hoover',
  spoon: 'cuchara wooden_spoon spoon',
  newspaper: 'periodico newspaper',
  lightbulb: 'bombilla light_bulb lightbulb',
  compass: 'brujula compass',
  ring: 'anillo sortija golden_ring wedding_ring magic_ring',
  twig: 'palo palito rama ramita twig branch',
  ufo: 'platillo_volante ovni flying_saucer ufo',
  carriage: 'carroza carruaje carriage',
  well: 'pozo pozo_de_los_deseos wishing_well',
  peas: 'guisante chicharo arveja peas',
  yoghurt: 'yogur yogurt yoghurt',
  bobblehat: 'gorro gorro_de_lana bobble_hat woolly_hat woollen_hat hat',
  woollyscarf: 'bufanda bufanda_de_lana woolly_scarf scarf scarves',
  button: 'boton botones button',
  bone: 'hueso bone',
  onion: 'cebolla onion',
};

/** What is eaten and drunk: what others are made of comes after them. */
export const FOODS: readonly Thing[] = [
  'cake',
  'bread',
  'biscuit',
  'pancakes',
  'pizza',
  'paella',
  'spaghetti',
  'icecream',
  'cheese',
  'egg',
  'fruit',
  'tomato',
  'carrot',
  'popcorn',
  'teapot',
  'stew',
  'strawberries',
  'blackberries',
  'raspberries',
  'blueberries',
  'cherries',
  'olives',
  'chestnuts',
  'potatoes',
  'sweets',
  'croquettes',
  'dumplings',
  'meatballs',
  'churros',
  'buns',
  'sushi',
  'soup',
  'porridge',
  'rice',
  'noodles',
  'salad',
  'honey',
  'jam',
  'milk',
  'juice',
  'cocoa',
  'apple',
  'pear',
  'peach',
  'tangerine',
  'lemon',
  'banana',
  'grapes',
  'watermelon',
  'pineapple',
  'pumpkin',
  'corn',
  'broccoli',
  'mushroom',
  'sandwich',
  'burger',
  'hotdog',
  'tacos',
  'omelette',
  'pie',
  'jelly',
  'chips',
  'lollipop',
  'candyfloss',
  'cupcake',
  'doughnut',
  'chocolate',
  'peas',
  'yoghurt',
  'onion',
  'lemonade',
];

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
  'o clock',
  'next ?door',
  'belly buttons?',
  'robin hood',
  'rock ?(?:star|band|music|n roll)s?',
  '(?<=\\b(?:seal|fox|wolf|otter|bat|shark|beaver|lion|tiger) )pups?',
  '(?<=\\b(?:penguin|owl|eagle|bird|duck|puffin|flamingo) )chicks?',
  'bubble ?gum',
  'pinas? de(?:l)? pino',
  'cable cars?',
  'pillow cases?',
  'band ?aids?',
  '(?:cricket|baseball|rounders) bats?',
  'bats? and balls?',
  '(?:la|mi|una|nuestra) canguro',
  'mole (?:poblano|con|de|verde|negro)',
  'step (?:mum|mom|mother|dad|father|brother|sister)s?',
  'paint(?:s|ing)? (?:our|my|her|his|their) nails',
  // Lazy, and no sloth
  '(?<=\\p{L} )(?<!\\b(?:un|el|dos|tres|los|unos|osos?|ositos?|mi|del|al) )perezosos?',
  'star ?fish',
  'bear hugs?',
  'cat burglars?',
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
  '(?:gingerbread|spider|iron|ant|bogey|ice cream) m[ae]n',
  'erizos? de mar',
  'lobos? de mar',
  'osos? hormigueros?',
  'gallin(?:it)?a ciega',
  'raton(?:es)? de ordenador',
  'pollo frito',
  'peces? gordos?',
  'hombres? arana',
  'cuentos? de hadas',
  'peppa(?: pig)?',
  'hello kitty',
  'cat in the hat',
  'lion king',
  'rey leon',
  'george pig',
  'care bears?',
  'dress(?:es|ed|ing)? up',
  'fancy dress',
  'vestid[oa]s? de',
  // They go
  'van(?= (?:al?|de|en|por|con|para|hacia|hasta|juntos)\\b)',
  '(?:world|europa|fa) cup',
  'traffic jams?',
  'barbie dolls?',
  'munecas? barbie',
  'abeja maya',
  '(?:muy|tan|que) mon[oa]s?',
  // Where it happens, and no house that one sees
  '(?:en|a|de|por|desde) (?:(?:la|mi|su|tu|nuestra) )?casa(?! (?:del|en el) arbol| nueva)',
  '(?:at|in|into|around|of) (?:(?:the|my|our|her|his) )?house',
];
const NAMED_AFTER = new RegExp(`\\b(?:${NAMESAKES.join('|')})\\b`, 'gu');
/** Things and animals that are called after others, and the word that means them alone. */
const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/^guinea pig$|^(?:conejillos?|cobayas?|conejos?) de indias$/u, 'hamster'],
  [/^reyes magos$/u, 'reyes'],
  [/^roscon(?:es)? de reyes$|^king cakes?$/u, 'rosquilla'],
  [/^hot dogs?$|^perritos? calientes?$/u, 'hotdog'],
  [/^piggy banks?$|^cerdit[oa]s? hucha$/u, 'piggybank'],
  [/^dolls? ?s? houses?$|^doll ?houses?$|^cas(?:it)?as? de munecas$/u, 'dollhouse'],
  [/^rocking horses?$|^caball(?:it)?os? (?:balancin|de madera)$/u, 'rockinghorse'],
  [/^baby bottles?$/u, 'biberon'],
  [/^sea lions?$|^leon(?:es)? marinos?$/u, 'foca'],
  [/^sea horses?$|^caball(?:it)?os? de mar$/u, 'seahorse'],
  [/^killer whales?$/u, 'orca'],
  [/^fish and chips$/u, 'chips'],
  [/^castillos? hinchables?$|^bouncy castles?$/u, 'bouncycastle'],
  [/^dientes? de leon$/u, 'flor'],
  [/^police cars?$/u, 'patrulla'],
];
const CALLED_AFTER =
  /\b(?:guinea pig(?=s?\b)|(?:conejillos?|cobayas?|conejos?) de indias|reyes magos|roscon(?:es)? de reyes|king cakes?|hot dogs?|perritos? calientes?|piggy banks?|cerdit[oa]s? hucha|dolls? ?s? houses?|doll ?houses?|cas(?:it)?as? de munecas|rocking horses?|caball(?:it)?os? (?:balancin|de madera)|baby bottles?|police cars?|sea lions?|leon(?:es)? marinos?|sea horses?|caball(?:it)?os? de mar|killer whales?|fish and chips|castillos? hinchables?|bouncy castles?|dientes? de leon)\b/gu;
/** Words before moon and sun where they are a place or the light: *to the moon, tomar el sol*. */
const NO_LUMINARY =
  /(?:^| )(?:(?:a|en|de|hasta|hacia|bajo|con|to|on|in|at|of|by|from|under|over|tomar|tomando|hace) (?:(?:el|la|un|the|a) )?|(?:al|del|media|full|half|new) )$/u;

/** Words of a tale's name, which are kept in spite of their capitals. */
const TALE = new Set(
  'caperucita roja red riding hood papa noel santa claus father christmas reyes magos navidad halloween diwali hanukkah ramadan'.split(
    ' ',
  ),
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

/** Things that are not there besides where a figure wears them. */
const WORN_AS: Partial<Record<Thing, Garment>> = { bobblehat: 'hat', woollyscarf: 'scarf' };

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
    .replace(CALLED_AFTER, (name) => RENAMED.find(([names]) => names.test(name))![1])
    .replace(NAMED_AFTER, ' ')
    .split(' ')
    .filter((word) => word !== '');
}

/** A giant by itself: *el gigante que, a friendly giant*; others are giant themselves. */
const GIANT = /^(?:gigante|giant)s?$/u;
const AFTER_GIANT =
  /^(?:que|con|y|e|sin|de|del|en|se|no|a|al|amable|bueno|amigo|s|who|that|with|and|without|in|on|has|is)$/u;

/** Whether a word that names a kind is a figure: *a baby dragon* is a dragon, and *on the moon* is a place. */
function isFigure(kind: FigureKind, words: readonly string[], at: number): boolean {
  if (kind === 'baby')
    return (
      at + 1 === words.length || (foundAt(FIGURES, words, at + 1) ?? foundAt(DRESSED, words, at + 1)) === null
    );
  if (GIANT.test(words[at] ?? '')) {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    const isOther = found(FIGURES, before) !== null || found(THING_OF, before) !== null;
    return !isOther && (after === '' || AFTER_GIANT.test(after));
  }
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

const areFood = (...all: readonly Thing[]) => all.every((thing) => FOODS.includes(thing));

/** Each once, with its colour: a tree house is no tree besides. */
function thingsAmong(words: readonly string[]): Map<Thing, FigureColour | null> {
  const things = new Map<Thing, FigureColour | null>();
  let last: { thing: Thing; end: number } | null = null;
  for (let at = 0; at < words.length; at++) {
    const length = [4, 3, 2, 1].find(
      (some) => found(THING_OF, words.slice(at, at + some).join('_')) !== null,
    );
    if (length === undefined) continue;
    const thing = found(THING_OF, words.slice(at, at + length).join('_'))!;
    // A chocolate cake and *zumo de limones* are one thing each: what it is made of is not beside it.
    const between: number = last !== null && areFood(last.thing, thing) ? at - last.end : -1;
    const isIngredient = between === 1 && words[at - 1] === 'de';
    if (between === 0 && last !== null) things.delete(last.thing);
    if (!isIngredient) things.set(thing, things.get(thing) ?? colourAt(words, at - 1, at + length));
    if (!isIngredient) last = { thing, end: at + length };
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
    (WORN_AS[thing] !== undefined && named.some(({ garment }) => garment === WORN_AS[thing])) ||
    (thing === 'tiara' && named.some(({ garment }) => garment === 'crown'));
  const colours = thingsAmong(words);
  // One chair of wheels is no tower of others.
  if (colours.has('wheelchair')) colours.delete('chairs');
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
