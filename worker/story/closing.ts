import type { Sentence } from '../../contract/schemas/stories.ts';

/** What a model says to the user after a story: "I hope you enjoy it! Would you like it longer?", notes, counts. */

const A_STORY = 'cuentos?|historias?|relatos?|versi[oó]n(?:es)?|final|story|stories|tale|version|ending';
/** The text as a thing that the model can change, or write once more. */
const OF_TEXT = new RegExp(
  `\\b(?:${A_STORY}|otr[oa]s?|algun[ao]|algún|(?:lo|la) (?:haga|hiciera|alargue|acorte|adapte|ajuste|cambie|modifique|continúe|amplíe|traduzca|reescriba)|m[aá]s (?:larg|cort|sencill|divertid|detall)[oae]\\p{L}*|longer|shorter|another(?: one)?|different|it (?:longer|shorter|simpler))(?!\\p{L})`,
  'iu',
);
const LIKES = '(?:gust|encant|disfrut|sirv|diviert|ayud|agrad)\\p{L}*';
const WRITES =
  '(?:hag|hic|hac|escrib|cambi|modifi|adapt|ajust|añad|agreg|alarg|acort|ampl|contin|prepar|gener|cre[eao]|traduz|traduc|incluy|cuent|personali|reescrib|invent)\\p{L}*';
const MAKES =
  '(?:write|make|change|continue|add|adjust|tell|create|translate|rewrite|expand|shorten|lengthen|modify|adapt|turn)';

/** What may stand before a remark. */
const BEFORE =
  '(?:¡?(?:claro|por supuesto|desde luego|además|también|y|bueno|recuerda|como siempre|of course|also|and|sure|as always)[,!:]?\\s+)?';
const formOf = (form: string) => new RegExp(form.replace('^', `^${BEFORE}`), 'iu');

