import type { Language } from '../../contract/options.ts';

/**
 * Common words of each language in dictionary form, chosen by the project, without those of grammar: in running text
 * they are most of the commonest thousand forms. *First* are those of the first lessons. Data of `lesson.ts`.
 */
const LISTS: Record<Language, { first: string; more: string }> = {
  es: {
    first: `
      uno dos tres cuatro cinco seis siete ocho nueve diez primero segundo sí no hola adiós gracias favor
      casa puerta ventana mesa silla cama cocina baño cuarto calle ciudad pueblo campo mar río montaña cielo sol luna
      agua pan leche sopa comida café té huevo manzana fruta carne pescado azúcar sal
      hombre mujer niño niña chico chica madre padre mamá papá hermano hermana abuelo abuela hijo hija familia amigo amiga
      bebé gente persona señor señora nombre perro gato pájaro pez caballo vaca árbol flor
      cabeza mano pie ojo oreja nariz boca pelo cara brazo pierna dedo cuerpo
      día noche mañana tarde hoy ayer ahora luego semana mes año hora minuto lunes martes miércoles jueves viernes sábado domingo
      libro papel lápiz escuela colegio clase maestra maestro juego pelota juguete música color rojo azul verde amarillo blanco negro
      grande pequeño bueno malo bonito feo nuevo viejo alto bajo largo corto frío caliente feliz triste
      ser estar tener hacer ir venir ver mirar oír comer beber dormir hablar decir leer escribir jugar correr saltar andar
      abrir cerrar dar poner querer poder saber vivir llamar trabajar aquí allí arriba abajo dentro fuera cerca lejos
      mucho poco más menos muy bien mal otra vez también siempre nunca coche tren autobús avión ropa zapato dinero
    `,
    more: `
      luz claro fuego aire viento estrella tierra suelo pared habitación sala piso edificio tienda parque puente
      camino barco estación puerto isla playa bosque carta palabra línea lista foto cuento historia final principio
      pregunta respuesta verdad mentira secreto sueño idea problema razón error cosa parte lado mitad centro fin
      lugar sitio mundo país vida muerte guerra paz tiempo momento rato edad reloj cumpleaños fiesta regalo precio
      caja bolsa llave teléfono televisión radio máquina cuchillo botella cena hambre pantalón vestido canción baile
      voz ruido silencio sonido corazón sangre piel diente cuello espalda uña médico hospital enfermo enfermedad
      dolor miedo vergüenza sorpresa amor odio suerte fuerza cuidado ayuda culpa permiso perdón tío tía novio marido
      esposa rey reina príncipe jefe policía soldado profesor juez público equipo grupo animal oro hielo número mil
      medio doble último siguiente izquierda derecha delante detrás encima debajo alrededor norte sur este rápido
      temprano pronto todavía ya casi apenas quizá además mientras después antes entonces lleno duro fuerte joven
      mayor rico pobre caro fácil difícil posible imposible verdadero seguro peligroso tranquilo cansado preocupado
      solo junto mismo igual diferente raro normal hermoso amable listo tonto loco serio divertido importante libre
      ocupado dulce roto perfecto empezar terminar acabar seguir parar esperar llegar salir entrar subir bajar
      volver quedar quedarse pasar caer traer llevar coger tomar dejar buscar encontrar perder ganar comprar vender
      pagar arreglar contar cantar bailar tocar preguntar entender aprender recordar pensar creer sentir necesitar
      intentar ayudar llorar escuchar probar volar caminar cambiar morir matar luchar escapar conocer echar sacar
      pesar alguien nadie algo nada todo todos cada cualquier propio paso golpe vuelta viaje vuelo trabajo carrera
      regla nota tarjeta noticia sobre banco cuenta oficina hotel restaurante bar cine iglesia basura verano navidad
    `,
  },
  en: {
    first: `
      one two three four five six seven eight nine ten first second yes no hello goodbye thanks please
      house home door window table chair bed kitchen bathroom bedroom room street city town country sea river mountain sky sun moon
      water bread milk soup food coffee tea egg apple fruit meat fish sugar salt
      man woman boy girl child mother father mum dad brother sister grandfather grandmother son daughter family friend
      baby people person name dog cat bird horse cow tree flower
      head hand foot eye ear nose mouth hair face arm leg finger body
      day night morning afternoon evening today yesterday tomorrow now later week month year hour minute monday tuesday
      wednesday thursday friday saturday sunday
      book paper pencil pen school class teacher game ball toy music colour red blue green yellow white black
      big small little good bad pretty ugly new old tall short long cold hot warm happy sad
      be have do make go come see look hear eat drink sleep speak talk say tell read write play run jump walk
      open close shut give put want can know live call work here there up down inside outside near far
      much many more less very well badly again also always never car train bus plane clothes shoe money
    `,
    more: `
      light dark fire air wind rain star earth ground floor wall hall building shop market park bridge road corner
      boat ship station island beach stone rock letter word line list picture photo story end beginning question
      answer truth lie secret dream idea problem reason mistake thing part side half middle place world life death
      war peace time moment while age watch date birthday party present gift price box bag key phone radio computer
      machine engine glass knife cup bottle cake sweet ice dinner breakfast lunch hungry shirt dress hat song dance
      voice noise sound laugh laughter cry heart blood skin neck back doctor nurse hospital sick pain fear joy shame
      surprise love hate luck strength care help fault uncle aunt cousin husband wife king queen prince princess
      boss police soldier student cook driver judge audience team group bear chicken fly animal gold cloth smoke
      number hundred thousand double last next left right front behind above under beside between around north south
      east west quick quickly fast slow early soon late still already almost nearly perhaps maybe besides then after
      before full empty closed clean dirty dry hard strong fat young rich poor easy difficult possible impossible
      true sure safe dangerous quiet calm glad tired angry afraid scared worried alone together same different
      strange normal beautiful nice kind stupid silly crazy serious funny important famous free busy fresh cool
      round straight broken perfect whole brown sit stand wake wash begin start finish stop wait leave return stay
      pass fall bring carry take hold let drop throw push pull move turn search find lose win buy sell pay cost
      spend keep save break fix cut stick draw count sing ask explain understand learn teach study remember forget
      think believe imagine feel like need prefer choose decide try promise scream smile listen smell taste travel
      drive cross hide change grow born die kill fight steal catch escape follow meet kiss visit wish send get show
      point notice fill hang press fit miss happen somebody someone nobody anyone something nothing everything
      everyone each any own piece bit step knock trip flight job race rule mark board card sign news bank note bill
      office hotel restaurant church lift summer may christmas
    `,
  },
};

