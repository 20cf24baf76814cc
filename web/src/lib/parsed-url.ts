/** Address, or null for none. `URL.canParse` is in Safari since 17, in Chrome since 120, in Firefox since 115. */
export function parsedUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
