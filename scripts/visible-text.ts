import { parseSync } from 'vite';

/** Text for people that stands in a source file instead of in the files of words. */
export type HardCoded = { line: number; text: string };

type Node = { type: string; start: number; [key: string]: unknown };

/** Attributes and properties whose value a person reads or hears, of HTML and of our own components. */
const SEEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|ariaLabel|title|placeholder|alt|label|hint|legend|heading|description|caption|detail|valueText|textContent|innerText|innerHTML)$/;

/** Functions that show the text they are given. */
const SHOWS = /^(notify|alert|confirm|prompt|setCustomValidity)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** What an expression may come to, of the text that is written into it: both ways of a choice, all parts of a template. */
function writtenIn(node: Node): { node: Node; text: string }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'TemplateLiteral':
      return (node.quasis as Node[]).map((part) => ({
        node: part,
        text: (part.value as { cooked: string }).cooked,
      }));
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((one) => writtenIn(one as Node));
    case 'LogicalExpression':
    case 'BinaryExpression':
      return ['+', '||', '&&', '??'].includes(node.operator as string)
        ? [node.left, node.right].flatMap((one) => writtenIn(one as Node))
        : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return writtenIn(node.expression as Node);
    default:
      return [];
  }
}

/** The parts of a node that people see, if it is of a kind that shows something. */
function shownBy(node: Node): { node: Node; text: string }[] {
  const name = (of: unknown) => (isNode(of) ? String(of.name ?? of.value ?? '') : '');
  switch (node.type) {
    case 'JSXText':
      return [{ node, text: String(node.value) }];
    case 'JSXElement':
    case 'JSXFragment':
      return (node.children as Node[])
        .filter((one) => one.type === 'JSXExpressionContainer')
        .flatMap(writtenIn);
    case 'JSXAttribute':
      return SEEN.test(name(node.name)) && isNode(node.value) ? writtenIn(node.value) : [];
    case 'AssignmentExpression': {
      const left = node.left as Node;
      const isSeen = left.type === 'MemberExpression' && SEEN.test(name(left.property));
      return isSeen ? writtenIn(node.right as Node) : [];
    }
    case 'CallExpression': {
      const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] };
      const called = callee.type === 'MemberExpression' ? name(callee.property) : name(callee);
      return SHOWS.test(called) && given[0] ? writtenIn(given[0]) : [];
    }
    default:
      return [];
  }
}

/** Names and marks that are the same in every language. @returns whether anything is left to translate */
const isProse = (text: string) => /\p{L}/u.test(text.replace(/\bCuéntame\b|&\w+;/g, ''));

/**
 * Finds text that people see and that no translation reaches: between tags, in attributes that are seen or read out, in
 * assignments to such properties and in calls that show their first argument.
 * @param name of the file, which tells its language
 */
export function hardCodedText(name: string, source: string): HardCoded[] {
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  const found: HardCoded[] = [];
  const waiting: Node[] = [program as unknown as Node];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const shown of shownBy(node).filter(({ text }) => isProse(text))) {
      const line = source.slice(0, shown.node.start).split('\n').length;
      found.push({ line, text: shown.text.trim() });
    }
    waiting.push(...children(node));
  }
  return found.sort((a, b) => a.line - b.line);
}
