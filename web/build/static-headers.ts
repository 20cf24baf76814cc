import type { Plugin } from 'vite';
import { allowedSources, type ThirdParties } from './third-parties.ts';

/**
 * Hidden page for file requests: the only one that may be framed, and only by our origin. Static hosting redirects from
 * the first address to the second.
 */
const HIDDEN_PAGE = ['/proxy.html', '/proxy'];

/** The page on which the family reads aloud: the only one that may use the microphone. */
const RECORD_PAGE = '/record';
const rights = (microphone: '()' | '(self)') =>
  `  Permissions-Policy: camera=(), microphone=${microphone}, geolocation=(), usb=(), midi=(), display-capture=()`;

/** The `_headers` file of the built app. */
export function headersFile(parties: ThirdParties): string {
  const allowed = allowedSources(parties);
  const policyFramedBy = (ancestors: string) =>
    [
      "default-src 'self'",
      // For all pages, because navigation loads no new document and the first page's policy stays.
      ['script-src', "'self'", ...allowed.script].join(' '),
      ['style-src', "'self'", ...allowed.style].join(' '),
      ['frame-src', "'self'", ...allowed.frame].join(' '),
      ['connect-src', "'self'", ...allowed.connect].join(' '),
      "media-src 'self' blob:",
      "img-src 'self' data:",
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${ancestors}`,
    ].join('; ');
  return [
    '/*',
    `  Content-Security-Policy: ${policyFramedBy("'none'")}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  X-Frame-Options: DENY',
    // Google's sign-in window must still reach the page that opened it.
    '  Cross-Origin-Opener-Policy: same-origin-allow-popups',
    rights('()'),
    '  Strict-Transport-Security: max-age=63072000; includeSubDomains',
    '',
    ...HIDDEN_PAGE.flatMap((path) => [
      path,
      '  ! Content-Security-Policy',
      `  Content-Security-Policy: ${policyFramedBy("'self'")}`,
      '  ! X-Frame-Options',
      '  X-Frame-Options: SAMEORIGIN',
      '',
    ]),
    RECORD_PAGE,
    '  ! Permissions-Policy',
    rights('(self)'),
    // A link's secret is behind the hash; its address goes to no other page all the same.
    '  ! Referrer-Policy',
    '  Referrer-Policy: no-referrer',
    '',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}

/**
 * Writes `_headers`, and `assets/404.html`, without which Pages would answer a chunk of an older build with index.html
 * and have it cached for a year.
 */
export function staticHeaders(parties: ThirdParties): Plugin {
  return {
    name: 'static-headers',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '_headers',
        source: headersFile(parties),
      });
      this.emitFile({
        type: 'asset',
        fileName: 'assets/404.html',
        source: '<!doctype html><title>404</title><p>404</p>\n',
      });
    },
  };
}
