import { commonPasswords } from './common-passwords.ts';

/** Maps a character to the letter that it stands for: `P@ssw0rd`. */
const standFor: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** More added characters than this make even a common word hard to guess. */
const shortDecoration = 7;

/**
 * Whether attackers try the password among the first: a common password itself, one behind the usual substitutions, or one with
 * added digits and signs (`Password1!`), which people add because of the rule about kinds of characters.
 */
export function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  return [lower, unmasked(lower)].some(
    (form) => hasCommonCore(form, /[^\p{L}\p{N}]+/u) || hasCommonCore(form, /\P{L}+/u),
  );
}

const unmasked = (text: string) => [...text].map((character) => standFor[character] ?? character).join('');

function hasCommonCore(text: string, decoration: RegExp): boolean {
  const core = trim(text, decoration);
  const [once = core] = core.match(/^(.+?)(?=\1+$)/u) ?? [];
  if (![text, core, once].some((form) => commonPasswords.has(form))) return false;
  const around = text.replace(core, '');
  return around.length <= shortDecoration || commonPasswords.has(trim(around, /[^\p{N}]+/u));
}

const trim = (text: string, { source }: RegExp) =>
  text.replace(new RegExp(`^${source}`, 'u'), '').replace(new RegExp(`${source}$`, 'u'), '');
