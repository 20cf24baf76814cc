import type { Gender } from '../book.ts';

const list = (text: string) => new Set(text.trim().split(/\s+/));

/** Beings (and the machines and clouds that stories treat as such). */
export const BEINGS =
  list(`abeja abuela abuelo águila alien alienígena animal araña ardilla asno astronauta ballena bebé bombero bombera bruja brujo
  búho buey burro caballero caballo cachorro camaleón camello canguro capitán capitana caracol cebra cerdito cerdo chica chico ciempiés ciervo cigüeña cocodrilo
  conejita conejo cordero delfín detective dinosaurio doctora dragón dragona duende elefanta elefante elfo erizo espantapájaros extraterrestre fantasma foca
  gallina gallo gata gatita gatito gato gigante golondrina gorila gorrión grillo gusano hada hámster hermana hermano hipopótamo hormiga
  jirafa koala lagartija leona león lechuza lobo loba lombriz loro luciérnaga maestra maestro maga mago mamut mariposa mariquita marciano momia
  monstruo mono murciélago muñeca muñeco niña niño ogro osa osita osito oso oveja pájaro paloma panda pastor pastora pata patito pato pavo payaso perrita perrito perro pez
  pingüino pirata pollito pony poni princesa príncipe pulpo rana rata ratón ratona ratoncito reina rey robot sapo serpiente sirena superhéroe superheroína tiburón
  tigre topo tortuga trol troll unicornio vaca vampiro vampira yeti zombi zorra zorro zorrito`);

/** Nouns of time or occasion: a topic that begins with one is something that happens. */
export const OCCASIONS =
  list(`día noche tarde mañana cumpleaños viaje visita mudanza fiesta excursión vacaciones navidad llegada partido concierto examen verano
  invierno otoño primavera semana fin recreo boda nacimiento campamento carrera vuelta regreso despedida paseo clase cole colegio escuela guardería dentista médico vacuna hospital
  primer primera última último`);

/** What a character from the topic is taught or thought of as a virtue. */
export const VALUES =
  list(`amistad amor bondad valentía valor paciencia generosidad gratitud honestidad sinceridad respeto perdón empatía solidaridad
  igualdad diversidad familia paz alegría confianza esperanza curiosidad creatividad responsabilidad
  humildad perseverancia esfuerzo libertad justicia felicidad verdad ayuda cariño ternura autoestima`);

const FEMININE =
  list(`noche nube nieve leche calle clase llave torre fuente flor mente suerte muerte gente serpiente parte tarde sangre fiebre carne
  base frase nave ave liebre miel sal piel señal cárcel col imagen razón mujer luz paz voz cruz nariz raíz actriz vez perdiz mano foto moto
  radio tele sed red pared ley madre sirena superheroína tos hipótesis crisis navidad labor catedral sal vocal hambre`);
const MASCULINE =
  list(`mapa planeta día problema tema clima idioma sistema poema programa fantasma cometa pirata poeta astronauta pijama sofá drama
  diploma enigma panorama tranvía papá guardia gorila koala panda puma alienígena centinela vigía karma`);
/** Feminine nouns that take «el» in the singular. */
const STRESSED_A = list('agua águila alma hada hacha aula ala arma hambre ancla área ave aula arpa');

export const FEMININE_WITH_EL = STRESSED_A;

/** Planets, festivities and places that take no article, or keep their capital. */
export const PROPER =
  list(`marte júpiter saturno venus mercurio neptuno urano plutón españa méxico francia italia parís londres roma europa áfrica
  asia américa australia china japón madrid barcelona halloween`);

export function isPlural(noun: string): boolean {
  const word = noun.toLocaleLowerCase();
  if (
    /^(cumpleaños|ciempiés|espantapájaros|lunes|martes|miércoles|jueves|viernes|dios|arcoíris|autobús|bus|país|mes|tos|crisis|virus|compás|francés|inglés|cosmos|caos|campus)$/.test(
      word,
    )
  )
    return false;
  return /[^ís]s$/.test(word);
}

function singular(noun: string): string {
  const word = noun.toLocaleLowerCase();
  if (!isPlural(word)) return word;
  if (BEINGS.has(word.slice(0, -1)) || FEMININE.has(word.slice(0, -1)) || MASCULINE.has(word.slice(0, -1)))
    return word.slice(0, -1);
  if (/ones$/.test(word)) return `${word.slice(0, -4)}ón`;
  if (/ces$/.test(word)) return `${word.slice(0, -3)}z`;
  if (/[lnrdjy]es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

export function isBeing(noun: string): boolean {
  const word = singular(noun);
  return BEINGS.has(word) || BEINGS.has(word.replace(/ones$/, 'ón'));
}

/** By lexicon, then by ending. */
export function genderOfNoun(noun: string): Gender {
  const word = singular(noun);
  if (MASCULINE.has(word)) return 'm';
  if (FEMININE.has(word) || STRESSED_A.has(word)) return 'f';
  if (/(ción|sión|gión|dad|tad|tud|umbre|ez|eza|ncia|a)$/.test(word)) return 'f';
  return 'm';
}
