import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { parseAst, type Plugin } from 'vite';
import { OLDEST } from '../oldest-browsers.ts';

type Browser = keyof typeof OLDEST;

/** Any number of uses. */
const ANY = Number.POSITIVE_INFINITY;

/**
 * Newer features that are in the built files on purpose: the reason, and how often each is there where that counts. One
 * more use fails the build, and so does a feature that is no longer there.
 */
const WITHOUT: [why: string, uses: Record<string, number>][] = [
  [
    'asked for before it is used; without it a word is not marked, a file not shared, a measure not taken',
    {
      'CSS.highlights': 2,
      Highlight: 2,
      'navigator.canShare': 1,
      'navigator.share': 3,
      'navigator.userActivation': 1,
      MediaSource: 1,
      ManagedMediaSource: 1,
      'Element.prototype.checkVisibility': 2,
      'Document.prototype.startViewTransition': 1,
      'navigator.connection': 2,
      'document.prerendering': 4,
      'document.wasDiscarded': 1,
      'globalThis.requestIdleCallback': 1,
      'globalThis.cancelIdleCallback': 1,
      'performance.interactionCount': 1,
      PerformanceEventTiming: 2,
      PerformanceSoftNavigation: 1,
      setImmediate: 2,
      devicePixelRatio: 2,
      navigation: 10,
    },
  ],
  [
    'a variable or method of that name of a library or of ours, not of the language',
    {
      'Array.prototype.toSorted': 1,
      'AsyncDisposableStack.prototype.use': ANY,
      'DisposableStack.prototype.dispose': ANY,
      'HTMLElement.prototype.translate': ANY,
      'HTMLMediaElement.prototype.loading': ANY,
      'RegExp.prototype.escape': 1,
    },
  ],
  [
    'looks alone, or beside its form with a prefix; for @property the style sheet has what Tailwind falls back to',
    {
      '@property': ANY,
      'field-sizing': ANY,
      'field-sizing: content': ANY,
      hyphens: ANY,
      'box-decoration-break': ANY,
      'box-decoration-break: clone': ANY,
      'mask-image': ANY,
      'mask-position': ANY,
      'mask-size': ANY,
      'mask-repeat': ANY,
      'mask-clip': ANY,
      'mask-clip: border-box': ANY,
      'mask-origin': ANY,
      'mask-origin: border-box': ANY,
      '-webkit-mask-composite': ANY,
      'mask-composite': ANY,
      'mask-composite: intersect': ANY,
      '-webkit-mask-source-type': ANY,
      'mask-mode': ANY,
      'mask-mode: match-source': ANY,
      'overflow-anchor': ANY,
      'overflow-anchor: none': ANY,
      'user-select': ANY,
      '-webkit-touch-callout': ANY,
      'overscroll-behavior': ANY,
      'text-wrap: pretty': ANY,
      ':marker': ANY,
      orphans: ANY,
      widows: ANY,
      'accent-color': ANY,
      'forced-color-adjust': ANY,
      'forced-color-adjust: none': ANY,
      'break-after: avoid': ANY,
      '-webkit-tap-highlight-color': ANY,
      'text-decoration: dotted': ANY,
      'font-family: ui-monospace': ANY,
      resize: ANY,
      'resize: vertical': ANY,
      ':-webkit-inner-spin-button': ANY,
      'text-wrap': ANY,
      'text-wrap: balance': ANY,
      'cursor: pointer': ANY,
      'cursor: default': ANY,
      ':selection': ANY,
      'scrollbar-gutter': ANY,
      'scrollbar-gutter: stable': ANY,
      'scrollbar-width': ANY,
      'scrollbar-width: none': ANY,
      ':has': ANY,
      ':highlight': ANY,
      '@page': ANY,
      size: ANY,
      page: ANY,
    },
  ],
];

/** Objects by the names under which scripts have them. */
const OBJECTS: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  performance: 'Performance',
  crypto: 'Crypto',
  caches: 'CacheStorage',
  history: 'History',
  location: 'Location',
};

const { api, javascript, css } = createRequire(import.meta.url)('@mdn/browser-compat-data') as Record<
  string,
  Identifier
