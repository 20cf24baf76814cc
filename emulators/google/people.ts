import { createHash } from 'node:crypto';

/** Somebody with a Google account, as far as an ID token tells. */
export type GooglePerson = { sub: string; email: string; emailVerified: boolean; name: string };

/** Google's ids are decimal and never change, whatever happens to the address. */
const idOf = (email: string) =>
  `1${BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`)
    .toString()
    .padStart(20, '0')}`;

/** Anybody who is asked for by address. */
export function personOf(email: string, name: string, emailVerified = true): GooglePerson {
  return { sub: idOf(email.trim().toLowerCase()), email: email.trim(), emailVerified, name: name.trim() };
}

/** Who can be chosen; the last one is there to be refused. */
export const PEOPLE: readonly GooglePerson[] = [
  personOf('lucia.prueba@gmail.example', 'Lucía Prueba'),
  personOf('mateo.prueba@gmail.example', 'Mateo Prueba'),
  personOf('sam.tester@gmail.example', 'Sam Tester'),
  personOf('sin.verificar@gmail.example', 'Nadia Sin Verificar', false),
];
