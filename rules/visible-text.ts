import { parseSync } from 'vite';

/** A text in a source file instead of the translation files. */
export type HardCoded = { line: number; text: string };

type Node = { type: string; start: number; [key: string]: unknown };

/** Attributes and properties that users see or a screen reader reads, of HTML and of our components. */
const SEEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|ariaLabel|title|placeholder|alt|label|hint|legend|heading|description|caption|detail|valueText|textContent|innerText|innerHTML)$/;

/** Functions that display their argument. */
const SHOWS = /^(notify|alert|confirm|prompt|setCustomValidity)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** String literals that an expression can evaluate to: both branches of a condition, all parts of a template. */
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

/** Visible parts of a node. */
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

/**
 * Ignores names and symbols that need no translation.
 * @returns whether anything is left to translate
 */
const isProse = (text: string) => /\p{L}/u.test(text.replace(/\bCuéntame\b|&\w+;/g, ''));

/**
 * Finds hard-coded visible text: between tags, in visible or spoken attributes, in assignments to such properties and
 * in calls that display their first argument.
 * @param name of the file, which determines its language
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
