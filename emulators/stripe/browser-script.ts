/**
 * Emulates `js.stripe.com` for pages that redirect to the hosted checkout: the `Stripe` constructor with its version,
 * and `redirectToCheckout`, which versions after v3 lack.
 */
export function browserScript(version: 3 | string, baseUrl: string): string {
  return `(() => {
  if (window.Stripe) return;
  const version = ${JSON.stringify(version)};
  const base = ${JSON.stringify(baseUrl)};
  function Stripe(publishableKey) {
    if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
      throw new Error('Please call Stripe() with your publishable key.');
    }
    const stripe = { _apiKey: publishableKey, registerAppInfo() {} };
    if (version === 3) {
      stripe.redirectToCheckout = ({ sessionId }) => {
        window.location.assign(base + '/c/pay/' + encodeURIComponent(sessionId));
        return new Promise(() => {});
      };
    }
    return stripe;
  }
  Stripe.version = version;
  window.Stripe = Stripe;
})();
`;
}
