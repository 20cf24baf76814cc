/** Answer that the prompt prescribes for a topic without a story for children. */
export const NO_STORY = 'NO_STORY';

/** The word with decoration around it; Markdown readers may take its underscore for emphasis. */
const DECLINING = /^[\s#*_"'`“‘«([]*NO[_ ]?STORY(?![\p{L}\p{N}])/u;

/*
 * Refusals in prose, in Spanish and English. Each is an inability in the first person together with what is refused,
 * since an apology alone is part of many stories. Texts are compared with straight apostrophes.
 */

const words = (list: string) => String.raw`(?<!\p{L})(?:${list.replace(/\s+/gu, ' ').trim()})(?!\p{L})`;
/** Few characters of the same sentence. */
const within = (most: number) => `[^.!?]{0,${most}}`;
const any = (...sources: string[]) => new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'iu');

const APOLOGY = words(
  String.raw`lo (?:siento|lamento)|lamento|siento (?:mucho )?(?:no|que)|disculpa(?:d|me|s)?|perd[oó]na?(?:me)?|me temo|lamentablemente|desgraciadamente|por desgracia|(?:i'm|i am|we're|we are)(?: \p{L}+)? sorry|sorry|i apologi[sz]e|my apologies|i regret|i'm afraid|i am afraid|unfortunately|regrettably`,
);
const CANNOT_ES = words(
  String.raw`no (?:te |le |os |lo |la |me |nos |se )?(?:puedo|podemos|podré|podría|podríamos|voy a|vamos a|debo|debería|quiero|es posible|resulta posible|está permitido|sería (?:posible|apropiado|adecuado|correcto)|permiten?|tengo permitido|est(?:oy|amos) (?:autorizad\p{L}+|program\p{L}+|diseñad\p{L}+|dispuest\p{L}+|en condiciones)|soy capaz de|me siento cómod[oa])|(?:lamento|siento|sentimos)(?: mucho)? no poder|(?:debo|tengo que|prefiero) (?:negarme|declinar|rechazar|no)|me (?:niego|veo obligad[oa])|me (?:resulta|es) imposible|no está permitido|declino|rechazo`,
);
const CANNOT_EN = words(
  String.raw`(?:i|we)(?:(?:'m| am|'re| are)(?: \p{L}+)? (?:not able to|unable to|not allowed to|not comfortable|not going to|not (?:designed|programmed|permitted) to)|(?: just| simply| really)? (?:can't|cant|cannot|can not|couldn't|could not|won't|will not|am unable to|don't feel comfortable|do not feel comfortable|shouldn't|should not|must (?:decline|refuse|avoid)|have to (?:decline|refuse)|need to decline|decline|refuse|prefer not|would prefer not|would rather not|don't think i can|do not think i can)|'d rather not|'d prefer not)`,
);
const CANNOT = `(?:${CANNOT_ES}|${CANNOT_EN})`;

/** What an assistant does for the person who asks. */
const ACT = words(
  String.raw`ayud\p{L}+|asist\p{L}+|escrib\p{L}+|crear\p{L}*|creando|gener\p{L}+|redact\p{L}+|elabor\p{L}+|produc\p{L}+|invent\p{L}+|contar\p{L}*|contando|narrar\p{L}*|relatar\p{L}*|cumplir|complet\p{L}+|atender|satisfacer|complacer\p{L}*|proces\p{L}+|realizar|continu\p{L}+|seguir|proporcion\p{L}+|ofrecer\p{L}*|respond\p{L}+|tratar|abordar|hacer\p{L}*|colabor\p{L}+|particip\p{L}+|help\p{L}*|assist\p{L}*|write|writing|creat\p{L}+|provid\p{L}+|tell\p{L}*|fulfil\p{L}*|comply|engag\p{L}+|discuss\p{L}*|answer|process|do|accommodate|support|craft|compose|make|making`,
);
const WRITE = words(
  String.raw`escrib\p{L}+|crear\p{L}*|creando|gener\p{L}+|redact\p{L}+|elabor\p{L}+|inventar\p{L}*|produc\p{L}+|write|writing|creat\p{L}+|craft\p{L}*|compose`,
);
/** What only a request to an assistant is called. */
const REQUEST = words(
  String.raw`solicitud(?:es)?|petici(?:ón|ones)|(?:ese|este|tu|su|el) pedido|instrucci(?:ón|ones)|contenidos?|(?:ese|este|tu|esos|estos|dicho) (?:tipo|tema|temas|asunto)|lo que (?:me )?(?:pides|has pedido|solicitas|pide)|requests?|contents?|(?:that|this|your|such)(?: kind of| type of| sort of)? (?:a )?(?:topics?|themes?|subjects?|prompts?|material)|(?:that|this) (?:kind|type|sort) of (?:story|thing|topic)|(?:esta|this) (?:conversación|conversation)|(?:personajes|characters) (?:registrados|protegidos|con derechos)|copyrighted|trademarked|guidelines|polic(?:y|ies)`,
);
const THAT = words('eso|esto|ello|that|this|it');
/** A story as an order names it. First-person narrators tell theirs *not without* something. */
const A_STORY = String.raw`${words(
  String.raw`(?:un|una|ese|esa|este|esta|ning[uú]na?|tu|la|el|a|an|any|that|this|the|your)(?: \p{L}+){0,2} (?:cuentos?|historias?|relatos?|story|stories|tale)|cuentos|historias|stories`,
)}(?!,? (?:sin|without|until|hasta)(?!\p{L}))`;
const HELP_WITH = words(
  String.raw`(?:ayud\p{L}+|asist\p{L}+|help|assist)(?: you| me)? (?:con|en|with) (?:eso|esto|ello|that|this|it|these|those)`,
);

