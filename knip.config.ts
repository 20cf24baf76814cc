import type { KnipConfig } from 'knip';

/**
 * What nobody uses: files, exports, packages. Run twice by `scripts/unused.test.ts`: over everything, and with `--production`
 * over what runs for visitors, where what tests alone use is not used. `!` marks what belongs to the second.
 */
const isProduction = process.argv.includes('--production');

export default {
  entry: [
    'web/src/prerender.tsx!',
    // Takes the place of a part of a package: see `web/vite.config.ts`.
    'web/src/ui/remove-scroll.tsx!',
    'emulators/main.ts',
    'scripts/bucket.ts',
    'testkit/closing-line.ts',
    'testkit/worker/main.ts',
    'testkit/worker/upgrades/keep.ts',
    'e2e/first-version/client.ts',
    'bench/pinger.ts',
    'bench/*/{worker,bare}.ts',
    'studio/**/{make,measure,render,build,build-brand,build-covers,contact-sheet,*.test,vitest.config}.ts',
    'studio/illustrations/{scenes,middles,brand}/*.ts',
  ],
  project: [
    '{contract,worker,web/src}/**/*.{ts,tsx,css}!',
    '!**/*.test.ts!',
    '!**/*.d.ts',
    '!web/src/**/testing/**!',
    '{emulators,scripts,testkit,tools,studio,e2e,bench,web/build}/**/*.ts',
    '*.ts',
  ],
  // A type may be exported with the function that it describes.
  ignoreExportsUsedInFile: isProduction || { type: true, interface: true },
  // What seeding, tools and benchmarks take of the product, beside tests.
  ignoreIssues: isProduction
    ? {
        'contract/level/measure.ts': ['exports'],
        'contract/schemas/examples.ts': ['exports', 'types'],
        'worker/files/keys.ts': ['exports'],
        'worker/narration/format.ts': ['exports'],
        'worker/narration/music-bed.ts': ['exports'],
      }
    : { 'studio/**': ['unlisted'] },
  // The parser that `scripts/dependencies.test.ts` has dependency-cruiser use.
  // Of the encoder, the product takes the WebAssembly, as a file beside its source.
  ignoreDependencies: isProduction ? ['wasm-media-encoders'] : ['@swc/core'],
  // Of the system, for benchmarks and tools alone.
  ignoreBinaries: ['ffmpeg', 'pyftsubset', 'fonttools', 'fluidsynth'],
} satisfies KnipConfig;
