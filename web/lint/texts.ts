/**
 * Lint rule `texts/own-element`: a text that has siblings stands in an element of its own.
 *
 * Translators of browsers replace text nodes by elements. React keeps the old nodes: what it inserts before one throws,
 * and a new text is written where nobody sees it. A text alone in its element is safe, since React then sets the
 * element's content. `web/src/lib/replaced-nodes.ts` catches what a rule cannot see.
 */

type Node = { type: string; [field: string]: unknown };
type Context = { report: (problem: { node: Node; message: string }) => void };

/** Names that are elements by their type, which a rule does not know. */
const SLOTS = /^(?:above|back|below|drawing|icon|picture|retry|widget)$/;

/** What an expression may put into a page. */
type Kind = 'element' | 'nothing' | 'fixed text' | 'text';

const field = (node: Node, name: string) => node[name] as Node;
const slot = (name: unknown): Kind[] => (SLOTS.test(String(name)) ? ['nothing', 'element'] : ['text']);

function kindsOf(node: Node): Kind[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'JSXText':
      return ['fixed text'];
    case 'JSXEmptyExpression':
      return ['nothing'];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return kindsOf(field(node, 'expression'));
    case 'Literal':
      // Translators leave blanks alone.
      return [typeof node.value === 'string' && node.value.trim() ? 'fixed text' : 'nothing'];
    case 'ConditionalExpression':
      return [...kindsOf(field(node, 'consequent')), ...kindsOf(field(node, 'alternate'))];
    case 'LogicalExpression':
      return [
        ...(node.operator === '&&' ? (['nothing'] as const) : kindsOf(field(node, 'left'))),
        ...kindsOf(field(node, 'right')),
      ];
    case 'CallExpression': {
      const made = mapped(node);
      return made ? ['nothing', ...made] : ['text'];
    }
    case 'Identifier':
      return node.name === 'undefined' ? ['nothing'] : slot(node.name);
    case 'MemberExpression':
      return slot(field(node, 'property').name);
    default:
      return ['text'];
  }
}

/** Results of `list.map(…)`; null for another call. */
function mapped(node: Node): Kind[] | null {
  if (node.type !== 'CallExpression') return null;
  const callee = field(node, 'callee');
  const [made] = node.arguments as Node[];
  const isMap = callee.type === 'MemberExpression' && field(callee, 'property').name === 'map';
  return isMap && made?.type === 'ArrowFunctionExpression' ? resultsOf(field(made, 'body')) : null;
}

/** What a function's body, or a part of it, returns. */
function resultsOf(body: Node): Kind[] {
  switch (body.type) {
    case 'BlockStatement':
      return (body.body as Node[]).flatMap(resultsOf);
    case 'IfStatement':
      return [body.consequent, body.alternate].flatMap((part) => (part ? resultsOf(part as Node) : []));
    case 'ReturnStatement':
      return body.argument ? kindsOf(field(body, 'argument')) : ['nothing'];
    default:
      return /Statement$|Declaration$/.test(body.type) ? [] : kindsOf(body);
  }
}

const isLayout = ({ type, value }: Node) => type === 'JSXText' && String(value).trim() === '';

function check(parent: Node, report: Context['report']): void {
  const children = (parent.children as Node[])
    .filter((child) => !isLayout(child))
    .map((node) => ({
      node,
      kinds: kindsOf(node),
      isList: mapped(field(node, 'expression') ?? node) !== null,
    }))
    .filter(({ kinds }) => kinds.some((kind) => kind !== 'nothing'));
  // Nothing comes, goes or changes.
  if (children.every(({ kinds: [kind, other] }) => !other && kind !== 'text')) return;
  for (const { node, kinds, isList } of children) {
    const isText = kinds.includes('text') || kinds.includes('fixed text');
    if (isText && (isList || children.length > 1)) report({ node, message: MESSAGE });
  }
}

const MESSAGE = 'A text beside what comes, goes or changes needs an element of its own, such as a <span>.';

export default {
  meta: { name: 'texts' },
  rules: {
    'own-element': {
      create: ({ report }: Context) => ({
        JSXElement: (node: Node) => check(node, report),
        JSXFragment: (node: Node) => check(node, report),
      }),
    },
  },
};
