/**
 * Version of the terms of use and privacy policy: the date of their last change. Shown on both pages and stored with
 * accounts.
 */
export const TERMS_VERSION = '2026-11-30';
