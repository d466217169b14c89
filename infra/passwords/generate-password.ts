import { randomInt } from 'node:crypto';
import { passwordFault, passwordPolicies } from './policy.ts';

/** Without characters that look alike: l, I, 1, O, 0. */
const alphabet = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Five groups of five, 145 bits: satisfies every policy and can be copied by hand. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  const password = [group(), group(), group(), group(), group()].join('-');
  return passwordFault(password, passwordPolicies['12-32'], []) ? generatePassword() : password;
}
