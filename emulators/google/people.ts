import { createHash } from 'node:crypto';

/** A Google user's claims in an ID token. */
export type GooglePerson = { sub: string; email: string; emailVerified: boolean; name: string };

/** Google's ids are decimal and never change, even if the address does. */
const idOf = (email: string) =>
  `1${BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`)
    .toString()
    .padStart(20, '0')}`;

/** A user with any address. */
export function personOf(email: string, name: string, emailVerified = true): GooglePerson {
  return { sub: idOf(email.trim().toLowerCase()), email: email.trim(), emailVerified, name: name.trim() };
}

/** Users of the account chooser; the last one is unverified. */
export const PEOPLE: readonly GooglePerson[] = [
  personOf('lucia.prueba@gmail.example', 'Lucía Prueba'),
  personOf('mateo.prueba@gmail.example', 'Mateo Prueba'),
  personOf('sam.tester@gmail.example', 'Sam Tester'),
  personOf('sin.verificar@gmail.example', 'Nadia Sin Verificar', false),
];
