import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { FIGURES } from '../../contract/figures.ts';
import { LANGUAGES, type Language } from '../../contract/options.ts';
import { BUILD_TARGET } from '../oldest-browsers.ts';
import { EARLY_SCRIPTS, type EarlyScript, type EarlyScripts, nameOf } from './page-files.ts';

/** Libraries whose stand-ins are `src/early/dom-once.ts` and `src/early/stand-ins.tsx`. */
const REACT = ['react', 'react/jsx-runtime'];
const LIBRARIES = ['@tanstack/react-query', 'i18next', 'react-i18next', 'react-router-dom'];

/** Modules that only act, or only follow a press: `src/early/stand-ins.tsx` in their place. */
const STOOD_IN = new RegExp(
  `/src/(?:${[
    'api/(?:client|problem|query-client)',
    'features/(?:demo|drawings|player|problems|toasts)/.*',
    'features/account/(?:session|sign-in)/.*',
    'features/bilingual/(?:keep-place|press-or-hold)',
    'features/layout/PageFailed',
    'features/library/(?:ShelfControls|WritingCard|star|story-deletion)',
    'features/profile/(?:CancelDialog|DeleteAccountForm|use-current-password)',
    'features/series/use-another-night',
    'features/story-text/(?:AiIcon|use-follow-along)',
    'features/story-view/finished/(?:OneSided|StoryActions)',
    'i18n/(?:i18n|words)',
    'lib/(?:root-mark|use-page-title)',
    'ui/(?:ConfirmDialog|ErrorBoundary)',
  ].join('|')})[.]tsx?$`,
);

const NO_STYLES = '\0no-styles';
const TEXTS = '__TEXTS__';

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, before = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[before + name, text]] : flat(text, `${before + name}.`),
  );

/** The app's texts whose keys are in the code, whole or as the beginning of a template. */
export function textsFor(code: string, all: [key: string, text: string][]): Record<string, string> {
  const keys = new Set<string>();
  const beginnings: string[] = [];
  for (const [, key = ''] of code.matchAll(/["'`](\w+(?:\.\w+)*\.?)(?=["'`]|\$\{)/g))
    if (key.endsWith('.')) beginnings.push(key);
    else keys.add(key);
  const isUsed = (key: string) =>
    keys.has(key.replace(/_(?:one|many|other)$/, '')) || beginnings.some((begin) => key.startsWith(begin));
  const withFigures = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (all, name) => String(FIGURES[name as keyof typeof FIGURES] ?? all));
  return Object.fromEntries(
    all.filter(([key]) => key.includes('.') && isUsed(key)).map(([key, text]) => [key, withFigures(text)]),
  );
}

function textsOf(folder: string): [key: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => flat(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

function standIns(root: string, texts: [key: string, text: string][]): Plugin {
  const early = join(root, 'src/early');
  return {
    name: 'stand-ins',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.endsWith('.css')) return NO_STYLES;
      if (REACT.includes(source)) return join(early, 'dom-once.ts');
      if (LIBRARIES.includes(source)) return join(early, 'stand-ins.tsx');
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && STOOD_IN.test(found.id) ? join(early, 'stand-ins.tsx') : found;
    },
    load: (id) => (id === NO_STYLES ? '' : undefined),
    // What the app loads later never comes here.
    transform: (code, id) =>
      id.startsWith(join(root, 'src')) && code.includes('import(')
        ? { code: code.replaceAll(/\bimport\(/g, 'Promise.reject('), map: null }
        : undefined,
    renderChunk: (code) => ({
      code: code.replace(TEXTS, () => JSON.stringify(textsFor(code, texts))),
      map: null,
    }),
  };
}

/**
 * Builds the early pages (`src/early/`): the frame and a page from the app's own components, with stand-ins for React
 * and the libraries, in a file for each language.
 * @returns names of the files
 */
export async function earlyPages(
  { root, mode, build: { outDir } }: ResolvedConfig,
  define: Record<string, string>,
): Promise<EarlyScripts> {
  async function scriptIn(script: EarlyScript, language: Language): Promise<string> {
    const texts = textsOf(join(root, '../words', language, 'app'));
    const built = await build({
      configFile: false,
      root,
      mode,
      // Without a warning for each missing export.
      logLevel: 'error',
      publicDir: false,
      define,
      plugins: [standIns(root, texts)],
      build: {
        outDir,
        emptyOutDir: false,
        target: BUILD_TARGET,
        rolldownOptions: {
          input: join(root, `src/early/${script}.tsx`),
          shimMissingExports: true,
          output: { entryFileNames: `assets/early-${script}-${language}-[hash].js`, format: 'iife' },
        },
      },
    });
    const [chunk] = (built as { output: { fileName: string }[] }).output;
    return nameOf(chunk!.fileName);
  }
  const of = async <Key extends string, Value>(keys: readonly Key[], made: (key: Key) => Promise<Value>) =>
    Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await made(key)]))) as Record<
      Key,
      Value
    >;
  return of(EARLY_SCRIPTS, (script) => of(LANGUAGES, (language) => scriptIn(script, language)));
}
