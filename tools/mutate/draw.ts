import { createHash } from 'node:crypto';

/** One fault: a piece of a source file and what takes its place. */
export type Fault = {
  file: string;
  /** From 1. */
  line: number;
  /** Offsets into the file, end exclusive. */
  start: number;
  end: number;
  original: string;
  replacement: string;
  mutator: string;
};

export type DrawnFault = Fault & { id: string; area: string };

/** Areas of the product by path, the gravest first: the first pattern that matches names the area. */
const AREAS: [string, RegExp][] = [
  ['erasure', /^worker.*(delet|eras|forget|expired|closing|leaving|tombstone|export-account|\/sweep)/],
  ['safety', /^worker.*(moderat|opinion|fitness|checking|name-check|human-check|turnstile|inert|reports?\b)/],
  [
    'money',
    /^worker.*(billing|\/plan\/|stripe|payments|checkout|duplicate|free-stor|allowance|daily-|limits?\.|quota|withdrawal|admission|usage-counts|shared-limit)/,
  ],
  [
    'sessions',
    /^worker.*(\/auth|session|password|google|jwt|\/email|mail-(token|link|claim)|mailbox|verification|signed-url|\/account|\/users|rate-limit|cors|security-headers)/,
  ],
  ['narration', /^worker.*(\/narration|speech|voice|audio|sentence|sleep|timeline|sound)/],
  ['books and feed', /^worker.*(\/book|\/feed)/],
  [
    'generation',
    /^worker.*(\/story|generation|openai|ai-servers|server-list|recent-failures|retry-after|without-thoughts)/,
  ],
  ['mail', /^worker.*(\/mail|contact|outbox)/],
  ['web', /^web\//],
  ['contract', /^contract\//],
];
const OTHERS = 'rest of the API';

const areaOf = (file: string) => AREAS.find(([, pattern]) => pattern.test(file))?.[0] ?? OTHERS;

/**
 * Names of faults, made of what they are and not of where they stand: a fault keeps its name, and so its place in the
 * draw, when lines move, and two versions of the product share the faults of what did not change.
 */
export function named(faults: Fault[], seed: number): DrawnFault[] {
  const seen = new Map<string, number>();
  return faults.map((fault) => {
    const content = JSON.stringify([seed, fault.file, fault.mutator, fault.original, fault.replacement]);
    const nth = seen.get(content) ?? 0;
    seen.set(content, nth + 1);
    const id = createHash('sha256').update(`${content}${nth}`).digest('hex').slice(0, 12);
    return { ...fault, id, area: areaOf(fault.file) };
  });
}

/** The share of the draw that each area has at least, so that a small one is looked at as well. */
const LEAST_SHARE = 0.05;

/** As many faults as asked for by the order of their names: from each area its least share, the rest in proportion. */
export function drawn(faults: DrawnFault[], count: number): DrawnFault[] {
  const total = Math.min(count, faults.length);
  const areas = [...Map.groupBy(faults, ({ area }) => area).values()].map((all) => ({
    all: all.toSorted(byName),
    taken: Math.min(all.length, Math.floor(total * LEAST_SHARE)),
  }));
  const isOpen = ({ all, taken }: (typeof areas)[number]) => taken < all.length;
  for (let left = total - areas.reduce((sum, { taken }) => sum + taken, 0); left > 0; left -= 1) {
    // The area that is furthest behind its proportion.
    const [next] = areas
      .filter(isOpen)
      .sort((one, other) => one.taken / one.all.length - other.taken / other.all.length);
    next!.taken += 1;
  }
  const rank = ({ area }: DrawnFault) => [...AREAS.map(([name]) => name), OTHERS].indexOf(area);
  return areas
    .flatMap(({ all, taken }) => all.slice(0, taken))
    .sort((one, other) => rank(one) - rank(other) || byName(one, other));
}

const byName = (one: DrawnFault, other: DrawnFault) => (one.id < other.id ? -1 : 1);