/** Certain by themselves. */
const REMARKS = [
  '^[^\\p{L}\\d]{0,3}(?:(?:n[úu]mero|recuento|total|cantidad|conteo) (?:total )?de palabras|palabras(?: totales| aprox\\p{L}*)?\\s?:|word count|words?(?: total)?\\s?:\\s?\\d|total(?: words?)?\\s?:\\s?\\d)',
  '^[^\\p{L}\\d]{0,3}(?:(?:aprox\\p{L}*\\.?|unas|about|approx\\p{L}*\\.?|total)[: ]{0,2})?\\d+ (?:palabras|words)[^\\p{L}\\d]*$',
  '^¿(?:te|os|le|les) (?:ha|han|haya) (?:gustado|parecido|encantado)',
  '^¿qué (?:te|os|le|les) (?:ha parecido|parece|pareció)(?: (?:el|este|la|esta) (?:cuento|historia|relato))?\\?',
  '^(?:did you (?:like|enjoy) (?:it|the|this|your)|(?:was|is) (?:this|that|it) what you|how (?:did|do) you like (?:it|the|this))',
  '^(?:este |this )?(?:cuento|historia|texto|story|text) (?:fue |ha sido |was )?(?:generad|cread|escrit|generated|created|written)\\p{L}* (?:por|con|by|with)',
  `^¡?(?:espero|esperamos|ojalá) (?:que )?(?:\\p{L}+ ){0,4}?${LIKES}(?: mucho| tanto)?(?:[.!…,]|$|\\s*¿)`,
  `^¡?(?:espero|esperamos|ojalá) .{0,60}\\b(?:este|esta|el|la|tu|mi|su) (?:pequeñ[oa] |breve )?(?:cuento|historia|relato)(?!\\p{L}).{0,60}$`,
  '^¡?(?:avísame|avísenme|avíseme|házmelo saber|hazme saber|hágamelo saber|déjame saber|no dud[ea]s? en|quedo (?:a|atent))(?!\\p{L})',
  '^¡?(?:dime|dímelo|dígame|decidme) (?:si|qué|cómo) (?:quieres|quiere|te gustaría|le gustaría|necesitas|deseas|prefieres|te ha|te parec|te gust|hay algo)',
  '^si (?:quieres?|quieren|queréis|lo deseas?|deseas?|(?:te|le|les|os) gustaría|necesitas?|prefieres|hay algo|(?:te|os) apetece)(?!\\p{L}).*(?<!\\p{L})(?:(?:puedo|podría|podemos) (?:también )?(?:hac|escrib|cambi|modif|adapt|ajust|añad|agreg|alarg|acort|ampl|contin|prepar|gener|cre|traduc|inclu|cont)|dímelo|avísa|házmelo|hazme saber|pídemelo|no dudes)',
  '^¡?(?:(?:que )?(?:lo|la) disfrut(?:es|en|éis)|disfrút[ae]n?l[oa]|disfrut(?:a|e|en|ad) (?:de )?(?:la lectura|del cuento|el cuento|de la historia)|feliz lectura|gracias por leer)(?!\\p{L})',
  '^(?:este|el|esta|la) (?:cuento|historia|relato) (?:tiene|contiene|cuenta con|consta de|dura) (?:unas? |unos |aproximadamente |alrededor de |cerca de )?\\d',
  '^(?:este|esta) (?:cuento|historia|relato) (?:está|ha sido|fue) (?:pensad|escrit|diseñad|adaptad|dirigid|cread)[oa]',
  `^(?:i|we) (?:really |do )?hope (?:that )?(?:\\p{L}+ ){1,4}?(?:enjoy|like|love)(?:s|d|ed)?(?: it| this| that| reading)?[.!…,]*$`,
  `^(?:i|we) (?:really |do )?hope .{0,60}\\b(?:this|that|the|your|my) (?:little |short |bedtime )?(?:story|tale)(?!\\p{L})`,
  "^(?:please )?(?:just )?(?:let me know if|let me know wh|let me know and|feel free to|don['’]t hesitate)",
  "^if you(?:['’]d| would)? (?:like|want|prefer|need)(?!\\p{L}).*(?:let me know|i can |i could |i['’]d be|i['’]m happy|just (?:ask|say|tell)|tell me|feel free)",
  '^(?:this|the) (?:story|tale) (?:is|has|contains|runs) (?:about |approximately |around |roughly )?\\d',
  '^this (?:story|tale) (?:was|is) (?:written|designed|suitable|meant|intended|aimed)',
  '^(?:happy reading|enjoy(?: the| your| this)(?: story| tale| reading| bedtime)+|thank(?:s| you) for reading)[.!]*$',
].map(formOf);

/** Certain where they are about the text. */
const OFFERS = [
  `^¿(?:quiere[sn]?|queréis|dese[ae]s?|prefieres|necesitas|(?:te|le|les|os) (?:gustaría|apetece)).*(?<!\\p{L})(?:${WRITES}|que|otr[oa])(?!\\p{L})`,
  `^(?:también )?puedo (?:también )?${WRITES}`,
  `^(?:would you like|do you want|shall i|should i|want me to|would you prefer).*(?:me to ${MAKES}|another|longer|shorter|different|\\bi ${MAKES})`,
  `^(?:i can|i could|i['’]?m happy to|i['’]?d be (?:happy|glad) to|happy to)(?: also)? ${MAKES}`,
].map(formOf);

/** Beginning of notes and questions for parents, which go on to the end. */
const NOTES = [
  "^(?:notas?|notes?|consejos?|sugerencias?|actividad(?:es)?|activit(?:y|ies)|preguntas|questions|discussion questions|vocabulario|glosario|vocabulary|glossary|comentarios?|disclaimer|tips|author['’]s note|parents?['’]?s? (?:note|guide)|(?:for|para)(?: l[oa]s)? (?:parents|padres|madres|papás|familias))(?!\\p{L})[^.!?:]{0,60}:",
  '^(?:notas?|notes?|consejos|preguntas|questions|tips|actividades|activities|ideas) (?:para|for|sobre|to|de) (?:\\p{L}+ ){0,4}\\p{L}+:?$',
].map(formOf);

