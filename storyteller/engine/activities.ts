import { fold } from '../../contract/fold.ts';
import { colourNamed, sceneWordsIn } from '../../contract/scene-words.ts';
import {
  type FigureColour,
  type FigureKind,
  FOODS,
  type Garment,
  type Hour,
  type Paints,
  type Place,
  type Thing,
  THINGS,
} from '../../contract/scene.ts';
import { kinIn } from './kin.ts';

/**
 * What families do, by the words of a topic in either language, folded: how the first picture shows it. Each deed is
 * one in which no child is in danger, whatever else the topic says.
 */

/** The first of these that a topic names, in place of the one that is meant where it names none. */
type Named = { of: readonly Thing[]; else: Thing | null };

export type Activity = {
  /** What those who do it do, as the line has it: `sits holding rod`. `$thing` is the first thing, `$other` who is next. */
  does: string | null;
  /** What the others do, where it is something else. */
  others?: string | null;
  things?: readonly (Thing | Named)[];
  /** Where it is done, whatever the topic says, and where it is done by people where it says nothing. */
  place?: Place;
  home?: Place;
  hour?: Hour;
  /** Who is named and not yet there. */
  unseen?: FigureKind;
  /** Colour of its first thing. */
  paint?: FigureColour;
  /** What one wears for it, and the colour of a costume, which only the first wears. */
  wears?: Garment;
  colour?: FigureColour;
  /** Whether a grown-up does it before a child. */
  isOfElder?: boolean;
  /** Whether a food is named that is drawn. */
  isOfFood?: true;
  /** Whether an animal or one of the family that a topic begins with does it without the child that tells of it. */
  isOfSubject?: true;
  /** Whether no child is shown so. */
  isOfAnimals?: true;
  /** Fewest who do it, and who does it with them, where the topic does not say. */
  many?: number;
  together?: readonly FigureKind[];
};

const food = (other: Thing | null = null): Named => ({ of: FOODS, else: other });
const INSTRUMENTS: readonly Thing[] = [
  'violin',
  'guitar',
  'drum',
  'piano',
  'trumpet',
  'flute',
  'castanets',
  'maracas',
  'tambourine',
  'xylophone',
  'accordion',
  'harp',
  'bell',
];
/** What is picked. */
const ORCHARD: readonly Thing[] = [
  'strawberries',
  'blackberries',
  'raspberries',
  'blueberries',
  'cherries',
  'olives',
  'chestnuts',
  'grapes',
  'apple',
  'pear',
  'peach',
  'tangerine',
  'lemon',
  'fruit',
];
export const AT_TABLE = 'behind table';

