/**
 * Failure after the first sound: this reading cannot continue, but all of it can be read again. Either another provider
 * can take over, or the sound of a sentence broke off after part of it was played, and the provider has since read the
 * sentence in a different way, which is cached. `cause` is the provider's error.
 */
export class VoiceLost extends Error {
  override name = 'VoiceLost';
}
