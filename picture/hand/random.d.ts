/** Mulberry32: seeded, so that every build is identical. Returns numbers in [0, 1). */
export declare function seeded(seed: number): () => number;
