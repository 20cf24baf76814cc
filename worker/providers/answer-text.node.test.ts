import { expect, test } from 'vitest';
import { AnswerText, wholeAnswerText } from './answer-text.ts';
import { ProviderError } from './provider-error.ts';

function textOf(pieces: string[]): string {
  const reader = new AnswerText();
  return pieces.map((piece) => reader.push(piece)).join('') + reader.end();
}

/** A text in one piece, letter by letter, and cut at every place. */
function* cuttings(text: string): Generator<string[]> {
  yield [text];
  yield text.split('');
  for (let at = 1; at < text.length; at++) yield [text.slice(0, at), text.slice(at)];
}

const STORY = '# El faro\n\nLa luz se apaga.';

/** What servers and chat templates leave around a text. */
const AROUND: [before: string, after: string][] = [
  // Channels.
  [
    '<|channel|>analysis<|message|>The parent wants.<|end|><|start|>assistant<|channel|>final<|message|>',
    '<|return|>',
  ],
  ['<|start|>assistant<|channel|>final<|message|>', '<|end|>'],
  ['analysis<|message|>A lighthouse. # T<|end|><|start|>assistant<|channel|>final<|message|>', ''],
  ['analysisThe parent wants a lighthouse. # T\n\nassistantfinal', ''],
  [
    '<|channel|>commentary to=functions.x <|constrain|>json<|message|>{"a":1}<|call|><|channel|>final<|message|>',
    '',
  ],
  ['<|channel>thought\nThe parent wants.<channel|>', '<turn|>'],
  ['<channel|>thought\nA fox.<channel|>', ''],
  ['```thinking\nA fox. # T\n```\n', ''],
  ['<reasoning_content>A.</reasoning_content>', '[|endofturn|]'],
  // Thoughts.
  ['[THINK]The parent wants a lighthouse.[/THINK]', ''],
  ['◁think▷A lighthouse.◁/think▷', ''],
  ['<|begin_of_thought|>A.<|end_of_thought|>\n<|begin_of_solution|>', '<|end_of_solution|>'],
  ['<|START_THINKING|>A.<|END_THINKING|><|START_TEXT|>', '<|END_TEXT|>'],
  ['<|thinking|>A.<|/thinking|>', ''],
  ['<think_intent>A.</think_intent><mm:think>B.</mm:think>', ''],
  ['<thinking/>', ''],
  ['<reflection>A. <b>?</b></reflection>', ''],
  ['<details type="reasoning" done="true"><summary>Thought</summary>A.</details>', ''],
  ['<!-- A plan: > fox. -->', ''],
  ['<tool_call>{"name":"a"}</tool_call>', ''],
  ['<think>A.</think><answer>', '</answer>'],
  // Turns.
  ['<|im_start|>assistant\n', '<|im_end|>'],
  ['<|start_header_id|>assistant<|end_header_id|>\n\n', '<|eot_id|>'],
  ['<start_of_turn>model\n', '<end_of_turn>'],
  ['<｜Assistant｜>', '<｜end▁of▁sentence｜>'],
  ['<｜begin▁of▁sentence｜>', '<|end▁of▁sentence|>'],
  ['<s>', '</s>'],
  ['<s> [INST] Write. [/INST] ', '</s><s>[INST] Another.'],
  ['[/INST]', ' [INST] another'],
  ['<|assistant|>\n', '<|user|>\nAnother?'],
  ['', '<|im_end|>\n<|im_start|>user\nOtro.<|im_end|>'],
  ['', '<|END_OF_TURN_TOKEN|>'],
  ...['<|im_end|>', '<|eot_id|>', '<end_of_turn>', '<｜end▁of▁sentence｜>', '</s>'].map(
    (end): [string, string] => ['', `${end}Otro cuento.`],
  ),
  ['', '<eos>'],
  ['<bos>', '<pad><pad>'],
  ['', '<|endoftext|># Otro cuento\n\nOtro.'],
  ['\ufeff', '<0x0A>'],
];

test.each(AROUND)('a text between %j and %j is the text alone, wherever it is cut', (before, after) => {
  for (const pieces of cuttings(before + STORY + after))
    expect(textOf(pieces).trim(), JSON.stringify(pieces)).toBe(STORY);
});

test.each<[string, string, string]>([
  ['line ends', '# El faro\\n\\nLa luz se apaga.\\nFin.', '# El faro\n\nLa luz se apaga.\nFin.'],
  ['line ends and quotes', 'El \\"faro\\".\\r\\n\\tFin.', 'El "faro".\r\n\tFin.'],
  ['line ends twice', 'Uno.\\\\n\\\\nDos.', 'Uno.\n\nDos.'],
  ['a string of JSON', '"# El \\"faro\\"\\n\\nYa.\\n"', '# El "faro"\n\nYa.\n'],
  ['letters', 'El sue\\u00f1o \\u00bfya? \\ud83e\\udd8a', 'El sueño ¿ya? 🦊'],
  ['Markdown', 'Un \\*faro\\*\\. No\\-che\\\nya\\!', 'Un *faro*. No-che\nya!'],
  ['a bidirectional sign', 'Hola\\u202e mundo', 'Hola mundo'],
  ['signs of HTML', '\\u003cfox\\u003eHola\\u003c\\u003e \\u0026ntilde;', '<fox>Hola<> ñ'],
])('%s that are escaped once too often are read', (_, said, text) => {
  for (const pieces of cuttings(said)) expect(textOf(pieces), JSON.stringify(pieces)).toBe(text);
});

