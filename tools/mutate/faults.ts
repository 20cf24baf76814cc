import type { Fault } from './draw.ts';

/** The instrumenter is installed here alone: `npm run tool -- mutate` does it. */
const INSTRUMENTER = '@stryker-mutator/instrumenter';

type Position = { line: number; column: number };
type Mutant = {
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: { start: Position; end: Position };
  status?: string;
};
type Node = { type: string; [key: string]: unknown };
type Path = { node: Node };
type Instrumenter = {
  instrument(
    files: { name: string; content: string; mutate: true }[],
    options: object,
  ): Promise<{ mutants: Mutant[] }>;
};

const calleeOf = ({ node }: Path): string => {
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression';
  return isCall ? String((node.callee as Node).name ?? '') : '';
};
const attributeOf = ({ node }: Path) =>
  node.type === 'JSXAttribute' ? String((node.name as Node).name) : '';

/** What no user can meet: each rule names the kind and how it is known. Everything else is drawn. */
const CANNOT_MATTER: [string, (path: Path) => boolean][] = [
  ['a line of the log', (path) => /^log(Line)?$/.test(calleeOf(path))],
  ['the words of an error that a developer reads', (path) => /^(Type|Range)?Error$/.test(calleeOf(path))],
  ['names of classes', (path) => calleeOf(path) === 'classNames' || attributeOf(path) === 'className'],
  ['a key of React', (path) => attributeOf(path) === 'key'],
];
/** Whose strings describe the API to developers. */
const DESCRIPTIONS = /^worker\/openapi\//;

/** Files that draw, stroke by stroke; what decides who stands where is in others. */
const DRAWINGS = /^picture\/((animals|hand|people|places)\/|(creatures|figure|garments|things|tones)\.ts$)/;
const COORDINATE = /^(Arithmetic|Unary)Operator$/;
/** Colours, paths and lists of numbers. */
const STROKE = /^[\s[\]'"`,.\d-]*(#[\da-f]{3,8}\b|[Mm][\s\d.-]|$)/i;

/** Whether a fault moves or colours strokes of a drawing: pictures are looked at, not asserted. */
export const isStroke = ({ file, mutator, original }: Pick<Fault, 'file' | 'mutator' | 'original'>) =>
  DRAWINGS.test(file) && (COORDINATE.test(mutator) || STROKE.test(original));

const ignorer = {
  shouldIgnore: (path: Path) => CANNOT_MATTER.find(([, matches]) => matches(path))?.[0],
};

/** Replacements that bind less tightly than what may stand around them. */
const OPERATORS = /^(Arithmetic|Logical|Equality)Operator$/;

const silent = () => {};
const LOGGER = new Proxy({}, { get: (_, name) => (String(name).startsWith('is') ? () => false : silent) });

/** Every fault that the instrumenter knows to make in the given sources. */
export async function faultsIn(sources: Map<string, string>): Promise<Fault[]> {
  const { Instrumenter } = (await import(INSTRUMENTER)) as {
    Instrumenter: new (logger: object) => Instrumenter;
  };
  const files = [...sources].map(([name, content]) => ({ name, content, mutate: true as const }));
  const options = { plugins: null, excludedMutations: [], ignorers: [ignorer], noHeader: true };
  const { mutants } = await new Instrumenter(LOGGER).instrument(files, options);
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .filter(({ fileName, mutatorName }) => !(mutatorName === 'StringLiteral' && DESCRIPTIONS.test(fileName)))
    .map(({ fileName, mutatorName, replacement, location }) => {
      const content = sources.get(fileName)!;
      const start = offsetOf(content, location.start);
      const end = offsetOf(content, location.end);
      return {
        file: fileName,
        line: location.start.line + 1,
        start,
        end,
        original: content.slice(start, end),
        replacement: OPERATORS.test(mutatorName) ? `(${replacement})` : replacement,
        mutator: mutatorName,
      };
    })
    .filter((fault) => !isStroke(fault));
}

/** From a line and a column, both from 0. */
function offsetOf(content: string, { line, column }: Position): number {
  let offset = 0;
  for (let left = line; left > 0; left -= 1) offset = content.indexOf('\n', offset) + 1;
  return offset + column;
}

export const withFault = (content: string, { start, end, replacement }: Fault) =>
  content.slice(0, start) + replacement + content.slice(end);