/** An assistant's refusal, wherever narration has it. */
const REFUSES = any(
  CANNOT + within(80) + REQUEST,
  CANNOT + within(60) + HELP_WITH,
  String.raw`(?:that|this)(?:'s| is)(?: not|n't) something (?:that )?(?:i|we)(?:'m)? (?:can|could|able|am able)`,
  String.raw`(?:no es|eso no es) algo (?:con|en|a) lo que (?:yo )?(?:te )?pueda`,
  String.raw`(?:as|being) an? (?:ai|artificial intelligence)(?: assistant| system)?,? ${CANNOT_EN}`,
  String.raw`como (?:una? )?(?:inteligencia artificial,? |(?:ia|asistente(?: de ia| virtual)?)(?!\p{L})${within(60)})${CANNOT_ES}`,
  String.raw`(?:i'm|i am)(?: just| only)? an ai(?!\p{L})${within(40)}(?:can't|cannot|unable)|(?:harmless|helpful)(?: \p{L}+)? ai assistant`,
  String.raw`${words('i (?:must|have to|need to)(?: \\p{L}+ly)? decline')}|${words("(?:not|n't) be (?:appropriate|right|responsible|suitable) (?:for me )?to (?:write|create|tell|generate)")}`,
  String.raw`${words('(?:esta|tu|su) (?:solicitud|petición)')} (?:no |infring|viol|va |ha sido|incumpl)|${words('(?:this|your) (?:request|prompt)')} (?:was|has been|violat|goes|does|is|can)`,
  String.raw`(?:como|soy|as|am|i'm|being)(?: solo| sólo| just| only)?(?: un| una| an?)?(?: large| ai)* (?:modelo (?:de lenguaje|de ia|lingüístico)|language model|ai (?:language )?(?:model|assistant)|asistente de ia)`,
  String.raw`(?:contra|infring\p{L}*|viola\p{L}*|incumpl\p{L}*|vulner\p{L}*)${within(30)}(?:directrices|políticas|pautas|normas de (?:uso|contenido|seguridad))`,
  String.raw`(?:against|violat\p{L}+|outside|conflict\p{L}*|align\p{L}*|due to|because of)${within(30)}(?:my|our|content|safety|usage|community) (?:guidelines|polic(?:y|ies)|principles)`,
  String.raw`(?:mis|nuestras|las) (?:directrices|políticas|pautas|normas)(?: de \p{L}+)? (?:no )?(?:me |nos )?(?:permiten?|impiden?|prohíben?)`,
  String.raw`(?:my|our) (?:guidelines|programming|policies|instructions) (?:do not|don't|prevent|prohibit|forbid)`,
  String.raw`${words('(?:este|ese|el|tu|dicho) (?:tema|contenido)')}${within(40)} (?:no (?:es|resulta|parece|sería|me parece)(?: \p{L}+)? (?:apropiad|adecuad|apt|idóne|recomendabl|convenient)|(?:es|podría ser|resulta) (?:inapropiad|inadecuad))\p{L}+`,
  String.raw`${words('(?:this|that|the|your)(?: requested)? (?:topic|content|request|subject|theme|prompt)')}${within(30)} (?:is|isn't|seems|would be|wouldn't be|may be|might be)(?: not| too| \p{L}+)? ?(?:appropriate|suitable|inappropriate|unsuitable|mature)`,
);
/** A refusal to write, in the first sentences; later a narrator may speak of the story. */
const REFUSES_FIRST = any(
  CANNOT + within(30) + WRITE + within(30) + A_STORY,
  CANNOT +
    within(20) +
    words(String.raw`escribir\p{L}*|generar\p{L}*|write|create|generate`) +
    within(10) +
    THAT,
  CANNOT + within(10) + words('continuar|seguir|continue|go on') + within(10) + THAT,
  `(?:${REQUEST}|${THAT}|${A_STORY})${within(20)}${CANNOT}${within(10)}${ACT}`,
  APOLOGY + within(40) + words(String.raw`no pod(?:ré|emos|remos|ría) (?:ayud|escrib)\p{L}+`),
  APOLOGY + within(40) + CANNOT + within(40) + ACT + within(40) + `(?:${A_STORY}|${THAT})`,
  String.raw`${CANNOT}${within(20)}${ACT}${within(30)}${words(String.raw`drogas|violencia|sex\p{L}*|suicid\p{L}*|drugs|violence|self-harm`)}`,
);
/** Signs of a refusal that a story may have as well. */
const MAY_REFUSE = any(
  APOLOGY +
    within(80) +
    words(`no (?:puedo|podemos|podré|podría|me es posible)|can't|cannot|unable|won't|not able`),
  CANNOT + within(20) + ACT,
  String.raw`${words(String.raw`elig\p{L}+|eleg\p{L}+|prueb\p{L}+|prob\p{L}+|propon\p{L}*|sugier\p{L}+|indíca\p{L}+|dime|dame`)}${within(30)}${words('(?:otro|otra|un) (?:tema|idea|petición|propuesta)')}`,
  String.raw`${words(String.raw`choos\p{L}+|try|pick|suggest\p{L}*|giv\p{L}+|shar\p{L}+|provid\p{L}+`)}${within(30)}${words('(?:another|a different|some other|a new) (?:topic|idea|theme|request|prompt|subject)')}`,
);
const APOLOGISES = any(APOLOGY);
/** Apologies of a model that answers in a language of its own. */
const ABROAD =
  /^[^\p{L}]*(?:(?:je suis |nous sommes )?désolée?s?|je ne peux pas|desculp\p{L}+|sinto muito|lamento|não posso|mi dispiace|spiacente|non posso|ho sento|no puc|(?:es )?tut mir leid|ich kann|leider|het spijt me|síntoo|non podo)(?!\p{L})/iu;