>;
const builtins = javascript!.builtins as Identifier;

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number);

function isAtMost(version: string, oldest: string): boolean {
  const [one, other] = [numbers(version), numbers(oldest)];
  for (let at = 0; at < 2; at++)
    if ((one[at] ?? 0) !== (other[at] ?? 0)) return (one[at] ?? 0) < (other[at] ?? 0);
  return true;
}

const has = (
  {
    version_added: added,
    version_removed,
    flags,
    prefix,
    alternative_name,
    partial_implementation,
  }: SimpleSupportStatement,
  oldest: string,
) =>
  typeof added === 'string' &&
  added !== 'preview' &&
  !version_removed &&
  !flags &&
  !prefix &&
  !alternative_name &&
  !partial_implementation &&
  isAtMost(added, oldest);

/** Oldest browsers without a feature. */
function lackedBy({ support }: CompatStatement): Browser[] {
  return (Object.keys(OLDEST) as Browser[]).filter((browser) => {
    const said = support[browser];
    return said && ![said].flat().some((one) => has(one as SimpleSupportStatement, OLDEST[browser]));
  });
}

type Feature = { name: string; lackedBy: Browser[]; uses?: number };
const featureOf = (name: string, entry: Identifier | undefined): Feature[] =>
  entry?.__compat ? [{ name, lackedBy: lackedBy(entry.__compat) }] : [];

/** Objects of the browser whose methods are looked for by their names alone; those of the language all are. */
const METHODS_OF = [
  'AbortSignal',
  'Blob',
  'Cache',
  'CacheStorage',
  'Document',
  'Element',
  'EventTarget',
  'FormData',
  'Headers',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLMediaElement',
  'Node',
  'Range',
  'ReadableStream',
  'Request',
  'Response',
  'Selection',
  'Storage',
  'URL',
  'URLSearchParams',
  'Window',
];

/** Methods by their names, with what lacks each. */
const methods = new Map<string, Feature[]>();
for (const [owner, entry] of [
  ...METHODS_OF.map((name) => [name, api![name]] as const),
  ...Object.entries(builtins),
]) {
  for (const [key, member] of Object.entries(entry as Record<string, Identifier>)) {
    if (key.endsWith('_static') || key.endsWith('_event') || key === owner) continue;
    methods.set(key, [...(methods.get(key) ?? []), ...featureOf(`${owner}.prototype.${key}`, member)]);
  }
}

/** Object or function that scripts have by its name alone. */
const globalNamed = (name: string) => ownerOf(name) ?? (api!.Window as Record<string, Identifier>)[name];

const ownerOf = (name: string) => (api![name] ?? builtins[name]) as Identifier | undefined;

type Node = { type: string; [key: string]: unknown };

