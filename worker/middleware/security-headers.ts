import { secureHeaders } from 'hono/secure-headers';

const TWO_YEARS_S = 2 * 365 * 24 * 3600;

/**
 * An answer of the API is data and never a page: opened by itself it runs nothing, loads nothing but the sound or picture
 * that it is, and stands in nobody's frame.
 */
export const securityHeaders = secureHeaders({
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
  crossOriginResourcePolicy: 'same-site',
  // For pages, and for browsers of long ago: on data they only take time, which every request has to wait for.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  permissionsPolicy: { camera: false, microphone: false, geolocation: false, usb: false, fullscreen: false },
});
