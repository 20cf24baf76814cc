import type { Plugin } from 'vite';

/** Static imports of a built file. */
type Imports = { fileName: string; imports: string[] };

/** A circle of static imports between built files, if there is one. */
export function circleOf(files: readonly Imports[]): string[] | null {
  const importsOf = new Map(files.map(({ fileName, imports }) => [fileName, imports]));
  const finished = new Set<string>();
  function follow(file: string, path: readonly string[]): string[] | null {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (finished.has(file)) return null;
    for (const imported of importsOf.get(file) ?? []) {
      const circle = follow(imported, [...path, file]);
      if (circle) return circle;
    }
    finished.add(file);
    return null;
  }
  for (const file of importsOf.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return null;
}

/** Fails the build when built files import each other: a class may then extend what is not there yet. */
export function chunkCircles(): Plugin {
  let circle: string[] | null = null;
  return {
    name: 'chunk-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      circle = circleOf(Object.values(bundle).filter((file) => file.type === 'chunk'));
    },
    // Files are written by then, which other plugins read here.
    closeBundle() {
      if (circle) throw new Error(`Built files import each other: ${circle.join(' → ')}.`);
    },
  };
}
