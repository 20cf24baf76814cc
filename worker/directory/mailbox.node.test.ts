import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['ana@example.org', 'ana@example.org'],
  ['ana+cuentos@example.org', 'ana@example.org'],
  ['ana+a+b@example.org', 'ana@example.org'],
  ['a.na@example.org', 'a.na@example.org'],
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['ana@mail.gmail.com', 'ana@mail.gmail.com'],
  ['+ana@example.org', '+ana@example.org'],
  ['"a@b"@example.org', '"a@b"@example.org'],
])('%s is delivered to the mailbox %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
