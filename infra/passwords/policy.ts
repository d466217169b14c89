import { isCommon } from './is-common.ts';
import { isPattern } from './is-pattern.ts';

type CharacterClass = 'lower' | 'upper' | 'digit' | 'special';
/** Lengths are in code points. */
export type PasswordPolicy = Readonly<{ min: number; max: number; classes: readonly CharacterClass[] }>;

const classes = ['lower', 'upper', 'digit', 'special'] as const;

export const passwordPolicies = {
  '8-128': { min: 8, max: 128, classes },
  '12-32': { min: 12, max: 32, classes },
} as const satisfies Record<string, PasswordPolicy>;

const characters: Readonly<Record<CharacterClass, RegExp>> = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  special: /[^\p{L}\p{N}]/u,
};

export type PasswordFault = 'required' | 'too_short' | 'too_long' | 'too_weak' | 'too_common' | 'too_personal';

/** The first fault of a new password, or undefined. `own` has the names and addresses of the person. */
export function passwordFault(
  password: string,
  policy: PasswordPolicy,
  own: readonly string[],
): PasswordFault | undefined {
  const text = password.normalize('NFKC');
  const length = [...text].length;
  if (length === 0) return 'required';
  if (length < policy.min) return 'too_short';
  if (length > policy.max) return 'too_long';
  if (policy.classes.some((kind) => !characters[kind].test(text))) return 'too_weak';
  if (isCommon(text) || isPattern(text)) return 'too_common';
  return isPersonal(text, own) ? 'too_personal' : undefined;
}

/** Shorter fragments are ignored: they occur in most words. */
const shortestName = 3;
const shortestRest = 8;

/** A password may contain names if enough is left without them. */
function isPersonal(password: string, own: readonly string[]): boolean {
  const names = ['rostra', ...own.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])]
    .map((name) => name.normalize('NFKC').toLowerCase())
    .filter((name) => [...name].length >= shortestName)
    .sort((a, b) => b.length - a.length);
  const lower = password.toLowerCase();
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), lower);
  return rest !== lower && [...rest].length < shortestRest;
}
