/**
 * Replaces Google's sign-in script in development: the used part of `google.accounts.id` with the same names, options
 * and callbacks, and test accounts.
 */
(() => {
  const base = new URL('.', document.currentScript.src);
  /** Language requested from the script, else the page's. */
  const hl = new URL(document.currentScript.src).searchParams.get('hl');
  const SOURCE = 'built-in-google';
  const WORDS = {
    es: {
      signin_with: 'Iniciar sesión con Google',
      signup_with: 'Registrarse con Google',
      continue_with: 'Continuar con Google',
      signin: 'Iniciar sesión',
      oneTap: 'Entrar con Google',
    },
    en: {
      signin_with: 'Sign in with Google',
      signup_with: 'Sign up with Google',
      continue_with: 'Continue with Google',
      signin: 'Sign in',
      oneTap: 'Sign in with Google',
    },
  };

  let config = null;
  let card = null;
  let tellMoment = () => {};

  const wordsOf = (locale) =>
    (locale || hl || document.documentElement.lang || 'es').startsWith('en') ? WORDS.en : WORDS.es;

  function addressOf(path) {
    const url = new URL(path, base);
    url.searchParams.set('client_id', config.client_id);
    url.searchParams.set('origin', location.origin);
    if (config.nonce) url.searchParams.set('nonce', config.nonce);
    if (hl) url.searchParams.set('hl', hl);
    return url.href;
  }

  function isReady() {
    if (config?.client_id) return true;
    console.error('[GSI_LOGGER]: Failed to initialize: client_id is missing.');
    return false;
  }

  function addStyle() {
    if (document.getElementById('g_id_style')) return;
    const link = document.createElement('link');
    link.id = 'g_id_style';
    link.rel = 'stylesheet';
    link.href = new URL('style', base).href;
    document.head.append(link);
  }

  function moment(type, { displayed, dismissed } = {}) {
    return {
      getMomentType: () => type,
      isDisplayMoment: () => type === 'display',
      isDisplayed: () => displayed === true,
      isNotDisplayed: () => displayed === false,
      getNotDisplayedReason: () => (displayed === false ? 'unknown_reason' : undefined),
      isSkippedMoment: () => type === 'skipped',
      getSkippedReason: () => (type === 'skipped' ? 'user_cancel' : undefined),
      isDismissedMoment: () => type === 'dismissed',
      getDismissedReason: () => dismissed,
    };
  }

  function removeCard() {
    if (card) card.remove();
    card = null;
  }

  let popup = null;

  window.addEventListener('message', (event) => {
    if (event.origin !== base.origin || !event.data || event.data.source !== SOURCE) return;
    const fromCard = card !== null && event.source === card.contentWindow;
    if (!fromCard && event.source !== popup) return;
    removeCard();
    if (event.data.dismissed) {
      tellMoment(moment('skipped'));
      return;
    }
    if (fromCard) tellMoment(moment('dismissed', { dismissed: 'credential_returned' }));
    config.callback({
      credential: event.data.credential,
      select_by: fromCard ? 'user_1tap' : 'btn',
      clientId: config.client_id,
    });
  });

  const id = {
    initialize(options) {
      config = options;
    },

    renderButton(parent, options = {}, clickHandler = undefined) {
      if (!isReady()) return;
      addStyle();
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'g_id_button';
      button.dataset.theme = options.theme || 'outline';
      button.dataset.shape = options.shape || 'rectangular';
      if (options.width) button.style.width = `${Number.parseInt(options.width, 10)}px`;
      const words = wordsOf(options.locale);
      const label = words[options.text] || words.signin_with;
      if (options.type === 'icon') {
        button.textContent = 'G';
        button.setAttribute('aria-label', label);
      } else {
        button.textContent = label;
      }
      button.addEventListener('click', () => {
        if (clickHandler) clickHandler();
        popup = window.open(addressOf('select'), 'g_id_select', 'popup,width=520,height=720');
      });
      parent.replaceChildren(button);
    },

    prompt(listener) {
      tellMoment = listener || (() => {});
      if (!isReady()) {
        tellMoment(moment('display', { displayed: false }));
        return;
      }
      addStyle();
      removeCard();
      card = document.createElement('iframe');
      card.className = 'g_id_one_tap';
      card.title = wordsOf().oneTap;
      card.src = addressOf('one-tap');
      document.body.append(card);
      tellMoment(moment('display', { displayed: true }));
    },

    cancel() {
      removeCard();
      tellMoment(moment('dismissed', { dismissed: 'cancel_called' }));
    },

    disableAutoSelect() {},

    storeCredential(_credential, done) {
      if (done) done();
    },

    revoke(_hint, done) {
      if (done) done({ successful: true });
    },
  };

  window.google = { ...window.google, accounts: { ...window.google?.accounts, id } };
  if (typeof window.onGoogleLibraryLoad === 'function') window.onGoogleLibraryLoad();
})();
