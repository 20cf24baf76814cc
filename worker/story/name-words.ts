/**
 * Words checked in typed names, in both languages, folded: no capitals, no accents. Data of `name-check.ts` and
 * `stand-ins.ts`.
 */
const list = (words: string): string[] => words.split(',').map((word) => word.trim());

/** Insults: a typed name that contains one is refused. */
export const INSULTS: readonly string[] = [
  // Spanish
  ...list(`
    puta, puto, putita, hijoputa, hijaputa, cabron, cabrona, gilipollas, gilipuertas, capullo, maricon,
    maricona, mariconazo, bollera, subnormal, retrasado, retrasada, mongolico, mongolica, imbecil, idiota,
    estupido, estupida, tarado, tarada, gordo asqueroso, gorda asquerosa, mierda, mierdecilla, comemierda,
    culo, coño, cono de tu madre, polla, pollon, pendejo, pendeja, culero, culera, pinche, verga, boludo,
    boluda, pelotudo, pelotuda, malparido, malparida, gonorrea, sudaca, negrata, moro de mierda, panchito,
    zorron, ramera, guarra, bastardo, bastarda`),
  // English
  ...list(`
    fuck, fucker, fucking, motherfucker, shit, shithead, bullshit, asshole, arsehole, arse, bitch, bastard,
    cunt, dickhead, wanker, twat, slut, whore, prick, bollocks, moron, idiot, stupid, dumbass, retard,
    retarded, spastic, faggot, fag, dyke, tranny, nigger, nigga, paki, chink, kike, fatso, fatty, loser`),
  // Bodies and sex, which no name of a child is
  ...list(`
    sexo, sexual, porno, pornografia, pene, vagina, tetas, teta, pechos, follar, follando, violacion, violador,
    pedofilo, pederasta, prostituta, masturbar, orgasmo, caca, pedo, meada, sex, sexy, porn, penis, boobs,
    tits, pussy, cock, rape, rapist, paedophile, pedophile, hooker, blowjob, orgasm, poo, fart`),
  // Names used as an insult or a threat
  ...list(`
    hitler, adolf hitler, osama bin laden, jack the ripper`),
];

/** Phrases that only as a whole are an insult or a threat, searched in the names and across names and topic. */
export const PHRASES: readonly string[] = list(`
  hijo de puta, hija de puta, hijos de puta, puta madre, tu puta madre, vete a la mierda, me cago en,
  que te jodan, que te den, chupa pollas, come mierda, muerete, matate, te odio, heil hitler, son of a bitch,
  sons of bitches, piece of shit, go to hell, go die, kill yourself, kill her, kill him, fuck you, fuck off,
  suck my, i hate you, drop dead`);

/** Words of sentences: a typed name of several words that contains one is no name. */
export const SENTENCE_WORDS: readonly string[] = list(`
  que, con, sin, por, para, en, sus, les, es, esta, tiene, tienen, todo, todos, toda, todas, a, como, cuando,
  sea, ser, fue, era, haz, escribe, ignora, olvida, muere, mata, matar, quiere, quiero, sobre, desde, hasta,
  porque, pero, muy, who, that, with, without, for, is, are, was, were, has, have, all, any, every, not, to,
  in, on, at, from, by, write, ignore, forget, above, below, system, rules, reglas, dies, kill, kills,
  killing, wants, want, about, because, but, very, more, sistema, if, he, she, they, him, them, when, then, you, si,
  ella, ellos, ellas, se, no`);

/** Words for children, which may stand with an article among names: *los gemelos*. */
export const CHILDREN: readonly string[] = list(`
  gemelos, gemelas, mellizos, mellizas, trillizos, trillizas, peques, pequeños, pequeñas, niños, niñas, nenes, nenas,
  chicos, chicas, hermanos, hermanas, primos, primas, hijos, hijas, nietos, nietas, sobrinos, sobrinas, amigos, amigas,
  mayores, twins, triplets, kids, children, boys, girls, brothers, sisters, brother, sister, cousins, cousin, sons,
  daughters, son, daughter, little, big, grandchildren, friends, baby, boy, girl`);

/** Words for things: typed as a name, they stay in the topic for its check. */
export const NO_NAMES: readonly string[] = list(`
  lejia, amoniaco, pastilla, pastillas, jarabe, medicina, medicinas, droga, drogas, veneno, alcohol, cerveza,
  vino, tabaco, cigarro, cigarrillo, mechero, cerilla, cerillas, fuego, cuchillo, navaja, pistola, escopeta,
  arma, bomba, cuerda, soga, sangre, horca, juego, tio, tia, abuelo, abuela, vecino, vecina, señor, hombre,
  mujer, desconocido, extraño, amigo, secreto, secretos, foto, fotos, baño, ducha, cama, beso, besos,
  caricias, desnudo, desnuda, internet, movil, coche, casa, calle, gato, gata, gatito, perro, perrito, cena,
  comida, matar, morir, muerte, suicidio, odio, odiar, dolor, ahogar, asfixia, golpe, pegar, quemar, gitano,
  gitanos, moro, moros, negro, negros, judio, judios, chino, chinos, gordo, gorda, bleach, ammonia, pill,
  pills, syrup, medicine, drug, drugs, poison, beer, wine, tobacco, cigarette, lighter, match, matches, fire,
  knife, gun, pistol, weapon, bomb, rope, blood, game, choking, uncle, aunt, grandpa, neighbour, neighbor,
  man, woman, stranger, friend, secret, secrets, photo, photos, bath, shower, bed, kiss, kisses, naked,
  phone, car, house, street, cat, kitten, dog, puppy, dinner, food, kill, die, death, suicide, hate, pain,
  drown, hit, burn, gypsies, jews, muslims, immigrants, fat`);