const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const setOf = (text: string) => new Set(text.trim().split(/\s+/).map(fold));

const FIRST = { es: setOf(LISTS.es.first), en: setOf(LISTS.en.first) };
const COMMON = {
  es: setOf(`${LISTS.es.first} ${LISTS.es.more}`),
  en: setOf(`${LISTS.en.first} ${LISTS.en.more}`),
};

const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|the|a|an|to)\s+/iu;

/** Dictionary form of a word or its likely ones: without article, of a plural, of a feminine. */
function formsOf(word: string, language: Language): string[] {
  const bare = fold(word.trim().replace(ARTICLE, ''));
  if (language === 'en') return [bare, bare.replace(/s$/u, ''), bare.replace(/es$/u, '')];
  const singular = [bare, bare.replace(/s$/u, ''), bare.replace(/es$/u, '')];
  return [...singular, ...singular.map((one) => one.replace(/a$/u, 'o'))];
}

/**
 * Whether a word is too common to be taught at a level: nothing is to beginners, the first lessons to intermediate
 * readers, the commonest thousand to advanced ones.
 */
export function isTooCommon(
  word: string,
  language: Language,
  level: 'beginner' | 'intermediate' | 'advanced',
): boolean {
  if (level === 'beginner') return false;
  const known = (level === 'advanced' ? COMMON : FIRST)[language];
  return formsOf(word, language).some((form) => known.has(form));
}
