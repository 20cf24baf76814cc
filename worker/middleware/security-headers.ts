import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

const TWO_YEARS_S = 2 * 365 * 24 * 3600;

const forAll = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    // For the page that a browser builds around an audio or image file.
    mediaSrc: ["'self'"],
    imgSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  strictTransportSecurity: `max-age=${TWO_YEARS_S}; includeSubDomains`,
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  // Set below: here it would replace the route's value.
  crossOriginResourcePolicy: false,
  // For pages and old browsers: on data these only cost time.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  permissionsPolicy: { camera: false, microphone: false, geolocation: false, usb: false, fullscreen: false },
});

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/**
 * A response of the API is data, never a page: opened directly it runs no script, loads only its own media and cannot
 * be framed. Pages of other sites cannot load it unless the route allows it.
 */
export const securityHeaders = createMiddleware(async (c, next) => {
  await forAll(c, next);
  if (!c.res.headers.has(RESOURCE_POLICY)) c.res.headers.set(RESOURCE_POLICY, 'same-site');
});
