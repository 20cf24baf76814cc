/** UUID derived from another one and a name: version 5 of RFC 9562, section 5.5. */
export async function derivedUuid(namespace: string, name: string): Promise<string> {
  const bytes = Buffer.concat([Buffer.from(namespace.replaceAll('-', ''), 'hex'), Buffer.from(name)]);
  const uuid = Buffer.from(await crypto.subtle.digest('SHA-1', bytes)).subarray(0, 16);
  uuid[6] = (uuid[6]! & 0x0f) | 0x50;
  uuid[8] = (uuid[8]! & 0x3f) | 0x80;
  return uuid.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
