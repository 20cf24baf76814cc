import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Import rules, run by `rules/dependencies.test.ts`, which also plants violations. Type imports count; parsed by swc,
 * since TypeScript 7 has no compiler API for dependency-cruiser.
 */

const PRODUCT = '^(contract|picture|words|worker|web/src)/';
const TESTS = ['[.]test[.]ts$', '^web/src/.*/testing/', '^web/src/testing/'];
const AROUND = ['^(emulators|storyteller|scripts|rules|tools|studio|testkit|e2e|bench)/'];

/** What development, tests and other tools use. */
const TOOLS_BELOW = '^tools/(content|seed|storage)/';

/** Domain folders: below the routes, above database, files and providers. */
const DOMAIN = 'account|auth|billing|book|examples|mail|generation|home|narration|story|sweeping';

/**
 * Interfaces that adapters implement, in the folders that call them: the only types that may be imported from below.
 */
export const PORTS = /^worker\/(billing\/gateway|narration\/speech-provider|story\/story-provider)[.]ts$/;

const FLOORS: IForbiddenRuleType[] = [
  {
    name: 'contract-imports-nothing-of-ours',
    from: { path: '^contract/', pathNot: TESTS },
    to: { pathNot: ['^contract/', '^node_modules/'], dependencyTypesNot: ['core'] },
  },
  {
    name: 'plain-contract-knows-no-schema',
    comment: 'so that the browser can import it without a validator',
    from: { path: '^contract/[^/]+$', pathNot: TESTS },
    to: { path: ['^contract/schemas/', '^node_modules/zod/'] },
  },
  {
    name: 'pictures-know-the-contract-alone',
    from: { path: '^picture/', pathNot: TESTS },
    to: { pathNot: ['^picture/', '^contract/'] },
  },
  {
    name: 'words-know-the-contract-alone',
    from: { path: '^words/', pathNot: TESTS },
    to: { pathNot: ['^words/', '^contract/'] },
  },
  {
    name: 'emulators-ask-the-storyteller-by-its-index',
    from: { path: '^emulators/', pathNot: TESTS },
    to: { path: '^storyteller/', pathNot: '^storyteller/engine/index[.]ts$' },
  },
  {
    name: 'storyteller-knows-the-contract-alone',
    comment: 'its checks read what the built-in providers and the Worker make of a told story',
    from: { path: '^storyteller/engine/', pathNot: TESTS },
    to: {
      pathNot: ['^storyteller/engine/', '^contract/', '^node_modules/zod/'],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'web-imports-contract-alone',
    from: { path: '^web/src/', pathNot: TESTS },
    to: { path: ['^(picture|worker)/', ...AROUND] },
  },
  {
    name: 'web-takes-texts-of-the-app-and-of-errors',
    from: { path: '^web/src/', pathNot: TESTS },
    to: { path: '^words/', pathNot: ['^words/app[.]ts$', '^words/[^/]+/(app/|errors[.]json$)'] },
  },
  {
    name: 'web-is-built-without-the-worker',
    comment: 'seeding provides the list of prerendered examples',
    from: { path: '^web/(build/|vite[.])' },
    to: { path: '^(worker|emulators|storyteller|tools|studio)/', pathNot: '^tools/seed/' },
  },
  {
    name: 'web-takes-only-types-of-schemas',
    from: { path: '^web/src/', pathNot: TESTS },
    to: { path: ['^contract/schemas/', '^node_modules/zod/'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'product-imports-nothing-around-it',
    from: { path: PRODUCT, pathNot: TESTS },
    to: { path: [...AROUND, ...TESTS] },
  },
  {
    name: 'domain-knows-no-http',
    from: {
      path: '^worker/',
      pathNot: [...TESTS, '^worker/(routes|middleware)/', '^worker/(app|index|scheduled)[.]ts$'],
    },
    to: { path: ['^worker/(routes|middleware)/', '^node_modules/hono/'] },
  },
  {
    name: 'environment-is-types',
    comment: 'each folder reads its own settings',
    from: { path: '^worker/env[.]ts$' },
    to: { dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'settings-know-no-room',
    from: { path: '^worker/config/', pathNot: TESTS },
    to: { path: '^worker/', pathNot: '^worker/(config/|env[.]ts$)' },
  },
  {
    name: 'errors-logs-and-escaping-at-the-bottom',
    from: { path: '^worker/(errors|escaping|logging)/', pathNot: TESTS },
    to: { path: '^worker/', pathNot: '^worker/(errors|escaping|logging|words)/' },
  },
  {
    name: 'texts-come-from-one-function',
    comment: 'a folder asks for a text by its key, and knows neither the files nor the library',
    from: { path: '^worker/', pathNot: [...TESTS, '^worker/words/'] },
    to: { path: ['^words/', '^node_modules/i18next/'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'texts-look-down',
    from: { path: '^worker/words/', pathNot: TESTS },
    to: { path: '^worker/', pathNot: '^worker/words/' },
  },
  {
    name: 'root-is-entry-routes-environment',
    comment: 'the root has entries, the route table and the environment; a new file belongs in a folder',
    from: {},
    to: { path: '^worker/[^/]+[.]ts$', pathNot: '^worker/(index|app|scheduled|env)[.]ts$' },
  },
  {
    name: 'directory-returns-rows',
    comment: 'the directory does not import the domain',
    from: { path: '^worker/directory/', pathNot: TESTS },
    to: { path: '^worker/', pathNot: ['^worker/(directory|plan|files|logging)/', '^worker/env[.]ts$'] },
  },
  {
    name: 'plans-are-worked-out-from-plain-values',
    from: { path: '^worker/plan/', pathNot: TESTS },
    to: { pathNot: ['^worker/plan/', '^contract/', '^node_modules/'] },
  },
  {
    name: 'files-look-down',
    from: { path: '^worker/files/', pathNot: TESTS },
    to: { path: `^worker/(${DOMAIN}|routes|middleware)/` },
  },
  {
    name: 'adapters-take-only-types-of-the-domain',
    from: { path: '^worker/providers/', pathNot: TESTS },
    to: { path: `^worker/(${DOMAIN})/`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'adapters-know-their-interfaces-alone',
    from: { path: '^worker/providers/', pathNot: TESTS },
    to: { path: `^worker/(${DOMAIN})/`, pathNot: PORTS.source },
  },
  {
    name: 'adapters-know-no-http',
    from: { path: '^worker/providers/', pathNot: TESTS },
    to: { path: '^worker/(routes|middleware)/' },
  },
  {
    name: 'tests-and-measurements-apart',
    comment: 'shared code is in testkit/',
    from: { path: '^bench/' },
    to: { path: '^e2e/' },
  },
  { name: 'measurements-and-tests-apart', from: { path: '^e2e/' }, to: { path: '^bench/' } },
  {
    name: 'testkit-below-its-users',
    from: { path: '^testkit/' },
    to: { path: '^(e2e|bench|rules|tools|studio)/', pathNot: TOOLS_BELOW },
  },
  {
    name: 'development-and-seeding-below-their-users',
    from: { path: ['^scripts/', TOOLS_BELOW], pathNot: TESTS },
    to: { path: '^(e2e|bench|rules|tools|studio)/', pathNot: TOOLS_BELOW },
  },
];

/** One file per package of an external service. */
const ADAPTERS: IForbiddenRuleType[] = [
  ['openai', 'worker/providers/openai.ts'],
  ['stripe', 'worker/providers/stripe.ts'],
  ['jose', 'worker/providers/jwt.ts'],
].map(([name, file]) => ({
  name: `${name}-in-one-place`,
  from: { path: '^worker/', pathNot: [...TESTS, `^${file}$`] },
  to: { path: `^node_modules/${name}/`, dependencyTypesNot: ['type-only'] },
}));

const config: IConfiguration = {
  forbidden: [
    { name: 'no-cycle', comment: 'type imports included', from: {}, to: { circular: true } },
    ...FLOORS,
    ...ADAPTERS,
  ].map((rule) => ({ ...rule, severity: 'error' as const })),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist(/|-|$)', '[.]types', '[.]wrangler'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
export default config;
