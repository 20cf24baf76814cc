import type { Rule } from './categories.ts';

const people =
  '(?:judi[oa]s?|musulman(?:es|as)?|negros|negras|gitan[oa]s|inmigrantes|gays|homosexuales|lesbianas|transexuales|moros|chin[oa]s|arabes|latinos|mexican[oa]s|sudamerican[oa]s|african[oa]s|discapacitad[oa]s|refugiad[oa]s|mujeres|niñas|cristianos|indios)';
// Real people that a child may know. Dragons, ogres and wolves belong in stories.
const realTarget =
  '(?:herman|profesor|maestr|compañer|niñ|bebe|padre|madre|papa|mama|abuel|vecin|gente|person|familia|amig|alumn|policia|perrit|gatit|cachorr|perro|gato)\\p{L}*';
const article = '(?:un|una|unos|unas|el|la|los|las|mi|mis|tu|tus|su|sus|al|tod[oa]s?|otr[oa]s?)';
const child =
  '(?:niñ[oa]s?|menores|menor de edad|bebes?|hij[oa]s?|alumn[oa]s?|colegial(?:as?|es)?|adolescentes?)';
const makes =
  '(?:hacer|hace|hago|hacemos|fabricar|fabrica|fabrico|construir|construye|construyo|preparar|prepara|preparo|montar|armar|conseguir|comprar|crear)';
const weapon =
  '(?:bombas?|explosivos?|coctel(?:es)? molotov|molotov|granadas? de mano|pistolas?|escopetas?|rifles?|fusil(?:es)?|metralletas?|ametralladoras?|armas?(?: de fuego)?|polvora|veneno|gas (?:nervioso|mostaza|toxico|sarin|venenoso)|ricina|silenciador|dinamita|nitroglicerina|napalm)';

