/**
 * Who is counted when an address is: an IPv4 address, or the first 64 bits of an IPv6 one, which every household and every phone
 * has to itself, with 2^64 addresses to ask from. Whoever has more networks than one has them side by side.
 */
export type Network = {
  key: string;
  /** The /48 around it and which part of it this network counts among; null for IPv4. */
  wide: string | null;
  /**
   * Who is kept apart from others where a place is kept for each: an IPv4 address, or the whole /48, of which 65,536 networks can
   * be one customer's.
   */
  site: string;
};

/** A /48 has as many requests as so many networks. */
const WIDE_PARTS = 8;

/** The eight groups of an IPv6 address; null for anything else. */
function groupsOf(address: string): number[] | null {
  const [head = '', tail, ...rest] = address.split('%')[0]!.split('::');
  if (!address.includes(':') || rest.length > 0) return null;
  const parse = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [parse(head), parse(tail)];
  // `::ffff:192.0.2.1`: the last two groups as IPv4 writes them.
  const all = [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  if (tail === undefined && before.length !== 8) return null;
  if (all.length !== 8 || !all.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return all.map((group) => Number.parseInt(group, 16));
}

/** @param address as Cloudflare tells it; what is no address counts as itself */
export function networkOf(address: string): Network {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const groups = mapped ? null : groupsOf(address);
  if (!groups) return { key: mapped ?? address, wide: null, site: mapped ?? address };
  const hex = groups.map((group) => group.toString(16));
  const part = groups[3]! % WIDE_PARTS;
  const site = `${hex.slice(0, 3).join(':')}::/48`;
  return { key: `${hex.slice(0, 4).join(':')}::/64`, wide: `${site} ${part}`, site };
}
