import { chosen } from '../engine/fill.ts';
import { speakerOf } from '../engine/speakers.ts';
import type { Pair, Template } from '../engine/template.ts';

/** Numbers of children that sentences agree with. */
const CHILDREN = [['A'], ['A', 'B'], ['A', 'B', 'C']];

/** Sides of a sentence for a number of children, once for each alternative. */
function variantsOf({ es, en }: Pair, children: number): { es: string; en: string }[] {
  const most = Math.max(1, ...[...es.matchAll(/<([^<>]*)>/g)].map(([, one]) => one!.split('/').length));
  return Array.from({ length: most }, (_, place) => {
    const picks = Array<number>(9).fill((place + 0.5) / most);
    return { es: chosen(es, children, picks), en: chosen(en, children, picks) };
  });
}

/** Lines of speech whose speaker neither a mark nor the words after the speech name. */
export function speakerFaults(template: Template): string[] {
  const faults = new Set<string>();
  for (const { told } of template.scenes())
    for (const paragraph of Object.values(told).flat())
      for (const names of CHILDREN) {
        let before: string | null | undefined;
        for (const pair of paragraph) {
          const roles = variantsOf(pair, names.length).map((raw) => ({
            isSpeech: raw.es.startsWith('—'),
            role: speakerOf({ by: pair.by, raw }, before, template, { names }),
          }));
          before = roles[0]?.role;
          if (roles.some(({ isSpeech, role }) => isSpeech && role === undefined))
            faults.add(`${template.id}.story:${pair.line}: who speaks? Begin the line with @kid or the like`);
        }
      }
  return [...faults];
}
