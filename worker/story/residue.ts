import type { StoryFault } from '../../contract/schemas/health.ts';

/** What models leave in place of a story or between its sentences, by its form. */
export type Residue = Extract<StoryFault, 'format' | 'plan' | 'echo' | 'options' | 'placeholder' | 'contact'>;

const any = (...sources: string[]) => new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'iu');

/** JSON, mark-up and code. Words and signs of these in a sentence are no format. */
const FORMAT = any(
  String.raw`^\s*[{[]\s*(?:["'{[]|\p{L}+["']?\s*:)`,
  String.raw`["'](?:title|content|story|text|body|paragraphs?|sentences?|chapters?|language|título|titulo|contenido|cuento|historia|texto|párrafos?|frases?|idioma|es|en|type|role|output|response|answer)["']\s*:`,
  String.raw`^\s*["'][\p{L}_ ]{1,30}["']\s*:\s*["'{[\d]`,
  String.raw`^\s*[\]}]+,?\s*[\]}]*$|["']\s*\}\s*\]?\s*$`,
  String.raw`</?(?:p|div|br|hr|span|html|head|body|h[1-6]|ul|ol|li|story|title|text|content|output|response|answer|paragraph|sentence|cuento|historia|titulo|título|parrafo|párrafo|speak|voice|article|section|main)(?:\s[^<>]{0,80})?/?>`,
  String.raw`^\s*(?:<\?xml|<!doctype|<!--|\x60{3,}|~{3,})`,
  String.raw`^\s*(?:import|from|const|let|var|function|def|class|return|print|console\.log|public static|#include|select|echo)\b.*(?:[;{}]\s*$|\(.*\)\s*:?\s*$|=>|["']\s*$|\bimport\b)`,
  String.raw`\\[nt]\\?[nt]?[\p{Lu}\\]`,
  String.raw`^\s*(?:title|content|language|genre|summary|body|tags|author|word_?count|length|age|title_es|title_en)\s*:\s*[|>"']`,
);

/** What a model says to itself, or about the order, in place of telling. */
const PLAN = any(
  String.raw`^[\s*_#]*(?:thinking|thoughts?|my thoughts|reasoning|analysis|analyzing|planning|plan|outline|draft|brainstorm\p{L}*|scratchpad|final answer|final|commentary|esquema|borrador|razonamiento|análisis|planificación|pensando|pensamientos?|lluvia de ideas|story (?:plan|outline)|plan del cuento|esquema del cuento|estructura(?: del cuento)?|structure|key (?:elements|points)|elementos clave|requisitos|requirements|constraints|restricciones)[\s*_.…]*(?::|$)`,
  String.raw`^[\s*_]*(?:(?:okay|ok|alright|hmm|well|bien|vale|bueno)[,.]? )?(?:so,? )?(?:the (?:user|parent|prompt|request|task|instructions?)|el usuario|la usuaria|la solicitud|la petición) (?:wants?|asks?|asked|is asking|needs?|would like|requests?|requested|says?|has asked|is|requires?|specif\p{L}+|provided|quiere|pide|ha pedido|solicita|necesita|me pide|desea|indica|dice)(?!\p{L})${'(?=[^.!?]{0,80}(?:story|tale|cuento|historia|me to|children|spanish|english|bedtime|write|escrib|relato|palabras|words))'}`,
  String.raw`^[\s*_]*(?:(?:okay|ok|alright|hmm|bien|vale)[,.]? )?(?:let me|let's|i(?:'ll| will| need to| should| must| have to|'m going to)|we (?:need to|should|must|have to)|now i(?:'ll| will| need to)|first,? i(?:'ll| will| need to)?|necesito|debo|tengo que|hay que|voy a|vamos a) (?:first )?(?:plan (?:the|this|out|a|it)|think about (?:the|how|what)|outline|brainstorm|draft|craft|output|write (?:(?:the|a|this|it)(?: \p{L}+){0,3} )?(?:story|tale|title|in (?:spanish|english)|about)|create (?:the|a)(?: \p{L}+){0,3} (?:story|tale|title)|produce|generate|make sure|ensure|keep (?:it|the|each|sentences)|include (?:the|all|a)|structure|planificar|planear|pensar en (?:el|la) (?:cuento|historia|estructura|trama)|redactar|estructurar|escribir (?:(?:el|un|una|la|este)(?: \p{L}+)? )?(?:cuento|historia|relato|en español|en inglés|sobre)|crear (?:un|el) (?:cuento|relato|título)|generar|asegurarme)(?!\p{L})`,
  String.raw`(?:word count|words? target|target length|about \d+ words|around \d+ words|\d{2,4}[ -]words?|unas? \d+ palabras|número de palabras|recuento de palabras|bedtime story (?:of|for children)|needs? to be (?:about|around) \d+)`,
  String.raw`^[\s*_]*(?:personajes(?: principales)?|protagonistas?|escenario|ambientación|trama|argumento|nudo|desenlace|introducción|planteamiento|characters?|main characters?|setting|plot|conflict|resolution|climax|rising action|beginning|middle|ending|theme|genre|tone|género|tono|tema|audience|público|hero|ingredient|shape|level|language|idioma|nivel)\s*:\s*\S`,
  String.raw`^[\s*_]*(?:###? ?)?(?:user|human|assistant|system|instruction|instructions|response|input|output|usuario|asistente|respuesta|instrucción|instrucciones)\s*:`,
  String.raw`<\|?(?:im_start|im_end|channel|message|start|end|assistant|user|system|eot_id)[^>]{0,20}\|?>|\[\/?INST\]|<<\/?SYS>>`,
);

