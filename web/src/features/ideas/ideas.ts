const IDEAS_A_DAY = 3;

/**
 * Three ideas for a day, different the next day; all ideas come before one returns.
 * @param ideas all that there are, more than three
 * @param day days since 1970
 */
export function ideasOfTheDay(ideas: readonly string[], day: number): string[] {
  const start = (day * IDEAS_A_DAY) % ideas.length;
  return Array.from({ length: IDEAS_A_DAY }, (_, offset) => ideas[(start + offset) % ideas.length] ?? '');
}
