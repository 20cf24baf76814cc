import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

const TWO_YEARS_S = 2 * 365 * 24 * 3600;

const forAll = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    // The page that a browser makes around a file of sound or a picture.
    mediaSrc: ["'self'"],
    imgSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  strictTransportSecurity: `max-age=${TWO_YEARS_S}; includeSubDomains`,
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  // Below: it would replace what a route has set.
  crossOriginResourcePolicy: false,
  // For pages, and for browsers of long ago: on data they only take time, which every request has to wait for.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  permissionsPolicy: { camera: false, microphone: false, geolocation: false, usb: false, fullscreen: false },
});

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/**
 * An answer of the API is data and never a page: opened by itself it runs nothing, loads nothing but the sound or picture
 * that it is, and stands in nobody's frame. No page of another site may load it either, unless the route says so.
 */
export const securityHeaders = createMiddleware(async (c, next) => {
  await forAll(c, next);
  if (!c.res.headers.has(RESOURCE_POLICY)) c.res.headers.set(RESOURCE_POLICY, 'same-site');
});
