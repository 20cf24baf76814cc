/**
 * When the terms of use and the privacy policy last changed, which is how their version is called: shown on both pages, and stored
 * with the accounts that are opened under it.
 */
export const TERMS_VERSION = '2026-11-23';
