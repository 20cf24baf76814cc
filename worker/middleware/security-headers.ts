import { createMiddleware } from 'hono/factory';
import { NONCE, secureHeaders } from 'hono/secure-headers';

const TWO_YEARS_S = 2 * 365 * 24 * 3600;

const COMMON = {
  strictTransportSecurity: `max-age=${TWO_YEARS_S}; includeSubDomains`,
  xFrameOptions: 'DENY',
  // Set below: here it would replace the route's value.
  crossOriginResourcePolicy: false,
  // For pages and old browsers: on data these only cost time.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  permissionsPolicy: { camera: false, microphone: false, geolocation: false, usb: false, fullscreen: false },
} as const;

const forData = secureHeaders({
  ...COMMON,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    // For the page that a browser builds around an audio or image file.
    mediaSrc: ["'self'"],
    imgSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'no-referrer',
});

/** A drawing that a browser shows as a page of its own has no rights there. */
const forDrawings = secureHeaders({
  ...COMMON,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
  referrerPolicy: 'no-referrer',
});

/** For the owner's pages: forms and one style sheet in the page, no script. */
const forPages = secureHeaders({
  ...COMMON,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: [NONCE],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  // With `no-referrer` a browser sends a form with the origin `null`, which could not be checked.
  referrerPolicy: 'same-origin',
});

/** For a link's page: its own picture, sound and report, one style sheet in the page, no script. */
const forLinks = secureHeaders({
  ...COMMON,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: [NONCE],
    imgSrc: ["'self'"],
    mediaSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'no-referrer',
});

const PAGES = /^\/admin(\/|$)/;
const LINKS = /^\/e\//;

const DRAWINGS = /^\/files\/pictures\//;

const HEADERS = [
  [PAGES, forPages],
  [LINKS, forLinks],
  [DRAWINGS, forDrawings],
] as const;
const headersFor = (path: string) => HEADERS.find(([paths]) => paths.test(path))?.[1] ?? forData;

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/**
 * A response of the API is data, never a page but for those of the owner and of links: opened directly it runs no
 * script, loads only its own media and cannot be framed. Pages of other sites cannot load it unless the route allows
 * it.
 */
export const securityHeaders = createMiddleware(async (c, next) => {
  await headersFor(c.req.path)(c, next);
  if (!c.res.headers.has(RESOURCE_POLICY)) c.res.headers.set(RESOURCE_POLICY, 'same-site');
});
