/**
 * The part of a family of similar cases that `npm test` runs: the first case of each kind, in their order. The others
 * reach the same code with another value.
 * @param isAll whether this is `npm run test:long`, which runs all
 * @param kindOf what the case exercises; cases of one kind have the same outcome by the same mechanism
 */
export function firstOfEachKind<Case>(
  cases: readonly Case[],
  isAll: boolean,
  kindOf: (one: Case) => string,
): Case[] {
  const seen = new Set<string>();
  return cases.filter((one) => {
    const kind = kindOf(one);
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isAll || isFirst;
  });
}
