import type { productConfig } from '#domain/product/contract/calls.ts';
import type { Answer } from '../lib/api.ts';

export type PasswordPolicy = Answer<typeof productConfig>['passwordPolicy'];
export type PasswordRule = 'length' | PasswordPolicy['classes'][number];

const patterns: Readonly<Record<PasswordPolicy['classes'][number], RegExp>> = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  special: /[^\p{L}\p{N}\s]/u,
};

/** Each rule of this installation, in display order, and whether the password meets it. */
export function passwordRules(
  password: string,
  { min, max, classes }: PasswordPolicy,
): readonly Readonly<{ rule: PasswordRule; met: boolean }>[] {
  const length = [...password].length;
  return [
    { rule: 'length', met: length >= min && length <= max },
    ...classes.map((name) => ({ rule: name, met: patterns[name].test(password) })),
  ];
}

export const meetsPolicy = (password: string, policy: PasswordPolicy): boolean =>
  passwordRules(password, policy).every(({ met }) => met);
