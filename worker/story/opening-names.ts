import { isTooCommon } from './common-words.ts';
import { fold } from './search-words.ts';

/** Whether an unknown word that begins a sentence is a name, by the word after it: *Zorabel llegó*, *Zorabel is late*. */

const wordSet = (words: string) => new Set(words.trim().split(/\s+/u));

/** Words of grammar, folded, and those that begin sentences before a verb. */
const OPENERS = wordSet(`
  entonces luego despues antes ahora hoy ayer anoche manana pronto tarde temprano siempre nunca jamas tampoco tambien
  aqui alli alla ahi cerca lejos arriba abajo dentro fuera encima debajo detras delante adelante mientras aunque pero
  porque pues asi quiza quizas tal todo toda nada nadie alguien algo alguno alguna ninguno ninguna cada cualquiera otro
  otra uno una el la ella ello lo yo tu usted esto eso aquello este ese esta esa aquel aquella quien cual cuanto cuando
  donde como que desde hasta sobre bajo entre hacia segun sin durante apenas casi solo sola incluso ya aun todavia bien
  mal mejor peor mas menos muy tan tanto tanta si no ni al del mi su por para con en de medio media primero
  primera ultimo ultima mismo misma mama papa abuela abuelo abuelita abuelito tia tio hermana hermano ahorita os nos les
  then later after before now today yesterday tonight tomorrow soon always never here there everywhere somewhere nowhere
  near far above below inside outside behind while though although but because so maybe perhaps everything everyone
  everybody nothing nobody someone somebody something anyone anybody anything each every another other both several
  many much few little one two three he she it they we you i this that these those who what which when where how why
  since until over under between toward towards without during hardly almost only even already still well better worse
  more less very too yes no nor or and all none some any most such neither either once twice together again like
  mum mom mam mummy mommy dad daddy grandma grandpa granny grandad auntie aunt uncle mine yours his hers ours theirs half
  as at by for from in of on to up with a an the my your our their its
`);

/** Words that hardly follow anything but who acts, folded. */
const ACTS = wordSet(`
  es era fue esta estaba estuvo tiene tenia tuvo ha habia va iba viene vino hace hizo dice dijo ve vio mira miro quiere
  quiso puede pudo sabe supo se le pone puso da dio oye oyo cree duerme suena vive salta corre rie sonrie canta
  juega llora llega sale entra sube baja abre cierra busca encuentra lleva piensa espera
  is was isn't has had goes went says said sees saw wants likes loves looks runs ran comes came can could will would does
  did sleeps slept takes took gets got puts put makes made knows knew thinks thought feels felt finds found gives gave
  tells told sits sat stands stood plays laughs smiles sings sang hears heard eats ate opens climbs jumps flies flew
`);
/** Endings of the third person, of words that are no other form as often. */
const ACTS_SO = /(?:ó|aba|ía|rá|ed)$/u;
/** What ends so begins a sentence as an adverb or a verb. */
const NO_NAME = /(?:mente|ando|iendo|aban?|ían?|r[áé]n?|aron|ieron|[aeio]mos|ing|ly)$/u;

/** @param next the word after it; null where the sentence ends or pauses */
export function isNameBefore(word: string, next: string | null): boolean {
  const small = word.toLocaleLowerCase();
  if (next === null || OPENERS.has(fold(small)) || NO_NAME.test(small)) return false;
  if (isTooCommon(small, 'es', 'advanced') || isTooCommon(small, 'en', 'advanced')) return false;
  return ACTS.has(fold(next)) || ACTS_SO.test(next);
}