/** A refusal after part of a story. */
const STOPS = any(
  CANNOT +
    within(20) +
    words(String.raw`continu\p{L}+|seguir|termin\p{L}+|complet\p{L}+|finish\p{L}*|go on`) +
    within(30) +
    A_STORY,
);

/** A figure that says or thinks it, also where no marks are. */
const REPORTED = any(
  words(
    String.raw`dij(?:o|e|eron)|dice|decía|pens(?:ó|aba|é)|contest(?:ó|aba)|respondi(?:ó|eron)|grit(?:ó|aba)|susurr(?:ó|aba)|pregunt(?:ó|aba)|escribi(?:ó|eron)|leyó|ponía|suspir(?:ó|aba)|murmur(?:ó|aba)|repet(?:ía|ían)|said|says|thought|cried|whispered|answered|replied|asked|wrote|read|sighed|shouted|told`,
  ),
);

const straight = (text: string) => text.replaceAll('’', "'");

export type RefusalSign = 'certain' | 'possible' | null;

/**
 * Sign of a refusal in the first sentences of what a model wrote.
 * @param beginning title and first sentences, without what figures say
 */
export function refusalSign(beginning: readonly string[]): RefusalSign {
  const texts = beginning.map(straight).filter((text) => !REPORTED.test(text));
  if (texts.some((text) => DECLINING.test(text) || REFUSES.test(text) || REFUSES_FIRST.test(text)))
    return 'certain';
  return texts.some((text) => MAY_REFUSE.test(text)) ? 'possible' : null;
}

/** Whether a sentence after the beginning, which no figure says, refuses to go on. */
export const refusesLater = (text: string): boolean =>
  REFUSES.test(straight(text)) || STOPS.test(straight(text));

/** Whether an answer that is too short for a story, without what figures say, is a refusal. */
export const refusesShortly = (text: string): boolean =>
  [DECLINING, APOLOGISES, ABROAD, MAY_REFUSE, REFUSES].some((sign) => sign.test(straight(text)));

/** Whether an answer in another language begins with an apology. */
export const refusesAbroad = (text: string): boolean => ABROAD.test(straight(text));
