import { html } from 'hono/html';
import type { CardProblem } from '../objects/payment-method.ts';
import type { Markup } from './layout.ts';
import type { Words } from './words.ts';

export type CardEntry = { number: string; expiry: string; cvc: string; name: string };

export const NO_CARD: CardEntry = { number: '', expiry: '', cvc: '', name: '' };

function problemText(problem: CardProblem | 'declined', words: Words): string {
  switch (problem) {
    case 'number':
      return words.badNumber;
    case 'expiry':
      return words.badExpiry;
    case 'cvc':
      return words.badCvc;
    case 'declined':
      return words.declined;
  }
}

/** Card fields with selectable test cards. */
export function cardFields(words: Words, entry: CardEntry, problem: CardProblem | 'declined' | null): Markup {
  return html`
    ${problem ? html`<p role="alert">${problemText(problem, words)}</p>` : ''}
    <label for="number">${words.cardNumber}</label>
    <input id="number" name="number" list="cards" inputmode="numeric" autocomplete="cc-number" required value="${entry.number}">
    <datalist id="cards">
      <option value="4242 4242 4242 4242">${words.cardSucceeds}</option>
      <option value="4000 0000 0000 0002">${words.cardDeclines}</option>
      <option value="4000 0000 0000 0341">${words.cardFailsLater}</option>
    </datalist>
    <div class="pair">
      <div>
        <label for="expiry">${words.expiry}</label>
        <input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" required value="${entry.expiry}">
      </div>
      <div>
        <label for="cvc">${words.cvc}</label>
        <input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" required value="${entry.cvc}">
      </div>
    </div>
    <label for="name">${words.cardName}</label>
    <input id="name" name="name" autocomplete="cc-name" value="${entry.name}">`;
}

export function testCards(words: Words): Markup {
  return html`<h2>${words.testCards}</h2>
    <ul>
      <li><code>4242 4242 4242 4242</code>: ${words.cardSucceeds}</li>
      <li><code>4000 0000 0000 0002</code>: ${words.cardDeclines}</li>
      <li><code>4000 0000 0000 0341</code>: ${words.cardFailsLater}</li>
    </ul>`;
}