/** The first whose words a topic has. */
const ACTIVITIES: readonly (Activity & { words: RegExp })[] = [
  // Acts that are done to another or with one tool, whatever else the topic names
  {
    words: /\b(?:lanz\p{L}+|tir(?:o|a|amos|ar)|throw\p{L}*)\b.*\b(?:pelotas?|balon|balls?)\b/u,
    does: 'throws beside ball',
    others: 'runs',
    things: ['ball'],
    home: 'garden',
    many: 2,
  },
  {
    words: /\b(?:me despierto|despertar\p{L}*|madrug\p{L}+|(?:wak(?:e|es|ing)|get(?:s|ting)?) up)\b/u,
    does: 'sits on bed',
    things: ['bed'],
    place: 'bedroom',
  },
  {
    words:
      /\b(?:dientes? (?:se \p{L}+ )?(?:mueve|baila|movid[oa])|se (?:me )?mueve (?:un|el) diente|(?:wobbly|loose) (?:tooth|teeth)|tooth is (?:wobbly|loose|wobbling))\b/u,
    does: 'laughs',
    others: 'looks',
    things: [],
    together: ['woman'],
    place: 'bathroom',
  },
  {
    words: /\b(?:hombros|a caballito|a cuestas|shoulders|piggyback|on (?:his|her) back)\b/u,
    does: 'rides on $other',
    others: 'walks',
    many: 2,
    home: 'village',
  },
  {
    words: /\b(?:sopl\p{L}+ (?:las |mis |\p{L}+ )?velas|blow\p{L}* out)\b/u,
    does: `blows ${AT_TABLE}`,
    others: AT_TABLE,
    things: ['table', 'cake'],
    home: 'lounge',
    many: 3,
  },
  {
    words: /\b(?:pompas|burbujas|blow\p{L}* (?:\p{L}+ )?bubbles|soap bubbles)\b/u,
    does: 'blows',
    others: 'reaches',
    home: 'garden',
    many: 2,
  },
  {
    words: /\b(?:lupa|bichos|insectos|lombrices|gusanos|magnifying|bugs|minibeasts|worms|insects)\b/u,
    does: 'looks',
    others: 'points',
    home: 'garden',
  },
  {
    words:
      /\b(?:(?:cepill|lav)\p{L}+ (?:los |mis |sus )?dientes|brush\p{L}* (?:\p{L}+ )?teeth|toothbrush)\b/u,
    does: 'brushes',
    others: 'brushes',
    things: [],
    place: 'bathroom',
  },
  {
    words:
      /\b(?:cepill|pein|brush|comb|groom)\p{L}*\b.*\b(?:munec[oa]|peluche|perr[oa]|perrit[oa]|caballo|poni|gat[oa]|doll|dog|puppy|horse|pony|cat)s?\b/u,
    does: 'brushes beside $animal',
    others: null,
  },
  {
    words:
      /\b(?:(?:cepill|pein)\p{L}+|trenzas?|peluquer\p{L}+|(?:cort|desenred)\p{L}+ (?:el|mi) pelo|(?:brush|comb|braid|plait|cut|do(?:es|ing)?)\p{L}* (?:\p{L}+ ){0,2}hair|plaits?|braids?|hair ?cut|hairdressers?)\b/u,
    does: 'brushes beside $other',
    others: null,
    isOfElder: true,
    together: ['woman'],
    place: 'bathroom',
  },
  {
    words:
      /\b(?:cant|sing|tarare|hum)\p{L}* (?:\p{L}+ )?(?:en|in) (?:la|el|su|the|his|her) (?:ducha|banera|bano|shower|bath|bathtub|bathroom)\b/u,
    does: 'sings',
    others: 'dances',
    place: 'bathroom',
  },
  {
    words:
      /\b(?:ban(?:o|os|arse|arnos|arme|amos|a)|chapuz\p{L}+|dips?|swims?|bathes?) (?:in|en) (?:el|la|the) (?:mar|playa|sea|ocean)\b/u,
    does: 'jumps',
    others: 'waves',
    together: ['woman'],
    place: 'beach',
  },
  {
    words: /\b(?:brujas?|brujitas?|witch(?:es)?)\b.*\b(?:vuel|vol|fl(?:y|ie|ew))\p{L}*/u,
    does: 'flies on broom',
    others: 'waves',
    things: ['broom'],
    home: 'city',
  },
  {
    words: /\b(?:tejados?|roofs?|rooftops?)\b/u,
    does: 'sits on house',
    others: null,
    things: ['house'],
    place: 'village',
    isOfSubject: true,
    isOfAnimals: true,
  },
  {
    words:
      /\b(?:up|climb\p{L}*(?: up)?|sub\p{L}+ (?:a|en)|trep\p{L}+ (?:a|por)|encaramad\p{L}+ (?:a|en)) (?:una?|el|la|an?|the) (?:palm ?)?(?:tree|arbol|palmera)s?\b/u,
    does: 'climbs on tree',
    others: null,
    things: ['tree'],
    isOfSubject: true,
    isOfAnimals: true,
  },
  {
    words:
      /\b(?:vuel|vol|fl(?:y|ie|ew)|mont|rid(?:e|ing)|cabalg)\p{L}* .*\b(?:escobas?|brooms?(?:ticks?)?)\b|\b(?:en|on|sobre) (?:una?|el|la|su|an?|the|his|her) (?:magic |flying )?(?:escobas?|brooms?(?:ticks?)?)\b|\b(?:escobas? voladoras?|flying broom\p{L}*)\b/u,
    does: 'flies on broom',
    others: 'waves',
    things: ['broom'],
    home: 'city',
  },
  {
    words:
      /\b(?:barr(?:e|en|er|emos|iendo)|escobas?|rastrill(?:a|ar|amos)|hojas secas|sweep\p{L}*|rak(?:e|es|ing))\b/u,
    does: 'sweeps',
    others: 'sweeps',
    home: 'garden',
  },
  {
    words: /^(?!.*\b(?:columpi|swing)\p{L}*).*\b(?:empuj\p{L}+|push(?:es|ing)?)\b/u,
    does: 'pushes beside $thing',
    others: 'pushes',
    things: [{ of: ['wheelchair', 'car', 'bicycle', 'tractor', 'truck', 'box', 'boat'], else: 'box' }],
    home: 'garden',
  },
  {
    words:
      /\b(?:tir(?:a|an|o|ar|amos) (?:de|del|fuerte)|tira y afloja|sogatira|tug of war|pull(?:s|ing)?)\b/u,
    does: 'pulls',
    others: 'pulls',
    home: 'garden',
    many: 2,
  },
  {
    words: /\b(?:tobogan(?:es)?|slides?|sliding)\b/u,
    does: 'slides',
    others: 'waves',
    home: 'garden',
  },
  {
    words:
      /\b(?:patin\p{L}+|skat\p{L}+)\b.*\b(?:hielo|ice)\b|\bice[ -]skat\p{L}+|\b(?:esqui\p{L}*|ski(?:s|ing)?)\b/u,
    does: 'skates',
    others: 'skates',
    place: 'snow',
    many: 2,
  },
  {
    words:
      /\b(?:susurr\p{L}+|secretos?|whisper\p{L}*|secrets?(?! (?:door|garden|path|place|room|tunnel|island)))\b/u,
    does: 'whispers beside $other',
    others: null,
    many: 2,
  },
  {
    words:
      /\b(?:re(?:ir|irse|imos|irnos|ia)|rien?|me rio|risas?|cosquillas|chistes?|laugh\p{L}*|giggl\p{L}+|jokes?|tickl\p{L}+)\b/u,
    does: 'laughs',
    others: 'laughs',
    home: 'lounge',
    many: 2,
  },
  {
    words:
      /\b(?:llor(?:a|an|o|ar|amos|aba)|consol\p{L}+|consuel\p{L}+|cry|cries|crying|comfort\p{L}*|cheer\p{L}* up)\b/u,
    does: 'hugs beside $other',
    others: 'cries',
    many: 2,
    home: 'lounge',
  },
  {
    words: /\b(?:llam(?:a|an|o|amos|ar) a la puerta|toc toc|knock\p{L}*)\b/u,
    does: 'knocks',
    others: 'waves',
    home: 'village',
  },
  {
    words:
      /\b(?:escond\p{L}+|esconde|hid(?:e|es|ing))\b.*\b(?:debajo de|under) (?:la|mi|su|the|my|his|her) (?:cama|bed)\b/u,
    does: 'hides behind bed',
    things: ['bed'],
    place: 'bedroom',
  },
  {
    words:
      /\b(?:escond\p{L}+|debajo|hid(?:e|es|ing)|under)\b.*\b(?:mantas?|sabanas?|edredon|blankets?|covers|duvet|sheets?)\b/u,
    does: 'hides in den',
    others: 'hides in den',
    things: ['den', 'lamp'],
    place: 'bedroom',
  },
  {
    words:
      /\b(?:salt\p{L}+|brinc\p{L}+|jump\p{L}*|bounc\p{L}+) (?:en|sobre|encima de|on|around on) (?:la|mi|las|su|the|my) (?:camas?|beds?)\b/u,
    does: 'jumps on bed',
    others: 'jumps on bed',
    things: ['bed'],
    place: 'bedroom',
    many: 2,
  },
  {
    words: /\b(?:(?:pelea|guerra) de (?:almohadas|cojines)|pillow fights?)\b/u,
    does: 'jumps on bed',
    others: 'jumps on bed',
    things: ['bed'],
    place: 'bedroom',
    many: 2,
  },
  {
    words:
      /\b(?:a caballo|en pon[iy]|(?:rid(?:e|es|ing)|on) (?:a |the |my )?(?:pony|horse|horses|ponies)|horse ?riding|pony club)\b/u,
    does: 'rides on $animal',
    others: 'waves',
    together: ['horse'],
    home: 'farm',
  },
  {
    words:
      /\b(?:rem(?:a|an|o|ar|amos)|en (?:barca|canoa|piragua|velero)|row(?:s|ing)|canoe\p{L}*|kayak\p{L}*)\b/u,
    does: 'sails in boat',
    things: ['boat'],
    together: ['man'],
    place: 'sea',
  },
  {
    words:
      /\b(?:dibuj\p{L}+|colore\p{L}+|acuarelas|ceras|lapices|draw(?:s|ing|n)?|colou?ring|crayons|watercolou?rs)\b/u,
    does: `paints ${AT_TABLE}`,
    things: ['table', 'paper'],
    home: 'lounge',
  },
  {
    words: /\b(?:recort\p{L}+|tijeras|papiroflexia|origami|collage|cut(?:s|ting)? out|scissors)\b/u,
    does: AT_TABLE,
    things: ['table', { of: ['star'], else: 'paper' }],
    home: 'lounge',
  },
  {
    words: /\b(?:bolas de nieve|guerra de nieve|snow ?balls?|snowball fight)\b/u,
    does: 'throws beside ball',
    others: 'runs',
    things: ['ball'],
    paint: 'white',
    place: 'snow',
    many: 2,
  },
  {
    words: /\b(?:munecos? de nieve|snowm[ae]n)\b/u,
    does: 'reaches beside snowman',
    together: ['snowman'],
    home: 'snow',
  },
  {
    words: /\b(?:salt\p{L}+|jump\p{L}*) (?:por encima de |over |in )?(?:las |the )?(?:olas|waves)\b/u,
    does: 'jumps',
    home: 'beach',
  },
  {
    words:
      /\b(?:pase(?:o|a|ar|amos|an) (?:a|al|a la|con) (?:\p{L}+ )?(?:perr\p{L}+|mascota)|walk(?:s|ing)? (?:the|my|our|his|her) (?:\p{L}+ )?(?:dog|puppy))\b/u,
    does: 'walks',
    others: 'walks',
    home: 'village',
  },
  {
    words: /\b(?:tesoros?|treasures?)\b(?!.*\bpirat)/u,
    does: 'digs',
    others: 'points',
    things: ['chest'],
    home: 'beach',
  },
  {
    words:
      /\b(?:cabalgatas?|desfil\p{L}+|pasacalles|banda de musica|parades?|march(?:es|ing)|marching band)\b/u,
    does: 'walks holding drum',
    others: 'walks holding trumpet',
    things: ['drum', 'trumpet'],
    place: 'city',
    many: 3,
  },
  {
    words: /\b(?:globos de agua|water balloons?|water fight|guerra de agua)\b/u,
    does: 'throws beside ball',
    others: 'runs',
    things: ['ball'],
    paint: 'blue',
    home: 'garden',
    many: 2,
  },
  {
    words: /\b(?:truco o trato|halloween|trick or treat\p{L}*)\b/u,
    does: 'walks holding basket',
    others: 'walks',
    things: ['basket'],
    wears: 'pointed',
    home: 'village',
    hour: 'night',
    many: 2,
  },
  {
    words: /\b(?:carnaval(?:es)?|carnival)\b/u,
    does: 'dances',
    wears: 'cape',
    home: 'city',
    many: 3,
  },
  {
    words: /\b(?:adios|despid\p{L}+|despedi\p{L}+|goodbye|bye bye|say(?:s|ing)? bye|wav(?:e|es|ing))\b/u,
    does: 'waves',
    others: 'waves',
    home: 'village',
    many: 2,
  },
  {
    words:
      /\b(?:(?:abr\p{L}+|desenvolv\p{L}+) (?:\p{L}+ )?regalos?|(?:open|unwrap)\p{L}* (?:\p{L}+ )?(?:presents?|gifts?))\b/u,
    does: 'carries holding gift',
    others: 'jumps',
    things: ['gift'],
    home: 'lounge',
  },
  {
    words: /\b(?:tend\p{L}+ la (?:ropa|colada)|hang\p{L}* (?:out |up )?the (?:washing|clothes|laundry))\b/u,
    does: 'reaches holding sock',
    others: 'reaches',
    things: ['sock'],
    place: 'garden',
  },
  {
    words: /\b(?:hac(?:er|emos|e|en) (?:la|mi) cama|mak(?:e|es|ing) (?:my|the|our) beds?)\b/u,
    does: 'reaches beside bed',
    things: ['bed'],
    place: 'bedroom',
  },
  {
    words:
      /\b(?:(?:freg|lav|sec)\p{L}+ (?:los )?(?:platos|cacharros)|(?:wash\p{L}*|dry\p{L}*|do(?:ing)?) (?:up|the dishes)|dish ?washing)\b/u,
    does: 'washes',
    others: 'washes',
    place: 'kitchen',
  },
  {
    words: /\b(?:pilla ?pilla|corre que te pillo|play(?:s|ing)? (?:tag|chase|catch)|tag)\b/u,
    does: 'runs',
    others: 'runs',
    home: 'garden',
    many: 2,
  },
  {
    words:
      /\b(?:hac(?:er|emos|e|en|go) (?:una |las |\p{L}+ )?fotos?|tak(?:e|es|ing) (?:a |\p{L}+ )?(?:photos?|pictures?)|cameras?|camara)\b/u,
    does: 'holding $thing',
    others: 'waves',
    things: [{ of: ['camera'], else: 'phone' }],
    home: 'village',
    many: 2,
  },
  {
    words:
      /\b(?:jug\p{L}+ a (?:los |las )?(?:medic|doctor|enfermer|veterinari)\p{L}+|play(?:s|ing)? (?:doctors|nurses|vets|hospitals?))\b/u,
    does: 'reaches beside $other',
    others: 'sits on bed',
    things: ['bed'],
    place: 'bedroom',
    many: 2,
  },
  {
    words:
      /\b(?:(?:al|con el|en el|la) (?:medic|dentista|pediatra|doctor)\p{L}*|vacun\p{L}+|vaccin\p{L}+|(?:to|at|with|sees?|visit\p{L}*) the (?:doctors?|dentists?|nurse))\b/u,
    does: 'reaches beside $other',
    others: 'sits on bed',
    isOfElder: true,
    together: ['woman'],
    things: ['bed'],
    place: 'hospital',
  },
  {
    words:
      /\b(?:varicela|fiebre|resfriad[oa]s?|catarro|gripe|mal[ai]t[oa]s?|chicken ?pox|fever|the flu|poorly|(?:have|has|got) a cold)\b/u,
    does: 'sits on bed',
    others: 'waves',
    things: ['bed'],
    together: ['woman'],
    place: 'bedroom',
  },
  {
    words: /\b(?:afeit\p{L}+|barba|shav(?:e|es|ing)|beard)\b/u,
    does: 'washes',
    others: 'laughs',
    isOfElder: true,
    together: ['man'],
    place: 'bathroom',
  },
  {
    words: /\b(?:egg hunts?|easter eggs?|huevos? de pascua)\b/u,
    does: 'picks',
    others: 'picks',
    things: ['egg', 'basket'],
    home: 'garden',
    many: 2,
  },
  {
    words:
      /\b(?:cruz(?:o|a|an|ar|amos) (?:la|una|las) (?:calle|carretera)s?|semaforos?|cross(?:es|ing)? the (?:road|street)|traffic lights?|zebra crossing)\b/u,
    does: 'walks',
    others: 'walks',
    together: ['woman'],
    place: 'city',
  },
  {
    words: /\b(?:esper(?:o|a|an|ar|amos|ando) (?:el|al) (?:auto)?bus|wait\p{L}* for the bus)\b/u,
    does: 'waves beside bus',
    others: 'waves',
    things: ['bus'],
    place: 'city',
  },
  {
    words: /\b(?:conduc\p{L}+|conduzco|driv(?:e|es|ing)|manej(?:a|o|ar|amos))\b/u,
    does: 'rides in $thing',
    others: 'waves',
    isOfElder: true,
    isOfSubject: true,
    together: ['man'],
    things: [{ of: ['tractor', 'fireengine', 'bus', 'truck', 'train', 'excavator'], else: 'car' }],
    home: 'village',
  },
  {
    words:
      /\b(?:visto|vestirme|vestirse|dress(?:ed|ing) (?:by )?my ?self|get(?:s|ting)? dressed|put(?:s|ting)? on my)\b/u,
    does: 'sits holding boots',
    others: 'waves',
    things: ['boots'],
    place: 'bedroom',
  },
  {
    words: /\b(?:zumos?|exprim\p{L}+|juices?|smoothies?)\b/u,
    does: `cooks ${AT_TABLE}`,
    things: ['table', 'lemonade'],
    place: 'kitchen',
  },
  {
    words: /\b(?:compart\p{L}+|prest(?:o|a|ar|amos)|shar(?:e|es|ing))\b/u,
    does: 'carries holding $thing',
    others: 'waves',
    things: [{ of: ['ball', 'book', 'cake', 'pizza', 'biscuit', 'kite', 'drum', 'fruit'], else: 'teddy' }],
    home: 'lounge',
    many: 2,
  },
  {
    words:
      /\b(?:hac\p{L}+ las paces|(?:pid|ped)\p{L}+ perdon|perdon\p{L}+|lo siento|gracias|sorry|mak(?:e|es|ing) up|forgiv\p{L}+|thank\p{L}*)\b/u,
    does: 'hugs beside $other',
    others: null,
    many: 2,
  },
  {
    words:
      /\b(?:jug\p{L}+|play\p{L}*)\b.*\b(?:bloques|legos?|juguetes|munec[oa]s?|cochecitos|construcciones|blocks|bricks|toys|dolls?|teddies|teddy)\b/u,
    does: 'sits',
    others: 'sits',
    things: [{ of: ['teddy', 'train', 'ball', 'drum'], else: 'teddy' }],
    home: 'bedroom',
  },
  // A new child
  {
    words:
      /\b(?:va a nacer|va a tener un bebe|embarazad[oa]|barriga de mama|is having a baby|expecting a baby|are having a baby|pregnant|mums? tummy)\b/u,
    does: 'hugs beside woman',
    others: null,
    unseen: 'baby',
    together: ['woman'],
    place: 'bedroom',
  },
  {
    words:
      /\b(?:hermanit[oa] (?:nuev[oa]|recien|ha)|nuev[oa] hermanit[oa]|ha nacido|acaba de nacer|new baby|baby (?:brother|sister) (?:came|comes|is)|newborn|mamar|biberon|panal(?:es)?|nappy|nappies|diapers?)\b/u,
    does: 'carries holding baby',
    others: 'reaches beside baby',
    isOfElder: true,
    together: ['woman', 'baby'],
    place: 'bedroom',
  },
  // School and post
  {
    words:
      /\b(?:primer dia (?:de|en el) (?:cole|clase|colegio|escuela|instituto)|first day (?:of|at) (?:school|nursery)|moving up to)\b/u,
    does: 'waves holding satchel',
    others: 'waves',
    together: ['woman'],
    things: ['satchel'],
    place: 'school',
    many: 3,
  },
  {
    words:
      /\b(?:carter[oa]s?|postm[ae]n|postwom[ae]n|postie|reparte (?:las )?(?:cartas|periodicos)|delivers? (?:the )?(?:letters|newspapers|post))\b/u,
    does: 'carries holding letter',
    others: 'waves',
    things: ['letter', 'postbox'],
    home: 'village',
  },
  // Journeys
  {
    words:
      /^(?!.*\b(?:play|jueg|jug)\p{L}*).*(?:\b(?:viaj\p{L}+|vamos|nos lleva|trip|journey|ride|takes us|travel\p{L}*|going on|goes on|go on)\b.*\b(?:tren|train)\b|\b(?:tren|train)\b.*\b(?:nos lleva|takes us|journey|ride|con (?:mi|mis|la) \p{L}+|with (?:my )?\p{L}+|to (?:my|the|see) \p{L}+)\b)/u,
    does: 'rides in train',
    others: 'waves',
    things: ['train'],
    place: 'station',
  },
  {
    words:
      /\b(?:viaj\p{L}+|vamos|nos lleva|trip|journey|flight|takes us|travel\p{L}*)\b.*\b(?:avion|plane|aeroplane|airplane)\b|\b(?:avion|aeroplane|airplane|plane)\b.*\b(?:nos lleva|takes us)\b/u,
    does: 'rides in plane',
    others: 'waves',
    things: ['plane'],
    home: 'meadow',
  },
  {
    words:
      /\b(?:(?:hac\p{L}+|prepar\p{L}+) (?:la|las|mi|el)? ?(?:maletas?|equipaje)|pack(?:s|ing)? (?:our|my|the) (?:suitcases?|bags?))\b/u,
    does: 'carries holding suitcase',
    others: null,
    things: ['suitcase'],
    place: 'bedroom',
  },
  {
    words: /\b(?:en el (?:coche|autobus)|in the car|on the bus)\b/u,
    does: 'rides in $thing',
    things: [{ of: ['car', 'bus'], else: null }],
    place: 'city',
  },
  {
    words: /\b(?:capitan[ae]?s?|captains?)\b/u,
    does: 'looks beside telescope',
    others: 'waves',
    isOfElder: true,
    things: ['telescope'],
    place: 'ship',
  },
  {
    words: /\b(?:aeropuertos?|airports?)\b/u,
    does: 'waves holding suitcase',
    others: 'waves',
    things: ['suitcase', 'plane'],
    together: ['woman'],
    place: 'meadow',
  },
  // What one wears
  {
    words:
      /\b(?:disfra[zc]\p{L}*|superheroin?as?|superheroes?|dress(?:es|ing)? up|fancy dress|costumes?|superheroes)\b/u,
    does: 'dances',
    wears: 'cape',
    home: 'lounge',
    many: 2,
  },
  {
    words: /\b(?:gafas|lentes|anteojos|glasses)\b(?! de sol)/u,
    does: 'waves',
    wears: 'glasses',
    home: 'school',
  },
  {
    words: /\b(?:cordones|(?:shoe)?laces|zapatos nuevos|zapatillas nuevas|new (?:shoes|trainers))\b/u,
    does: 'sits holding shoe',
    others: 'sits',
    things: ['shoe'],
    home: 'stairs',
  },
  // Bed
  {
    words: /\b(?:raton(?:cito)? perez|tooth fairy)\b/u,
    does: 'carries holding tooth',
    others: 'sleeps',
    things: ['tooth'],
    place: 'bedroom',
    hour: 'night',
    many: 2,
  },
  {
    words: /\b(?:apagon(?:es)?|se (?:va|fue|ha ido) la luz|power cuts?|lights (?:went|go|are) out)\b/u,
    does: 'reaches holding lamp',
    others: 'hugs beside $other',
    things: ['lamp'],
    place: 'lounge',
    hour: 'night',
    many: 2,
  },
  {
    words:
      /\b(?:cuentos? de buenas noches|cuentos? (?:a|para) dormir|trae cuentos|(?:lee|leer|cuenta|cuentan) (?:\p{L}+ )?cuentos?|bedtime stor(?:y|ies)|reads? me|reads? us|story every night|stories in bed)\b/u,
    does: 'reads holding book',
    others: 'sits on bed',
    isOfElder: true,
    things: ['book', 'bed'],
    place: 'bedroom',
    hour: 'night',
    many: 2,
  },
  {
    words:
      /\b(?:(?:cuent|cont)\p{L}+ (?:\p{L}+ ){0,2}(?:historias?|cuentos?|chistes|aventuras)|tell(?:s|ing)? (?:\p{L}+ ){0,3}(?:story|stories|tales?))\b/u,
    does: 'tells',
    others: 'sits',
    isOfElder: true,
    home: 'lounge',
    many: 3,
  },
  {
    words:
      /\b(?:(?:viene|vienen|queda|quedan|quedarse|durmio|dormimos|duerme) (?:a dormir|en (?:mi|su) casa|en casa)|fiesta de pijamas|sleepover|pyjama party|sleeps? over)\b/u,
    does: 'walks holding suitcase',
    others: 'sits on bed',
    isOfElder: true,
    things: ['suitcase', 'bed'],
    place: 'bedroom',
    hour: 'night',
    many: 2,
  },
  {
    words: /\b(?:desayuno en la cama|breakfast in bed)\b/u,
    does: 'sits on bed',
    others: 'carries holding pancakes',
    isOfElder: true,
    things: ['pancakes', 'bed'],
    place: 'bedroom',
  },
  {
    words:
      /\b(?:duerm|dorm|sleep|slept|snor|ronc)\p{L}* (?:\p{L}+ )?(?:encima del?|sobre|en|on|on top of) (?:(?:el|la|una?|su|mi|an?|the|my|his|her|our) )?(?:piano|sofa|couch|sillon|butaca|armchair)\b/u,
    does: 'sleeps on $thing',
    others: null,
    place: 'lounge',
    isOfSubject: true,
  },
  {
    words:
      /^(?!.*\b(?:no|nunca|sin|never|not|cant|cannot|couldnt|doesnt|didnt|wont|without)\b).*\b(?:siestas?|duermen?|echarse la siesta|naps?|falls? asleep|sleeps?)\b/u,
    does: 'sleeps',
    home: 'bedroom',
    isOfSubject: true,
  },
  {
    words:
      /\b(?:making|makes?|hac\p{L}+|cre\p{L}+) (?:\p{L}+ ){0,2}(?:lanterns?|farolillos?|farol(?:es)?|tarjetas?|pulseras?|bracelets?|collar(?:es)?|necklaces?|crafts?|manualidades|coronas?|crowns?|decorations|adornos|cards?)\b/u,
    does: AT_TABLE,
    things: ['table', { of: ['lamp', 'tiara', 'star'], else: 'paper' }],
    home: 'lounge',
  },
  // The stage
  {
    words: /\b(?:circo|circus)\b/u,
    does: 'jumps',
    others: 'waves',
    things: ['circus'],
    home: 'meadow',
    many: 2,
  },
  {
    words: /\b(?:acrobatas?|malabar\p{L}+|juggl\p{L}+)\b/u,
    does: 'dances',
    others: 'jumps',
    wears: 'pointed',
    place: 'stage',
    many: 2,
  },
  {
    words: /\b(?:funcion|obra(?: de teatro)?|teatro|school play|panto(?:mime)?|theatre|nativity)\b/u,
    does: 'dances',
    others: 'waves',
    wears: 'cape',
    place: 'stage',
    many: 3,
  },
  {
    words: /\b(?:opera|concurso de talentos|talent show|concert|concierto)\b/u,
    does: 'sings beside microphone',
    others: 'dances',
    things: ['microphone'],
    place: 'stage',
  },
  {
    words: /\b(?:marionetas?|titeres?|guinol|puppets?)\b/u,
    does: 'holding puppet',
    others: 'sits',
    things: ['puppet'],
    home: 'stage',
    many: 2,
  },
  {
    words: /\b(?:coro|villancicos|choir|carols)\b/u,
    does: 'sings',
    home: 'lounge',
    many: 4,
  },
  {
    words: /\b(?:karaoke)\b/u,
    does: 'sings beside microphone',
    things: ['microphone'],
    home: 'lounge',
  },
  // Sports
  {
    words:
      /\b(?:porter[oa] (?:de|y)|juega de porter[oa]|paro? un penalti|para(?:r|mos)? (?:un|el) penalti|goalkeeper|keeps? goal|saves? (?:a|the) penalty)\b/u,
    does: 'throws beside football',
    things: ['football'],
    place: 'pitch',
  },
  {
    words: /\b(?:baloncesto|canasta|encestar|basketball|netball|first basket)\b/u,
    does: 'throws beside basketball',
    others: 'runs',
    things: ['basketball'],
    place: 'gym',
    many: 2,
  },
  {
    words:
      /\b(?:mir(?:a|amos|an|ar)|vemos|watch(?:es|ing)?) (?:como )?(?:cae |llover|nevar|(?:(?:la|the) )?(?:lluvia|nieve|rain|snow))/u,
    does: 'looks',
    place: 'lounge',
  },
  {
    words:
      /\b(?:ve(?:mos|n|r)?|miramos|watch(?:es|ing)?) (?:\p{L}+ ){0,2}(?:peli(?:cula)?s?|partido|futbol|tele|football|movies?|films?|match|tv|telly)|movie night|noche de (?:cine|peli)|(?:al|the) (?:cine|cinema)\b/u,
    does: 'sits holding popcorn',
    others: 'sits',
    things: ['popcorn'],
    place: 'lounge',
    many: 2,
  },
  {
    words: /\b(?:cricket|criquet|voleibol|volleyball|balonmano|rounders)\b/u,
    does: 'throws beside ball',
    others: 'runs',
    things: ['ball'],
    home: 'pitch',
    many: 2,
  },
  {
    words: /\b(?:tenis|padel|badminton|tennis)\b/u,
    does: 'runs holding racket',
    others: 'runs',
    things: ['racket'],
    home: 'pitch',
    many: 2,
  },
  {
    words: /\bhockey\b/u,
    does: 'runs holding stick',
    others: 'runs',
    things: ['stick'],
    place: 'pitch',
    many: 2,
  },
  {
    words:
      /\b(?:partidos?|match|futbol|penaltis?|gol(?:es|azo)?|scores|goals?|football|soccer|penalty|rugby)\b/u,
    does: 'kicks beside football',
    others: 'runs',
    things: ['football'],
    place: 'pitch',
  },
  {
    words:
      /\b(?:volteretas?|pino|lateral(?:es)?|ruedas? en|cartwheels?|handstands?|somersaults?|gymnastics|gimnasia)\b/u,
    does: 'tumbles',
    others: 'jumps',
    home: 'gym',
    many: 2,
  },
  {
    words: /\b(?:comba|skipping(?: rope)?|skip(?:s)? rope|jump(?:ing)? rope|saltar la cuerda)\b/u,
    does: 'skips',
    others: 'skips',
    home: 'garden',
    many: 2,
  },
  {
    words: /\b(?:judo|karate|yoga)\b/u,
    does: 'dances',
    home: 'gym',
    many: 2,
  },
  {
    words:
      /\b(?:nadar|nadamos|natacion|piscina|swim|swims|swimming)\b(?!.*\b(?:mar|playa|rio|lago|sea|beach|river|lake)\b)/u,
    does: 'swims',
    place: 'pool',
  },
  {
    words: /\b(?:patinetes?|monopatin(?:es)?|scooters?|skateboards?|skateboarding)\b/u,
    does: 'rides on $thing',
    others: 'runs',
    things: [{ of: ['skateboard'], else: 'scooter' }],
    home: 'garden',
  },
  {
    words: /\b(?:trineos?|sledg(?:e|es|ing)|sledd?(?:s|ing)?|toboggan(?:s|ing)?)\b/u,
    does: 'rides on sledge',
    others: 'slides',
    things: ['sledge'],
    place: 'snow',
  },
  {
    words:
      /\b(?:arregl\p{L}+|cambi\p{L}+ la rueda|chang\p{L}+ (?:a|the) (?:wheel|tyre)|repar(?:a|an|amos|ar|amos)|mend(?:s|ing)?|fix(?:es|ing)?)\b.*\b(?:bici(?:cleta)?s?|bikes?|bicycles?|tractor(?:es|s)?|coches?|cars?|motos?|camion(?:es)?|trenes|tren|trains?|barcos?|boats?|robots?)\b/u,
    does: 'builds beside $thing',
    things: [{ of: ['bicycle', 'tractor', 'car', 'truck', 'train', 'boat'], else: 'bicycle' }],
    home: 'garden',
  },
  {
    words: /\b(?:bici(?:cleta)?s?|triciclo|bikes?|bicycles?|tricycle)\b/u,
    does: 'rides on bicycle',
    others: 'waves',
    things: ['bicycle'],
    home: 'garden',
  },
  {
    words: /\b(?:columpi\p{L}+|swings?|swinging)\b/u,
    does: 'sits on swing',
    others: 'pushes',
    things: ['swing'],
    place: 'garden',
  },
  {
    words: /\b(?:escondite|hide and seek)\b/u,
    does: 'hides',
    others: 'walks',
    home: 'garden',
    many: 2,
  },
  {
    words: /\b(?:charcos?|puddles?)\b/u,
    does: 'jumps holding boots',
    others: 'jumps',
    things: ['boots'],
    home: 'meadow',
  },
  {
    words: /\b(?:patin(?:a|an|ar|amos|es|aje)|skat(?:e|es|ing))\b/u,
    does: 'skates',
    things: [{ of: ['rollerskates'], else: null }],
    home: 'city',
    many: 2,
  },
  {
    words:
      /\b(?:ban(?:ar|amos|a)|lav(?:a|an|ar|amos)|wash(?:es|ing)?|bath(?:s|ing)?) (?:al|a la|a mi|a nuestr[oa]|the|my|our) (?:perr\p{L}+|gat\p{L}+|dog|cat|puppy)\b/u,
    does: 'washes beside $animal',
    home: 'bathroom',
  },
  {
    words:
      /\b(?:me bano|banarme|banarnos|nos banamos|hora del bano|duch\p{L}+|bath ?time|bubble bath|have a bath|having a bath|showers?)\b/u,
    does: 'washes',
    others: 'washes',
    place: 'bathroom',
  },
  {
    words: /\b(?:barbacoas?|asado|barbecue|bbq)\b/u,
    does: `eats ${AT_TABLE}`,
    things: ['table', food('stew')],
    home: 'garden',
    many: 2,
  },
  {
    words: /\b(?:movil|telefono|videollamadas?|phone|video calls?|tablet)\b/u,
    does: 'holding $thing',
    others: 'waves',
    things: [{ of: ['computer'], else: 'phone' }],
    home: 'lounge',
  },
  // The table
  {
    words:
      /\b(?:cumple(?:anos)?|birthday|fiesta|party)\b.*\b(?:globos?|balloons?)\b|\b(?:globos?|balloons?)\b.*\b(?:cumple(?:anos)?|birthday|fiesta|party)\b/u,
    does: 'jumps holding balloon',
    others: 'waves',
    things: ['balloon', 'cake'],
    home: 'lounge',
    many: 3,
  },
  {
    words:
      /\b(?:ajedrez|parchis|domino|oca|bingo|loteria|juegos? de mesa|chess|dominoes|board games?|ludo)\b/u,
    does: AT_TABLE,
    things: ['table', { of: ['chess', 'boardgame'], else: null }],
    home: 'lounge',
    many: 2,
  },
  {
    words:
      /\b(?:cartas (?:con|de jugar)|a las cartas|a cartas|card games?|play(?:s|ing)? cards|trucos|hac\p{L}+ magia|magic (?:tricks?|show))\b/u,
    does: AT_TABLE,
    things: ['table', 'cards'],
    home: 'lounge',
    many: 2,
  },
  {
    words:
      /\b(?:chocolate caliente|hot chocolate|cocoa|colacao|toman (?:chocolate|te|cafe)|tea party|(?:have|having|drink\p{L}*) tea)\b/u,
    does: `eats ${AT_TABLE}`,
    things: ['table', { of: ['cake', 'biscuit', 'pancakes', 'cocoa'], else: 'teapot' }],
    home: 'kitchen',
    many: 2,
  },
  {
    words: /\b(?:puzles?|puzzles?|rompecabezas|jigsaws?)\b/u,
    does: AT_TABLE,
    things: ['table', 'puzzle'],
    home: 'lounge',
  },
  {
    words:
      /\b(?:pint\p{L}+|paint\p{L}*|decora\p{L}*)\b.*\b(?:macetas?|tazas?|piedras|huevos|calabazas?|mascaras?|flower ?pots?|pots|mugs?|stones|eggs|pumpkins?|masks?)\b/u,
    does: AT_TABLE,
    things: ['table', { of: ['egg', 'stone', 'flowerpot', 'cocoa', 'pumpkin', 'mask'], else: 'clay' }],
    home: 'garden',
  },
  {
    words: /\b(?:barro|arcilla|ceramica|clay|pottery|plastilina)\b(?!.*\bpartido\b)/u,
    does: `builds ${AT_TABLE}`,
    things: ['table', 'clay'],
    home: 'school',
    many: 3,
  },
  {
    words: /\b(?:unas|nails?)\b/u,
    does: `paints ${AT_TABLE}`,
    others: AT_TABLE,
    isOfElder: true,
    things: ['table', 'varnish'],
    home: 'lounge',
    many: 2,
  },
  {
    words:
      /\b(?:tej(?:[eo]|en|er|emos|ia|iendo)|hac\p{L}+ punto|ganchillo|lana|knit(?:s|ting)?|crochet(?:s|ing)?|sew(?:s|ing)?|cose\p{L}*)\b/u,
    does: AT_TABLE,
    things: ['table', 'wool'],
    home: 'lounge',
  },
  {
    words: /\b(?:deberes|sumas|crucigramas?|escrib\p{L}+|homework|crosswords?|writes?|writing|sums)\b/u,
    does: AT_TABLE,
    things: ['table', { of: ['letter', 'book'], else: 'paper' }],
    home: 'lounge',
  },
  {
    words: /\b(?:envolv\p{L}+|wrap(?:s|ping)?)\b/u,
    does: AT_TABLE,
    things: ['table', 'gift'],
    home: 'lounge',
  },
  {
    words:
      /\b(?:mercadillo|puestos? de|tiendecita|jug\p{L}+ a las tiendas|vend(?:e|o|en|er|emos|iendo)|play(?:s|ing)? shops?|lemonade stand|farm shop|rastrillo|flea market|sell(?:s|ing)?)\b/u,
    does: AT_TABLE,
    things: ['table', { of: [...FOODS, 'lemonade', 'flower', 'book'], else: 'fruit' }],
    place: 'market',
  },
  {
    words:
      /\b(?:abr(?:e|io|en|ir)|mont(?:a|an|amos)|opens?|opened|tienen?|llevan?|has|have|runs?) (?:(?:una?|su|a|an|the|his|her) )(?:\p{L}+ ){0,2}(?:tienda|cafe|cafeteria|panaderia|pasteleria|restaurante|heladeria|shop|bakery|restaurant|stall)\b/u,
    does: AT_TABLE,
    things: ['table', food('cake')],
    place: 'market',
  },
  {
    words: /\b(?:limonada|lemonade)\b/u,
    does: AT_TABLE,
    things: ['table', 'lemonade'],
    home: 'market',
  },
  // Before what is cooked: what is fixed to a place
  {
    words:
      /\b(?:lav(?:a|an|ar|amos)|limpi(?:a|an|ar|amos)|wash(?:es|ing)?|clean(?:s|ing)?)\b.*\b(?:coche|car|furgoneta|van|tractor)\b/u,
    does: 'washes beside car',
    things: ['car'],
    home: 'village',
  },
  {
    words:
      /\b(?:rieg\p{L}+|reg(?:a|amos|ar|adera)|cuid(?:a|an|ar|amos) (?:las?|los?|el|nuestr\p{L}+|mis?) (?:plantas?|tomates?|flores|jardin|huerto)|water(?:s|ing)? (?:the|our|my) (?:plants|flowers|garden|tomatoes))\b/u,
    does: 'carries holding wateringcan',
    others: 'picks',
    things: ['wateringcan', { of: ['tomato', 'flower', 'sunflower'], else: 'flower' }],
    home: 'allotment',
  },
  {
    words: /\b(?:pesca|pescan|pescar|pescamos|pescando|fish(?:es|ing))\b/u,
    does: 'sits holding rod',
    others: 'sits',
    things: ['rod'],
    place: 'pond',
  },
  {
    words:
      /^(?=.*\b(?:pat[oa]s?|patitos|cisnes?|peces|ocas?|ducks?|ducklings|swans?|geese|fish)\b).*\b(?:(?:da|dar|damos|dan|doy) de comer|aliment\p{L}+|feed(?:s|ing)?)\b/u,
    does: 'feeds beside $animal',
    place: 'pond',
  },
  {
    words: /\b(?:(?:da|dar|damos|dan|doy) de comer|aliment\p{L}+|feed(?:s|ing)?)\b/u,
    does: 'feeds beside $animal',
  },
  {
    words:
      /\b(?:plant(?:a|amos|an|ar|s|ing)?|siembr\p{L}+|sembra\p{L}+|cultiv\p{L}+|cav(?:a|an|ar|amos)|dig(?:s|ging)?|grow(?:s|ing)?|huert[oa]|allotment|hacer jardines)\b/u,
    does: 'digs',
    things: [
      {
        of: [
          'tomato',
          'sunflower',
          'flower',
          'carrot',
          'pumpkin',
          'potatoes',
          'strawberries',
          'corn',
          'seeds',
          'sprout',
          'tree',
          'excavator',
          'tractor',
        ],
        else: null,
      },
    ],
    home: 'allotment',
  },
  {
    words:
      /\b(?:cog\p{L}+|recog\p{L}+|busca\p{L}*|pick(?:s|ing|ed)?|look(?:s|ing)? for|gather(?:s|ing)?|collect\p{L}*)\b.*\b(?:setas?|castanas?|pinas?|bellotas?|mushrooms?|chestnuts?|conkers?|acorns?|pine ?cones?)\b/u,
    does: 'picks',
    things: [{ of: ['mushroom', 'chestnuts', 'acorn'], else: 'basket' }],
    home: 'forest',
  },
  {
    words:
      /\b(?:cog\p{L}+|recog\p{L}+|busca\p{L}*|vendimia\p{L}*|pick(?:s|ing|ed)?)\b.*\b(?:fresas?|moras?|uvas?|manzanas?|cerezas?|castanas?|setas?|fruta|frambuesas?|arandanos?|aceitunas?|naranjas?|limones|peras?|olives?|oranges|lemons|pears|strawberr\p{L}+|blackberr\p{L}+|berr\p{L}+|apples?|cherr\p{L}+|grapes|plums|raspberr\p{L}+|mushrooms|fruit)\b|\bapple picking\b/u,
    does: 'picks',
    things: [{ of: ORCHARD, else: null }],
    home: 'allotment',
  },
  {
    words: /\b(?:conchas?|caracolas?|sea ?shells?|shells)\b/u,
    does: 'reaches holding shell',
    others: 'walks',
    things: ['shell'],
    home: 'beach',
  },
  {
    words: /\b(?:castillos? de arena|sand ?castles?)\b/u,
    does: 'sits',
    things: ['sandcastle'],
    place: 'beach',
  },
  {
    words: /\b(?:pint(?:a|amos|an|ar|o|ando)|paint(?:s|ing|ed)?|mural)\b/u,
    does: 'paints',
    things: ['paint'],
    home: 'garden',
  },
  {
    words: /\b(?:wallpaper|papel pintado)\b/u,
    does: 'paints',
    place: 'bedroom',
  },
  {
    words: /\b(?:castillo de (?:cajas|carton)|cajas de carton|cardboard castle|castle of boxes)\b/u,
    does: 'builds',
    things: ['boxcastle'],
    place: 'lounge',
  },
  {
    words: /\b(?:iglu|igloo)\b.*\b(?:almohadas|cojines|pillows|cushions)\b/u,
    does: 'reaches beside igloo',
    others: 'carries',
    things: ['igloo'],
    place: 'lounge',
  },
  {
    words:
      /\b(?:caban(?:a|as) (?:con|de) (?:mantas|cojines|sabanas)|(?:fuerte|castillo|iglu) (?:de|con) (?:mantas|cojines|almohadas)|(?:made of|of|with) (?:the )?(?:cushions|pillows|blankets)|(?:pillow|blanket) fort)\b/u,
    does: 'sits in den',
    others: 'carries',
    things: ['den'],
    place: 'lounge',
  },
  {
    words: /\b(?:caban(?:a|as)|guarida|dens?)\b(?! del| en el arbol)/u,
    does: 'builds',
    others: 'sits in den',
    things: ['den'],
    home: 'forest',
  },
  {
    words: /\b(?:tiendas? de campana|acampa\p{L}*|camping|campsite|tent|campfire)\b/u,
    does: 'builds beside tent',
    others: 'carries holding lamp',
    things: ['tent', 'lamp'],
    home: 'forest',
  },
  {
    words:
      /\b(?:mont(?:a|amos|an|ar)|constru\p{L}+|fabric\p{L}+|build(?:s|ing)?|built|muebles|carpinter\p{L}+|woodwork|(?:hac(?:e|emos|en|er)|make|makes|making) (?:una? |a )?(?:robot|cohete|rocket|casita|maqueta|birdhouse))\b(?! a caballo| en )/u,
    does: 'builds beside $thing',
    things: [
      {
        of: [
          'birdhouse',
          'firtree',
          'blocks',
          'robot' as Thing,
          'rocket',
          'box',
          'house',
          'igloo',
          'boat',
          'plane',
          'car',
          'kite',
          'machine',
          'chairs',
          'bed',
        ],
        else: 'box',
      },
    ],
    home: 'garden',
  },
  {
    words:
      /\b(?:echa\p{L}* (?:una )?carta|(?:posts?|posting|mails?) (?:a|the|my|our) (?:letter|card)|buzon|postbox)\b/u,
    does: 'reaches holding letter',
    things: ['letter', 'postbox'],
    home: 'village',
  },
  {
    words: /\b(?:desvan|buhardilla|trastero|attic)\b/u,
    does: 'reaches holding $thing',
    things: [{ of: ['map', 'book', 'letter', 'key', 'teddy', 'drum'], else: null }, 'chest'],
    place: 'attic',
  },
  // Music
  {
    words:
      /\b(?:toc(?:a|an|ar|amos|o)|plays?|playing|learn\p{L}*(?: to play)?) (?:(?:el|la|los|las|un|una|the|his|her|my|a|ocho|eight) ){0,2}(?:violin|violonchelo|cello|fiddle|guitarra|ukelele|guitar|ukulele|tambor|bateria|drum|drums|tambores|piano|trompeta|trombon|tuba|saxofon|trumpet|trombone|saxophone|flautas?|flauta dulce|flute|recorder|castanuelas|castanets|maracas|pandereta|tambourine|xilofono|xylophone|acordeon|accordion|arpa|harp|campanas?|bells?)\b/u,
    does: 'sings holding $thing',
    others: 'dances',
    things: [{ of: INSTRUMENTS, else: null }],
    home: 'lounge',
  },
  // The kitchen
  {
    words: /\b(?:cepill\p{L}+|lav\p{L}+|brush(?:es|ing)?|clean(?:s|ing)?) (?:\p{L}+ )?(?:dientes|teeth)\b/u,
    does: 'holding toothbrush',
    things: ['toothbrush'],
    place: 'bathroom',
  },
  {
    words: /\b(?:hornea\p{L}*|amasa\p{L}*|bak(?:e|es|ing)|knead\p{L}*)\b/u,
    does: `cooks ${AT_TABLE}`,
    things: ['table', food('bread')],
    place: 'kitchen',
  },
  {
    words:
      /(?<!\b(?:la|una|mi|su|tu) )\b(?:cocin(?:a|an|o|ar|amos|ando)|hornea\p{L}*|amasa\p{L}*|prepara\p{L}* (?:\p{L}+ ){0,3}(?:tortitas?|tartas?|pizzas?|galletas?|sopas?|cenas?|comidas?|meriendas?|desayunos?|pasteles?)|cook(?:s|ing)?|bak(?:e|es|ing)|knead\p{L}*|(?:hago|hac(?:e|emos|en|er|iendo)|hic\p{L}+|mak(?:e|es|ing)|made|ech(?:a|ar|amos)) (?:(?:una?s?|las?|los|el|a|some|the|de) ){0,2}(?:\p{L}+ )?(?:galletas?|tartas?|pastel(?:es)?|pan|bizcochos?|tortitas?|croquetas?|pizzas?|helados?|paellas?|sopas?|churros|bunuelos|empanad\p{L}+|alfajores|tortillas?|rosquillas|magdalenas|mermeladas?|albondigas|pancakes?|pizzas?|cakes?|bread|biscuits|cookies|jam|soup|dumplings|ice cream|muffins|scones|pies?|gingerbread)|croquetas|recetas?|recipes?|best chilli|(?:welsh |birthday |lemon )?cakes? for|concurso de tartas|dumplings|jam)\b/u,
    does: `cooks ${AT_TABLE}`,
    things: ['table', food('stew')],
    place: 'kitchen',
  },
  {
    words: /\b(?:helados?|ice creams?)\b/u,
    does: 'eats holding icecream',
    things: ['icecream'],
    home: 'garden',
  },
  {
    words: /\b(?:hac(?:e|emos|en|er|iendo)|hicimos|prepar\p{L}+|mak(?:e|es|ing)|made(?! (?:of|from|out)))\b/u,
    isOfFood: true,
    does: `cooks ${AT_TABLE}`,
    things: ['table', food()],
    place: 'kitchen',
  },
  {
    words: /\b(?:com(?:e|emos|en|er|iendo)|prob(?:ar|amos)|eat(?:s|ing)?|tast(?:e|es|ing))\b/u,
    isOfFood: true,
    does: `eats ${AT_TABLE}`,
    things: ['table', food()],
    home: 'kitchen',
    many: 2,
  },
  {
    words: /\b(?:picnic)\b/u,
    does: 'sits holding $thing',
    others: 'sits',
    things: [food('biscuit'), 'basket'],
    home: 'meadow',
  },
  {
    words:
      /\b(?:cumple(?:anos)?|cumplo|cumplen?|birthday|(?:tengo|i am|im|nearly|almost|turn(?:s|ed)?) (?:ya )?(?:tres|cuatro|cinco|seis|siete|ocho|nueve|three|four|five|six|seven|eight|nine)(?! \p{L}*(?:gat|perr|herman|cat|dog|brother|sister)))\b/u,
    does: AT_TABLE,
    things: ['table', 'cake'],
    home: 'lounge',
    many: 3,
  },
  {
    words:
      /\b(?:paellas?|espaguetis?|macarrones|pizzas?|lentejas|desayun\p{L}+|cen(?:a|an|amos|ar)|almuerz\p{L}*|merend\p{L}+|meriend\p{L}+|com(?:emos|er) (?:\p{L}+ )?(?:paella|pizza|pasta|sopa)|toman (?:chocolate|te|cafe)|hot chocolate|cocoa|chocolate caliente|spaghetti|breakfast|dinner|lunch|supper|tea ?time|have tea|chips|toast|churros|sopa|soup|pancakes?|tortitas?|brocoli|verduras?|guisantes|ensalada|broccoli|vegetables|peas|salad|pon\p{L}+ la mesa|(?:set|setting|lay|laying) the table)\b/u,
    does: `eats ${AT_TABLE}`,
    things: ['table', food('stew')],
    home: 'kitchen',
    many: 2,
  },
  // Feasts
  {
    words: /\b(?:papa noel|santa(?: claus)?|father christmas)\b/u,
    does: 'carries holding gift',
    others: 'waves',
    things: ['gift', 'firtree'],
    home: 'lounge',
    hour: 'night',
    many: 2,
  },
  {
    words: /\b(?:reyes magos|(?:noche|dia|llegada|regalos?) de (?:los )?reyes|three kings|wise men)\b/u,
    does: 'carries holding gift',
    others: 'walks',
    things: ['gift'],
    home: 'village',
    hour: 'night',
    many: 4,
  },
  {
    words: /\b(?:navid\p{L}+|nochebuena|christmas|xmas)\b/u,
    does: 'carries holding gift',
    others: 'jumps',
    things: ['gift', 'firtree'],
    home: 'lounge',
    many: 2,
  },
  {
    words: /\b(?:(?:auto)?caravanas?|caravans?|camper ?vans?|motorhomes?)\b/u,
    does: 'waves beside campervan',
    others: 'carries holding suitcase',
    things: ['campervan', 'suitcase'],
    home: 'meadow',
    many: 2,
  },
  {
    words: /\b(?:disco|discoteca)\b/u,
    does: 'dances',
    things: [],
    place: 'gym',
    hour: 'night',
    many: 4,
  },
  {
    words: /\b(?:vacaciones|holidays?)\b/u,
    does: 'holding suitcase',
    others: 'waves',
    things: ['suitcase'],
    home: 'beach',
  },
  {
    words:
      /\b(?:bail(?:a|an|ar|amos|arin\p{L}*|e)|danza\p{L}*|disco|danc(?:e|es|ing|er|ers)|ballet|salsa|flamenco)\b/u,
    does: 'dances',
    home: 'lounge',
    many: 2,
  },
  {
    words: /\b(?:bodas?|weddings?|se casan?|gets? married|getting married)\b/u,
    does: 'dances',
    things: ['cake'],
    home: 'garden',
    many: 2,
  },
  {
    words: /\b(?:fiestas?|celebra\p{L}*|part(?:y|ies)|eid|diwali|ramadan|lunar new year|ano nuevo)\b/u,
    does: 'dances',
    things: [{ of: ['pinata', 'cake', 'gift', 'balloon', 'firtree', 'fireworks', 'lamp'], else: null }],
    home: 'lounge',
    many: 2,
  },
  {
    words:
      /\b(?:cant(?:a|o|an|ar|amos|antes?|arin\p{L}*)|silb\p{L}+|whistl\p{L}+|nanas?\b(?= que)|sing(?:s|ing|er)?|song)\b/u,
    does: 'sings',
    home: 'lounge',
  },
  {
    words: /\b(?:carreras?|relevos|races?|sports day|dia del deporte)\b(?! de coches)/u,
    does: 'runs holding $thing',
    others: 'runs',
    things: [{ of: ['egg'], else: null }],
    home: 'meadow',
    many: 2,
  },
  {
    words: /\b(?:rayuela|comba|hopscotch|skipping|saltar|saltamos|jump(?:s|ing)?|trampolin)\b/u,
    does: 'jumps',
    home: 'garden',
    many: 2,
  },
  {
    words:
      /\b(?:orden(?:a|amos|ar)|dobl\p{L}+|recog\p{L}+|tid(?:y|ies|ying)|sort(?:s|ing)?|fold(?:s|ing)?)\b.*\b(?:calcetin(?:es)?|ropa|habitacion|cuarto|juguetes|socks|clothes|bedroom|room|toys)\b/u,
    does: 'carries holding sock',
    others: 'reaches',
    things: ['sock'],
    place: 'bedroom',
  },
  {
    words: /\b(?:compras|la compra|supermercado|shopping|supermarket)\b/u,
    does: 'carries holding basket',
    others: 'walks',
    things: ['basket'],
    place: 'market',
  },
  {
    words: /\b(?:nieve|snow)\b/u,
    does: 'jumps',
    home: 'snow',
    many: 2,
  },
  {
    words: /\b(?:avion(?:es)? de papel|paper (?:planes?|aeroplanes?))\b/u,
    does: 'runs holding paperplane',
    others: 'runs',
    things: ['paperplane'],
    home: 'meadow',
  },
  {
    words: /\b(?:acuario|aquarium)\b/u,
    does: 'points beside fish',
    others: 'points',
    together: ['fish'],
    place: 'underwater',
  },
  {
    words: /\b(?:nos|me) (?:regal|tra)\p{L}+|\b(?:gives|gave|brings|brought) (?:me|us)\b/u,
    does: 'carries holding $thing',
    others: 'waves',
    isOfElder: true,
    things: [{ of: THINGS, else: 'gift' }],
    home: 'village',
  },
  // Prizes
  {
    words: /\b(?:escarapela|rosette)\b/u,
    does: 'holding rosette',
    things: ['rosette'],
    home: 'farm',
  },
  {
    words:
      /\b(?:medallas?|trofeos?|medals?|trophy|trophies|gan(?:a|o|amos) (?:la|una|el|un)|wins? (?:a|the)|cinturon amarillo|yellow belt)\b/u,
    does: 'jumps holding $thing',
    things: [{ of: ['medal', 'rosette'], else: 'trophy' }],
    home: 'garden',
  },
  {
    words: /\b(?:mochilas?|backpacks?|rucksacks?|school ?bags?)\b/u,
    does: 'holding satchel',
    things: ['satchel'],
    place: 'school',
  },
  {
    words: /\b(?:cometas?|kites?)\b/u,
    does: 'runs holding kite',
    others: 'runs',
    things: ['kite'],
    home: 'meadow',
  },
  {
    words: /\b(?:estrellas?|planetas|stars?|stargazing|telescopio|telescope)\b/u,
    does: 'looks beside telescope',
    others: 'points',
    things: ['telescope'],
    home: 'garden',
    hour: 'night',
  },
  {
    words:
      /\b(?:salt(?:a|an|o|aba|aban|ar)|jump(?:s|ed|ing)?|leap(?:s|ing)?) (?:sobre |over )?(?:la|una|el|un|the|an?) (?:cerca|valla|charco|muro|fence|gate|hedge|wall|stream|puddle)s?\b/u,
    does: 'jumps',
    others: 'jumps',
    home: 'meadow',
  },
  {
    words: /\b(?:mapas?|maps?)\b/u,
    does: 'points holding map',
    others: 'points',
    things: ['map'],
    home: 'forest',
  },
  {
    words: /\b(?:le(?:e|er|emos|en)|libros?|biblioteca|reads?|reading|books?|library)\b/u,
    does: 'reads',
    home: 'lounge',
  },
  {
    words:
      /\b(?:abraz\p{L}+|hugs?|hugging|cuddl\p{L}+) (?:a )?(?:una?|el|la|su|mi|an?|the|his|her|my) (?:\p{L}+ )?(?:globos?|estrellas?|nubes?|arbol|cojin|almohada|calabaza|pelota|peluche|flor|corazon|balloon|star|cloud|tree|cushion|pillow|pumpkin|ball|teddy|flower|heart)\b/u,
    does: 'hugs $thing',
    others: null,
    home: 'garden',
  },
  {
    words: /\b(?:abraz\p{L}+|beso|adopt\p{L}+|hugs?|hugging|cuddl\p{L}+|kiss\p{L}*)\b/u,
    does: 'hugs beside $other',
    many: 2,
  },
  {
    words: /\b(?:ayud(?:o|a|an|ar|amos|ando)|help(?:s|ing)?)\b/u,
    does: 'carries holding $thing',
    others: 'walks',
    things: [{ of: ['box', 'book', 'suitcase', 'wateringcan', ...FOODS], else: 'basket' }],
    home: 'garden',
    many: 2,
  },
  {
    words:
      /\b(?:viene|vienen|visita\p{L}*|comes|coming|came to (?:stay|visit)|visits?|welcome)\b(?!.*\b(?:lunas?|moon)\b)/u,
    does: 'waves',
    others: 'walks holding suitcase',
    things: ['suitcase'],
    home: 'village',
    many: 2,
  },
  {
    words:
      /\b(?:mi|mis|papa|mama|la abuela|el abuelo|my|dad|daddy|mum|mummy|grandma|grandpa)\b.*\b(?:(?:me|nos) llevan?|takes? (?:me|us)|taking (?:me|us))\b/u,
    does: 'walks',
    others: 'walks',
    home: 'village',
  },
  // What a place implies, after all that is done there
  {
    words: /\b(?:(?:al|en el|del) (?:parque|patio|recreo)|(?:to|at|in) the (?:park|playground)|playtime)\b/u,
    does: 'sits on swing',
    others: 'slides',
    things: ['swing'],
    place: 'garden',
    many: 2,
  },
];