export const spanishRules: readonly Rule[] = [
  {
    raises: ['sexual'],
    score: 0.93,
    patterns: [
      'porno(?:s|grafia|grafic[oa]s?)?',
      'sexo|sexual(?:es|mente|idad)?|sexy|sexis?',
      'erotic[oa]s?|erotismo|orgasmos?|orgias?|masturb\\p{L}+',
      'foll(?:ar|ando|arse|aron|amos|arla|arlo|artela)',
      'mamadas?|felacion(?:es)?|cunnilingus|penes?|vaginas?|tetas|tetona|pezones',
      '(?:mi|tu|su|la) (?:polla|verga) (?:dura|gorda|grande)|chup\\p{L}+ (?:la|mi|su|tu) (?:polla|verga)',
      'prostitut[oa]s?|prostitucion|prostibulos?|burdel(?:es)?|putas|puteros?|striptease|strippers?',
      'hac(?:er|en|iendo|ieron) el amor|hicieron el amor|pon(?:er|erse|e|iendo) cachond[oa]s?',
      'fotos? (?:de )?desnud[oa]s?|hentai|zoofilia|incest(?:o|uos[oa])',
    ],
  },
  {
    raises: ['sexual', 'violence'],
    score: 0.94,
    patterns: [
      'violador(?:es)?|violacion(?:es)?',
      'viol(?:ar|o|an|aron|aba|ando|ada|adas|ado) a \\p{L}+',
      'fue violad[oa]',
    ],
  },
  {
    raises: ['sexual', 'sexual/minors'],
    score: 0.97,
    patterns: [
      'pedofil\\p{L}*|pederast\\p{L}*|paidofil\\p{L}*',
      `abus\\p{L}+ (?:de|a) ${article} ${child}`,
      `${child} desnud[oa]s?`,
      'me toca(?:ba)? (?:\\p{L}+ )?(?:por las noches|ahi abajo)|toc\\p{L}+ (?:sus|mis|las) partes|partes intimas',
    ],
  },
  {
    raises: ['violence', 'violence/graphic'],
    score: 0.92,
    patterns: [
      'descuartiz\\p{L}+|desmembr\\p{L}+|decapit\\p{L}+|degoll\\p{L}+|destrip\\p{L}+|eviscer\\p{L}+|mutil\\p{L}+|despellej\\p{L}+|desollar|desollad[oa]s?',
      'tortur(?:a|o|ar|an|as|aba|aban|ado|ada|ados|adas|aron|ando|arlo|arla|arlos)',
      'baños? de sangre|charcos? de sangre|rios? de sangre|sangre a (?:chorros|borbotones)|ensangrentad[oa]s?|cubiert[oa]s? de sangre|chorre\\p{L}+ sangre|sangre por todas partes|la sangre (?:lo |la |le |les )?(?:cubri|salpic|brot|chorr)\\p{L}+',
      '(?:sacar|saca|saco|arranca|arranco|arrancar|cortar|corta|corto)(?:le|les|se)? (?:a \\p{L}+ )?(?:los ojos|las tripas|los intestinos|las visceras|los dedos|la lengua|la piel|el cuello|la garganta)',
      'gore|visceras|tripas fuera|sesos',
    ],
  },
  {
    raises: ['violence'],
    score: 0.88,
    patterns: [
      'masacr\\p{L}+|matanzas?|tiroteos?|genocidios?',
      'asesin[oa]s? en serie|asesinar(?:lo|la|los|las)?|asesin(?:a|o|an|aron|ando) a \\p{L}+',
      'apuñal\\p{L}+|acuchill\\p{L}+|estrangul\\p{L}+',
      `(?:mat(?:ar|a|o|an|e|aron|ando|aba)|envenen(?:ar|a|o|an|aron|ando)|ahog(?:ar|a|o)) (?:a )?(?:${article} ){1,2}${realTarget}`,
      `mat(?:ar|a|an|aba|aban|ando|o|aron) (?:a )?(?:niñ[oa]s|gente|personas|bebes|perros|gatos|compañeros|animales|profesores)`,
      `dispar(?:ar|a|o|an|aron|ando) (?:a|contra) (?:${article} )?${realTarget}`,
      '(?:tiros?|balazos?|disparos?) en la cabeza|peg\\p{L}+ (?:un tiro|tiros)',
      'terrorist\\p{L}+|terrorismo|atentados?',
    ],
  },
  {
    raises: ['illicit/violent', 'illicit'],
    score: 0.93,
    patterns: [
      `como (?:se )?(?:puedo |puede |podemos )?${makes} (?:${article} |algun |algo de )?(?:autentic[oa]s? )?${weapon}`,
      `(?:instrucciones|receta|pasos|tutorial) para (?:hacer|fabricar|construir|preparar) (?:${article} )?${weapon}`,
      '(?:fabric|constru|deton|coloc)\\p{L}+ (?:una |la |unas )?bombas?|pon(?:e|en|er) una bomba|bombas? caseras?',
      `llev\\p{L}+ (?:${article} )?(?:pistola|escopeta|cuchillo|navaja|arma|rifle) (?:al|a la|a su) (?:colegio|cole|escuela|clase|instituto)`,
    ],
  },
  {
    raises: ['illicit'],
    score: 0.86,
    patterns: [
      `como (?:robar|atracar|hackear|falsificar|estafar|asaltar) (?:en )?(?:a )?(?:${article} )?(?:bancos?|coches?|tiendas?|dinero|tarjetas?|moviles|movil|casas?|billetes|contraseñas?|cuentas?|ancianos?|wifi)`,
      'drogas?|drogad[oa]s?|drogar(?:se|me)?|drogadict\\p{L}+|narco(?:s|trafic\\p{L}+)?|sobredosis',
      'cocaina|metanfetaminas?|anfetaminas?|marihuana|hachis|lsd|ketamina|fentanilo|cannabis|porros',
      'fum\\p{L}+ (?:un |unos |su |mucha )?(?:porros?|crack|hierba|maria)|esnif\\p{L}+',
      // "heroína" is also a heroine: only verbs of using the drug count.
      '(?:inyect|chut|fum|esnif|trafic|pinch|vend)\\p{L}* (?:con )?heroina|(?:dosis|gramos?|kilos?|adict[oa]s?) (?:de|a la) heroina|engancha\\p{L}* a la heroina',
      '(?:setas?|hongos?) (?:alucinogen|psicodelic)[oa]s?|pastillas? de extasis',
      `${child} (?:\\p{L}+ ){0,3}(?:borrach[oa]s?|se emborracha\\p{L}*|emborrachandose|fumando|fuman?|fumar|(?:beben?|bebiendo|beber) (?:vodka|whisky|cerveza|alcohol|ron|vino|ginebra))`,
    ],
  },
  {
    raises: ['self-harm'],
    score: 0.92,
    patterns: [
      'suicid\\p{L}+|autolesi\\p{L}+',
      '(?:cort\\p{L}+|abr\\p{L}+) las venas|hac\\p{L}+ daño a si mism[oa]s?',
      'quitar(?:se|nos) la vida|se (?:quito|quita|quiere quitar) la vida|ahorcar(?:se|te)|se ahorc\\p{L}+',
      'no quier(?:e|en) (?:seguir )?(?:vivir|viviendo)(?! (?:en|con|aqui|alli|sol[oa]s?|lejos|cerca|sin|bajo|dentro|como|entre|mas (?:en|con|sol|lejos)))',
      '(?:vomit\\p{L}+|dejar de comer|no comer|dejo de comer) para (?:adelgazar|estar delgad[oa]|perder peso)',
    ],
  },
  {
    raises: ['self-harm', 'self-harm/intent'],
    score: 0.95,
    patterns: [
      '(?:me )?(?:quiero|quisiera) morir(?:me)?|ganas de morir(?:me)?|matarme|quitarme la vida|ahorcarme|cortarme(?: los brazos| las muñecas)?(?! el (?:pelo|flequillo)| las uñas| un)',
      '(?:ya )?no quiero (?:seguir )?(?:vivir|viviendo)(?! (?:en|con|aqui|alli|sol[oa]|lejos|cerca|sin|bajo))',
    ],
  },
  {
    raises: ['self-harm', 'self-harm/instructions'],
    score: 0.94,
    patterns: [
      '(?:como|maneras? de|formas? de|pastillas para) (?:suicidar(?:se|me)|morir sin dolor|autolesionar(?:se|me)|quitar(?:se|me) la vida|matar(?:se|me))',
    ],
  },
  {
    raises: ['hate'],
    score: 0.91,
    patterns: [
      'sudacas?|maricon(?:es|azos?)?|maricas?|bolleras?|negratas?|mongolic[oa]s?|retrasad[oa]s? mental(?:es)?|subnormal(?:es)?|travelos?',
      `${people} de mierda|(?:put[oa]s?|asqueros[oa]s?|malditos?) ${people}|mor[oa] de mierda|gitan[oa] de mierda|negr[oa] de mierda|puto (?:negro|moro|gitano|judio|chino|gay)`,
      `(?:odio|odia|odiar|odiamos|odiemos|odian) (?:a )?(?:todos |todas )?(?:a )?(?:l[oa]s )?${people}`,
      `(?:l[oa]s|tod[oa]s l[oa]s) ${people} (?:son|sois|eran) (?:\\p{L}+ ){0,2}(?:inferiores|escoria|basura|ladron(?:es|as)|criminales|animales|tont[oa]s|estupid[oa]s|suci[oa]s|parasitos|una plaga|asquerosos|ratas|monos)`,
      'supremacismo blanco|supremacia blanca|raza (?:superior|inferior)|heil hitler|hitler tenia razon|limpieza etnica|poder blanco',
    ],
  },
  {
    raises: ['hate', 'hate/threatening', 'violence'],
    score: 0.94,
    patterns: [
      `(?:matar|exterminar|gasear|quemar|eliminar|matemos|exterminemos|linchar) (?:a )?(?:todos |todas )?(?:a )?(?:l[oa]s )?${people}`,
      `muerte a (?:todos )?(?:l[oa]s )?${people}`,
    ],
  },
  {
    raises: ['harassment'],
    score: 0.84,
    patterns: [
      'hij[oa]s? ?de ?(?:la )?(?:gran )?puta|hijoputas?|puta|putos?|gilipollas|cabron(?:es|a)?|malnacid[oa]s?|joder|jodete',
    ],
  },
  {
    raises: ['harassment', 'harassment/threatening', 'violence'],
    score: 0.87,
    patterns: [
      '(?:te|os|lo|la|los|las|le|les) (?:voy|vamos) a (?:matar|rajar|apuñalar)|te (?:matare|matamos|rajo)|(?:voy a|quiero) mat(?:aros|arte|arl[oa]s?)|deberias morirte',
    ],
  },
];