/** Headings of several versions. */
const OPTIONS = any(
  String.raw`^[\s*_#([]*(?:(?:opción|opcion|option|versión|version|alternativa|alternative|variante|variant|propuesta|draft|borrador)(?:\s*(?:n[.º°]?|número|number|#))?\s*(?:[1-9]|[a-c]|uno|dos|tres|one|two|three|i{1,3}|alternativa|corta|larga|short|long)|(?:cuento|historia|story|relato|tale)\s*(?:n[.º°]?|número|number|#)?\s*[1-9]|(?:primera|segunda|tercera|otra|first|second|third|another|alternative|alternate|shorter|longer) (?:opción|versión|alternativa|propuesta|option|version|alternative))(?!\p{L})[\s*_)\]]*(?:[:.)—–-]|$)`,
);

/** Blanks that a template leaves for names. */
const PLACEHOLDER = any(
  String.raw`[[{<]{1,2}\s*(?:(?:el |la |tu |the |your |insert\p{L}*[: ]*(?:el |la |the )?)?(?:nombre|name|child|niñ[oa]s?|edad|age|lugar|place|ciudad|city|animal|héroe|hero\p{L}*|protagonista|personaje|character|color|friend|amig[oa]|mascota|pet|topic|tema|parent)(?!\p{L})|insert\p{L}* |xxx|\.\.\.)[^\]}>:"]{0,40}[\]}>]{1,2}`,
  String.raw`[[{]{1,2}\s*(?:title|título)(?!\p{L})[^\]}:"]{0,40}[\]}]{1,2}`,
  String.raw`\((?:inserta\p{L}*|insert) [^)]{0,40}\)`,
  String.raw`_{4,}|\blorem ipsum\b|%[sd](?!\p{L})|\$\{[^}]*\}`,
);

const URL_OR_MAIL = any(
  String.raw`https?:\/\/|(?<![\p{L}\p{N}])www\.\p{L}`,
  String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\p{L}{2,}`,
  String.raw`(?<![\p{L}\p{N}@.-])[a-z0-9-]{2,}(?:\.[a-z0-9-]+)*\.(?:com|org|net|info|app|io|tv|edu|gov|online|site|shop|com\.\p{L}{2}|es|mx|ar|cl|co\.uk|eu)(?:\/\S*|(?=[\s)"'”’»,;!?]|\.?$))`,
  String.raw`(?<![\p{L}\p{N}])@[a-z0-9_.]{3,}`,
);
/** Digits in groups as of a telephone; with a word for it also as of a large number. */
const PHONE =
  /(?<![\p{L}\p{N}.,])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,4}\)[\s.-]?)?\d{2,4}(?:[\s.-]\d{2,4}){2,4}(?![\p{N}])|(?<!\p{N})\+?\d{9,13}(?!\p{N})/u;
const LARGE_NUMBER = /^\d{1,3}(?:[. ]\d{3})+$/u;
const CALL =
  /(?<!\p{L})(?:tel(?:éfono|f)?|phone|whats?app|móvil|celular|llam\p{L}+|call|contact\p{L}*|text us|ring us)(?!\p{L})/iu;

function hasContact(text: string): boolean {
  if (URL_OR_MAIL.test(text)) return true;
  const [number] = PHONE.exec(text) ?? [];
  if (number === undefined || (number.match(/\d/g)?.length ?? 0) < 8) return false;
  return CALL.test(text) || !LARGE_NUMBER.test(number.trim());
}

/** @param narration the sentence without what figures say, which may speak of plans and versions */
export function residueIn(text: string, narration: string): Residue | null {
  const straight = narration.replaceAll('’', "'");
  if (PLACEHOLDER.test(text)) return 'placeholder';
  if (FORMAT.test(text)) return 'format';
  if (OPTIONS.test(straight)) return 'options';
  if (PLAN.test(straight)) return 'plan';
  return hasContact(text) ? 'contact' : null;
}