/** Newer functions and objects that a script names, by MDN's names. */
export function newerInScript(code: string): Feature[] {
  const found = new Map<string, Feature>();
  const note = (features: Feature[]) => {
    for (const feature of features) {
      if (feature.lackedBy.length > 0)
        found.set(feature.name, { ...feature, uses: (found.get(feature.name)?.uses ?? 0) + 1 });
    }
  };
  function member(object: Node, key: string, isCall: boolean) {
    const owner = object.type === 'Identifier' ? String(object.name) : '';
    const known = ownerOf(OBJECTS[owner] ?? owner);
    if (known) {
      const entry = known[`${key}_static`] ?? known[key];
      if (entry) return note(featureOf(`${owner}.${key}`, entry as Identifier));
      if (OBJECTS[owner] === 'Window') return note(featureOf(key, ownerOf(key)));
    }
    const all = isCall ? (methods.get(key) ?? []) : [];
    // Of a name that several objects have, the oldest counts: which object it is, is not known.
    if (all.every((one) => one.lackedBy.length > 0)) note(all.slice(0, 1));
  }
  function visit(node: Node, parent: Node | null, key: string) {
    if (node.type === 'Identifier') {
      const isName =
        (parent?.type === 'MemberExpression' ||
          parent?.type === 'Property' ||
          parent?.type === 'MethodDefinition' ||
          parent?.type === 'PropertyDefinition') &&
        (key === 'property' || key === 'key') &&
        !parent.computed;
      if (!isName) note(featureOf(String(node.name), globalNamed(String(node.name))));
    }
    if (node.type === 'ObjectPattern') {
      const from = parent?.type === 'VariableDeclarator' && parent.init ? (parent.init as Node) : null;
      for (const { type, key: taken } of node.properties as { type: string; key?: Node }[]) {
        if (type !== 'Property' || taken?.type !== 'Identifier') continue;
        if (from?.type === 'Identifier' && ownerOf(OBJECTS[String(from.name)] ?? String(from.name)))
          member(from, String(taken.name), false);
        else note(featureOf(String(taken.name), ownerOf(String(taken.name))));
      }
    }
    if (node.type === 'MemberExpression') {
      const property = node.property as Node & { value?: unknown; quasis?: { value: { cooked: string } }[] };
      const text = property.value ?? property.quasis?.[0]?.value.cooked;
      const name = node.computed ? text : property.name;
      if (typeof name === 'string')
        member(node.object as Node, name, parent?.type === 'CallExpression' && key === 'callee');
    }
    for (const [name, value] of Object.entries(node)) {
      if (name === 'type' || name === 'start' || name === 'end') continue;
      for (const child of [value].flat() as (Node | null)[]) {
        if (child && typeof child === 'object' && typeof child.type === 'string') visit(child, node, name);
      }
    }
  }
  visit(parseAst(code) as unknown as Node, null, '');
  return [...found.values()];
}

/**
 * JavaScript that deletes every newer function and object of the language, and what scripts look for in a browser, so
 * that a new browser is like the oldest ones together.
 */
export function deletionOfNewer(): string {
  const isNewer = (entry: Identifier) =>
    entry?.__compat !== undefined &&
    lackedBy(entry.__compat).some((browser) => {
      const said = [entry.__compat!.support[browser]].flat() as SimpleSupportStatement[];
      // Not what an old browser has in part, or under another name.
      return said.every(
        ({ version_added: added }) => !added || (added !== 'preview' && !isAtMost(added, OLDEST[browser])),
      );
    });
  const paths: string[] = [];
  const owners = [...METHODS_OF.map((name) => [name, api![name]]), ...Object.entries(builtins)] as [
    string,
    Identifier,
  ][];
  for (const [owner, entry] of owners) {
    for (const [key, member] of Object.entries(entry as Record<string, Identifier>)) {
      const name = key.replace(/_static$/, '');
      if (!/^[a-z]\w*$/i.test(name) || name === owner || key.endsWith('_event') || !isNewer(member)) continue;
      // MDN marks functions of a class in a browser's objects, and not in the language's.
      if (key !== name || owner in builtins) paths.push(`${owner}.${name}`);
      if (key === name) paths.push(`${owner}.prototype.${name}`);
    }
    if (isNewer(entry)) paths.push(owner);
  }
  paths.push(
    'ManagedMediaSource',
    'Highlight',
    'CSS.highlights',
    'requestIdleCallback',
    'scheduler',
    'navigation',
  );
  // Functions and objects alone: what an old browser lacks as a property reads as undefined anyway.
  return `for (const path of ${JSON.stringify(paths)}) {
    const names = path.split('.');
    const last = names.pop();
    const owner = names.reduce((owner, name) => owner?.[name], window);
    if (typeof Object.getOwnPropertyDescriptor(owner ?? {}, last)?.value === 'function') delete owner[last];
  }`;
}

type StyleRule = { type: 'at-rule' | 'selector' | 'declaration'; text: string };

/** At-rules, selectors and declarations of a minified style sheet. Those inside `@supports` have a way without. */
function* rulesOf(sheet: string): Generator<StyleRule> {
  const open: boolean[] = [];
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^"')]*\)|"[^"]*"|'[^']*'/g, '""');
  for (const [, text = '', end] of bare.matchAll(/([^{};]*)([{};])/g)) {
    const isGuarded = open.includes(true);
    const rule = text.trim();
    if (rule !== '' && !isGuarded) {
      const isBlock = end === '{';
      if (rule.startsWith('@')) yield { type: 'at-rule', text: rule };
      else yield { type: isBlock ? 'selector' : 'declaration', text: rule };
    }
    if (end === '{') open.push(rule.startsWith('@supports'));
    if (end === '}') open.pop();
  }
}

