/** Name of the deployed release, set by each entry of the isolate before it does anything else. */
let release = 'dev';

export function noteRelease(name: string): void {
  release = name;
}

/** The release that runs, for log lines, errors and points. `dev` locally. */
export const currentRelease = (): string => release;