/** What is not done now: lost, died, or over; and what children do not do by themselves. */
const NOT_NOW =
  /\b(?:perd(?:i|io|ido|ida|ieron)|murio|muri\p{L}*|lost|died|dead|sol[oa]s|alone|fuego|cerillas|cuchillos?|knife|knives|by (?:ourselves|ourself)|fire(?! ?(?:engine|truck|fighter|station|m[ae]n)))\b/u;

/** «Barría» as «barre», «pintaba» as «pinta». */
const inPresent = (said: string): string =>
  said.replace(/(?<=\p{L}{2})aba(?=n?(?!\p{L}))/gu, 'a').replace(/(?<=\p{L}{3})ia(?=n?(?!\p{L}))/gu, 'e');

const namesFood = (typed: string): boolean =>
  sceneWordsIn(typed).things.some((thing) => FOODS.includes(thing));

/** What the words of a topic say is done; null for nothing of the list. @param hasPeople whether people do it */
export function activityOf(typed: string, hasPeople = true): Activity | null {
  const said = fold(typed).replace(/['’]/gu, '');
  if (NOT_NOW.test(said)) return null;
  const now = inPresent(said);
  const isSaid = ({ words, isOfFood, isOfAnimals }: (typeof ACTIVITIES)[number]) =>
    (words.test(said) || words.test(now)) && (!isOfFood || namesFood(typed)) && !(isOfAnimals && hasPeople);
  return ACTIVITIES.find(isSaid) ?? null;
}

/** What is cooked or eaten, as the first word behind the verb that is no article; and what is no dish. */
const DISH =
  /\b(?:cocin|hac|hic|prepar|hornea|amasa|com|cen|desayun|cook|bak|mak|made|eat|ate)\p{L}* (?:(?:una?s?|las?|los|el|de|some|the|our|mi|my|an?) )*(?<dish>\p{L}+)|(?<served>\p{L}+) (?:for|de|para(?: la)?) (?:breakfast|lunch|dinner|tea|supper|desayun\p{L}+|comer|comida|merend\p{L}+|merienda|cena\p{L}*)\b/u;
const NO_DISH =
  /^(?:a|al|con|para|por|en|y|que|with|for|in|at|and|to|up|sure|juntos|together|algo|something|(?:la )?(?:cena|comida|merienda)|almuerzos?|desayunos?|recetas?|postres?|dinner|lunch|breakfast|supper|tea|food|meals?|recipes?|puddings?|deberes|homework)$/u;
/** Whether a text names a dish that no thing is drawn of: no other stands for it. */
function hasUndrawnDish(said: string): boolean {
  const { dish: made, served } = DISH.exec(said)?.groups ?? {};
  const dish = made ?? served ?? '';
  const { things, figures } = sceneWordsIn(dish);
  return dish !== '' && !NO_DISH.test(dish) && things.length + figures.length + kinIn(dish).length === 0;
}

/** The things of an activity, those named in place of those meant, with the colour of its paint. */
export function thingsOfActivity(
  { things = [], paint }: Activity,
  typed: string,
): { things: Thing[]; paints: Paints } {
  const said = sceneWordsIn(typed);
  const all = things.flatMap((thing) =>
    typeof thing === 'string'
      ? [thing]
      : (said.things.find((one) => thing.of.includes(one)) ??
        (thing.else !== null && FOODS.includes(thing.else) && hasUndrawnDish(fold(typed))
          ? []
          : thing.else) ??
        []),
  );
  const colour = all.includes('paint') ? colourNamed(typed) : null;
  const [first] = all;
  const own = first && paint && { [first]: paint };
  return { things: all, paints: { ...own, ...said.paints, ...(colour && { paint: colour }) } };
}