/** Entries of a tree by their last name. */
function byName(tree: Identifier, found = new Map<string, Identifier[]>()): Map<string, Identifier[]> {
  for (const [name, entry] of Object.entries(tree)) {
    if (name === '__compat') continue;
    found.set(name, [...(found.get(name) ?? []), entry as Identifier]);
    byName(entry as Identifier, found);
  }
  return found;
}
const types = byName(css!.types as Identifier);
const { 'at-rules': atRules, selectors, properties } = css as unknown as Record<string, Identifier>;

/** Newer at-rules, selectors, properties, values and functions of a style sheet. */
export function newerInStyles(sheet: string): Feature[] {
  const found = new Map<string, Feature>();
  const note = (name: string, ...entries: (Identifier | undefined)[]) => {
    const all = entries.flatMap((entry) => featureOf(name, entry));
    if (all.length === 0 || all.some((one) => one.lackedBy.length === 0)) return;
    found.set(name, { ...all[0]!, uses: (found.get(name)?.uses ?? 0) + 1 });
  };
  for (const { type, text } of rulesOf(sheet)) {
    if (type === 'at-rule') {
      const [name = '', ...more] = text.slice(1).split(/[\s(]/);
      note(`@${name}`, atRules![name] as Identifier);
      for (const feature of more.join(' ').matchAll(/[a-z-]+(?=:)/g))
        note(
          `@${name} ${feature[0]}`,
          (atRules![name] as Identifier | undefined)?.[feature[0]] as Identifier,
        );
    } else if (type === 'selector') {
      if (text.includes('&')) note('&', selectors!.nesting as Identifier);
      for (const [, name = ''] of text.matchAll(/:{1,2}([a-z-]+)/g))
        note(`:${name}`, selectors![name] as Identifier);
    } else {
      const [property = '', value = ''] = text.split(/:(.*)/s);
      if (property.startsWith('--')) continue;
      const known = properties![property] as Identifier | undefined;
      note(property, known);
      for (const [name] of value.matchAll(/[a-z][a-z-]+/g)) {
        const own = known?.[name] as Identifier | undefined;
        if (own) note(`${property}: ${name}`, own);
      }
      for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g))
        note(`${name}()`, ...(types.get(name) ?? []));
      for (const [, kind] of value.matchAll(/\d([sld])v(?:h|w|min|max|b|i)\b/g))
        note(
          `${kind}vh`,
          ...(types.get(`viewport_percentage_units_${{ s: 'small', l: 'large', d: 'dynamic' }[kind!]}`) ??
            []),
        );
    }
  }
  return [...found.values()];
}

/**
 * Fails the build when a built script or style sheet needs a feature that an oldest browser lacks, by MDN's
 * compatibility data, unless `WITHOUT` says why it may.
 */
export function newerFeatures(): Plugin {
  let folder = '';
  return {
    name: 'newer-features',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      handler() {
        const found = new Map<string, { uses: number; said: string[] }>();
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          const newer = file.endsWith('.js') ? newerInScript : file.endsWith('.css') ? newerInStyles : null;
          for (const { name, lackedBy, uses = 1 } of newer?.(readFileSync(join(folder, file), 'utf8')) ??
            []) {
            const one = found.get(name) ?? { uses: 0, said: [] };
            one.uses += uses;
            one.said.push(`${name}, ${uses} times in ${file}: not in ${lackedBy.join(', ')}`);
            found.set(name, one);
          }
        }
        const expected = new Map(WITHOUT.flatMap(([, uses]) => Object.entries(uses)));
        const lacking = [...found].flatMap(([name, { uses, said }]) =>
          [ANY, uses].includes(expected.get(name) ?? 0) ? [] : said,
        );
        for (const name of expected.keys())
          if (!found.has(name)) lacking.push(`${name} is in no built file any more`);
        if (lacking.length > 0)
          throw new Error(`Newer than the browsers in web/oldest-browsers.ts:\n${lacking.join('\n')}`);
      },
    },
  };
}