const FOR_GROWN_UPS =
  /(?<!\p{L})(?:padres|madres|papás|familias|parents|grown-?ups|preguntas|questions|actividad(?:es)?|activit(?:y|ies))(?!\p{L})/iu;

const matches = (forms: readonly RegExp[], text: string) => forms.some((form) => form.test(text));

/** Longest remark, in characters. */
const LONGEST = 300;
/** Most sentences of remarks, and of notes. More are a story. */
const MOST = { remark: 8, notes: 40 };

/** A piece of a story: a sentence, the other side of some, or another. */
type AnyPiece = { type: string };
type Said = AnyPiece & Sentence;
type Paired = AnyPiece & { indices: number[] };
const isSentence = (piece: AnyPiece): piece is Said => piece.type === 'sentence';
const isPair = (piece: AnyPiece): piece is Paired => piece.type === 'pair';

const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d]/gu;

function kindOf({ text: told, speech }: Said): keyof typeof MOST | null {
  // What a figure says is the story's.
  if (speech !== undefined) return null;
  const text = told.replace(EMOJI, '').trim();
  if (matches(NOTES, text)) return 'notes';
  if (text.length > LONGEST) return null;
  const isRemark = matches(REMARKS, text) || (matches(OFFERS, text) && OF_TEXT.test(text));
  return isRemark ? 'remark' : null;
}

/**
 * Holds back what may be a closing remark, and what follows it, until the end is known; then it is dropped. A sentence
 * of the story behind it releases it. Other sentences do not wait.
 */
export class WithoutClosing<Piece extends AnyPiece> {
  #held: Piece[] = [];
  #kind: keyof typeof MOST = 'remark';
  #paragraph = 0;
  #spoken = -1;
  #released = 0;
  #sentences = 0;

  push(pieces: readonly Piece[]): Piece[] {
    return pieces.flatMap((piece) => this.#read(piece));
  }

  /** @returns what was held back and is no remark */
  end(): Piece[] {
    const [first] = this.#held;
    const isStory = this.#kind === 'notes' && this.#sentences > this.#released;
    // A note longer than the story is a part of it, unless it says for whom it is.
    return isStory && first && isSentence(first) && !FOR_GROWN_UPS.test(first.text) ? this.#release() : [];
  }

  #release(): Piece[] {
    const held = this.#held;
    this.#held = [];
    this.#released += this.#sentences;
    this.#sentences = 0;
    return held;
  }

  /** A paragraph that begins with direct speech is a figure's, unmarked too. */
  #kindOf(piece: Said): keyof typeof MOST | null {
    if (/^[—–"“«-]/u.test(piece.text)) this.#spoken = piece.paragraph;
    return piece.paragraph === this.#spoken ? null : kindOf(piece);
  }

  #read(piece: Piece): Piece[] {
    if (isPair(piece)) {
      const isHeld = this.#held.some((one) => isSentence(one) && piece.indices.includes(one.index));
      if (!isHeld) return [piece];
      this.#held.push(piece);
      return [];
    }
    if (!isSentence(piece)) return [piece];
    const kind = this.#kindOf(piece);
    const isFirst = this.#held.length === 0;
    const isMore =
      kind !== null || (!isFirst && (this.#kind === 'notes' || piece.paragraph === this.#paragraph));
    if (!isMore || this.#sentences >= MOST[this.#kind]) {
      this.#released += 1;
      return [...this.#release(), piece];
    }
    if (isFirst || kind === 'notes') this.#kind = kind!;
    this.#paragraph = piece.paragraph;
    this.#sentences += 1;
    this.#held.push(piece);
    return [];
  }
}
