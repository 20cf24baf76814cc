/**
 * Key of address-based limits: an IPv4 address, or the first 64 bits of an IPv6 one, which is what a household or phone
 * gets. A customer's several networks are adjacent.
 */
export type Network = {
  key: string;
  /** The surrounding /48 and the part of it that this network counts in; null for IPv4. */
  wide: string | null;
  /** Key of reserved places: an IPv4 address, or the whole /48, whose 65,536 networks may belong to one customer. */
  site: string;
};

/** Networks' worth of requests that a /48 has. */
const WIDE_PARTS = 8;

/** The eight groups of an IPv6 address; null for other text. */
function groupsOf(address: string): number[] | null {
  const [head = '', tail, ...rest] = address.split('%')[0]!.split('::');
  if (!address.includes(':') || rest.length > 0) return null;
  const parse = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [parse(head), parse(tail)];
  // `::ffff:192.0.2.1`: the last two groups in IPv4 notation.
  const all = [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  if (tail === undefined && before.length !== 8) return null;
  if (all.length !== 8 || !all.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return all.map((group) => Number.parseInt(group, 16));
}

/** @param address from Cloudflare; text that is no address is its own key */
export function networkOf(address: string): Network {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const groups = mapped ? null : groupsOf(address);
  if (!groups) return { key: mapped ?? address, wide: null, site: mapped ?? address };
  const hex = groups.map((group) => group.toString(16));
  const part = groups[3]! % WIDE_PARTS;
  const site = `${hex.slice(0, 3).join(':')}::/48`;
  return { key: `${hex.slice(0, 4).join(':')}::/64`, wide: `${site} ${part}`, site };
}
