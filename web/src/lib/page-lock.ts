const LOCK_ID = 'until-ready';

/**
 * Enables the controls of a prerendered page once the app handles them. Until then a fieldset around the app disables
 * them: input before that would be lost, and a form submitted by the browser itself would put a password into the
 * address.
 */
export function unlockPage(): void {
  document.getElementById(LOCK_ID)?.removeAttribute('disabled');
}
