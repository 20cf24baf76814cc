const LOCK_ID = 'until-ready';

/**
 * Lets the controls of a prerendered page be used, once something listens to them. Until then they are disabled by a
 * fieldset around the app: what is typed or chosen before that would be lost, and a form sent by the browser itself
 * would put a password into the address.
 */
export function unlockPage(): void {
  document.getElementById(LOCK_ID)?.removeAttribute('disabled');
}
