import type { KnipConfig } from 'knip';
import { TOOLS } from './scripts/tool.ts';

/**
 * Finds unused files, exports and packages. `rules/unused.long.test.ts` runs it twice: over everything, and with
 * `--production` over the product only, where use by tests does not count. `!` marks entries of the second run.
 */
const isProduction = process.argv.includes('--production');

export default {
  entry: [
    'web/src/prerender.tsx!',
    // Replaces a module of a package: see `web/vite.config.ts`.
    'web/src/ui/remove-scroll.tsx!',
    // Bundled by `web/build/early-pages.ts`, with these in the place of libraries and modules.
    'web/src/early/main.tsx!',
    'web/src/early/{dom-once.ts,stand-ins.tsx}!',
    // Bundled by `web/build/service-worker.ts`.
    'web/src/service-worker.ts!',
    'emulators/main.ts',
    ...Object.values(TOOLS).flatMap(({ runs }) => runs.filter((part) => part.endsWith('.ts'))),
    'testkit/closing-line.ts',
    'testkit/worker/main.ts',
    'testkit/worker/upgrades/keep.ts',
    'e2e/first-version/client.ts',
    'bench/{one,pinger}.ts',
    'bench/*/{worker,bare,distant}.ts',
    'studio/**/{make,measure,render,build,build-brand,build-covers,contact-sheet,*.test,vitest.config}.ts',
    'studio/illustrations/{scenes,middles,brand}/*.ts',
  ],
  project: [
    '{contract,picture,words,worker,web/src}/**/*.{ts,tsx,css}!',
    '!**/*.test.ts!',
    '!**/*.d.ts',
    '!web/src/**/testing/**!',
    '{emulators,storyteller,scripts,rules,testkit,tools,studio,e2e,bench,web/build}/**/*.ts',
    '*.ts',
  ],
  // A type may be exported with its function.
  ignoreExportsUsedInFile: isProduction || { type: true, interface: true },
  // Product exports that seeding, tools, benchmarks, the built-in storyteller and the drawings of the studio use. A
  // stand-in for React has one function under each of its names.
  ignoreIssues: isProduction
    ? {
        'contract/digital-source.ts': ['exports'],
        'contract/help-lines.ts': ['exports'],
        'contract/level/measure.ts': ['exports'],
        'contract/scene-words.ts': ['exports'],
        'contract/schemas/withdrawal.ts': ['types'],
        'contract/schemas/examples.ts': ['exports', 'types'],
        'worker/files/keys.ts': ['exports'],
        'worker/narration/format.ts': ['exports'],
        'worker/narration/music-bed.ts': ['exports'],
        'picture/hand/*.ts': ['exports', 'types'],
        'worker/providers/speech/index.ts': ['exports'],
        'worker/story/slop-words.ts': ['exports'],
        'worker/story/story-text.ts': ['exports'],
        'web/src/early/*': ['duplicates'],
      }
    : { 'studio/**': ['unlisted'], 'web/src/early/*': ['duplicates'] },
  // Parser of dependency-cruiser in `rules/dependencies.test.ts`. Of the encoder, the product uses a vendored
  // WebAssembly file.
  ignoreDependencies: isProduction ? ['wasm-media-encoders'] : ['@swc/core'],
  // System programs of benchmarks and tools.
  ignoreBinaries: ['ffmpeg', 'pyftsubset', 'fonttools', 'fluidsynth'],
} satisfies KnipConfig;