test.each([
  ['&mdash;&iexcl;Ma&ntilde;ana! &mdash;dijo.', '—¡Mañana! —dijo.'],
  ['El ni&#241;o y el ping&#xfc;ino &amp; t&uacute;', 'El niño y el pingüino & tú'],
  ['&amp;mdash;&amp;amp;laquo;Ya&#187;', '—«Ya»'],
  ['&quot;No&quot;, it&#x27;s&nbsp;me&hellip;', '"No", it\'s me…'],
  ['&lt;think&gt;A.&lt;/think&gt;&lt;fox&gt;Hola.&lt;&gt;', '<fox>Hola.<>'],
  ['Tom & Ana; R&D, AT&T; &nada; 1 &2;', 'Tom & Ana; R&D, AT&T; &nada; 1 &2;'],
  ['▁El▁faro', ' El faro'],
])('entities of %j are read as %j', (said, text) => {
  for (const pieces of cuttings(said)) expect(textOf(pieces), JSON.stringify(pieces)).toBe(text);
});

test.each([
  ['Ho\u202ela \u200bmun\u00addo\ufeff\u0007 \ufffdya\u2066.', 'Hola mundo ya.'],
  ['Uno.\u2028Dos.\u0085Tres.', 'Uno.\nDos.\nTres.'],
  [
    'Una 👩\u200d🚀 y\u200d una 👨🏽\u200d👩\u200d👧 ❤\ufe0f',
    'Una 👩\u200d🚀 y una 👨🏽\u200d👩\u200d👧 ❤\ufe0f',
  ],
  ['\ud83eA 🦊\u200d', 'A 🦊'],
])('of %j stays what is seen: %j', (said, text) => {
  for (const pieces of cuttings(said)) expect(textOf(pieces), JSON.stringify(pieces)).toBe(text);
});

test.each([
  '{"p":1,"es":"—¡\\"Ya\\"! —dijo\\n.","en":"\\u201cYes\\u201d <fox>a<>"}\n{"p":2,"es":"A \\\\ b"}\n',
  '# El faro\n{"p":1,"es":"Uno \\"dos\\"."}',
  '```json\n{ "es": "Uno\\tdos" }\n```',
])('the JSON %j keeps its own escapes', (said) => {
  for (const pieces of cuttings(said)) expect(textOf(pieces), JSON.stringify(pieces)).toBe(said);
});

test('JSON that is escaped as a whole is JSON again', () => {
  const lines = '{"p":1,"es":"—¡\\"Ya\\"!","en":"\\u201cYes\\u201d"}\n{"p":2,"es":"Fin."}';
  const said = `# Faro\\n${JSON.stringify(lines).slice(1, -1)}`;
  for (const pieces of cuttings(said))
    expect(textOf(pieces), JSON.stringify(pieces)).toBe(`# Faro\n${lines}`);
});

test.each([
  'Lola <fox>¡Hola!<> dijo. <scene> sea, night\n<s>Ya.</s>\n<cast> fox: the fox, adult, m',
  'Lola dijo: —<s>Ya.</s> <i>No</i> <thin> ice [sic] [Th] (a) 3 < 4 > 2 | 5',
  'NO_STORY',
  '"Hola", dijo. "Ya".',
  '"El faro"\n\nLola dijo: "Ya"',
  'final',
  'analysis of a fox',
  'assistance came. [Inst] & <',
])('%j has nothing for the machine', (said) => {
  for (const pieces of cuttings(said)) expect(textOf(pieces), JSON.stringify(pieces)).toBe(said);
});

test.each([
  'El <| faro.',
  'La luz.◁think',
  'La luz |> se apaga',
  'The parent wants.[/THINK]# El faro',
  'I plan.<|channel|>final<|message|># El faro',
])('%j cannot be used', (said) => {
  for (const pieces of cuttings(said))
    expect(() => textOf(pieces), JSON.stringify(pieces)).toThrow(ProviderError);
});

test.each([
  ['```json\n{"objection":"none"}\n```', '{"objection":"none"}'],
  ['**1 fit**\n**2 unfit violence**', '1 fit\n2 unfit violence'],
  ['1 fit\\n2 fit', '1 fit\n2 fit'],
  ['{\\"objection\\":\\"none\\"}', '{"objection":"none"}'],
  ['Is it fit? Yes.</think>1 fit<|im_end|>', '1 fit'],
  ['<|channel|>final<|message|>1 fit<|return|>', '1 fit'],
  ['{&quot;objection&quot;:&quot;none&quot;}', '{"objection":"none"}'],
])('the whole answer %j is %j', (said, text) => {
  expect(wholeAnswerText(said)).toBe(text);
});
