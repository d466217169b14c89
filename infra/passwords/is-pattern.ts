/** Sequences on the keyboard and in the alphabet, in both directions. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
];
const walks = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

/** A shorter piece is no password, however often it is repeated. */
const shortestUnit = 8;
const shortestWalk = 3;
/** The number of characters that must remain if each sequence counts as one. */
const leastLeft = 6;

/** Whether a password is mostly one short piece repeated (`Aa1!Aa1!`), or follows a sequence (`Abcd1234!`). */
export function isPattern(password: string): boolean {
  const characters = [...password.toLowerCase()];
  return periodOf(characters) < Math.min(shortestUnit, characters.length / 2 + 1) || leftOf(characters) < leastLeft;
}

/** The length of the repeated piece; the whole length if nothing repeats. */
function periodOf(characters: readonly string[]): number {
  for (let period = 1; period < characters.length; period++)
    if (characters.every((character, at) => at < period || character === characters[at - period])) return period;
  return characters.length;
}

function leftOf(characters: readonly string[]): number {
  let [left, at] = [0, 0];
  while (at < characters.length) {
    const length = walkFrom(characters, at);
    at += length >= shortestWalk ? length : 1;
    left += 1;
  }
  return left;
}

/** The number of characters from there on that follow a sequence, or are equal. */
function walkFrom(characters: readonly string[], at: number): number {
  let length = 1;
  while (at + length < characters.length && isWalk(characters.slice(at, at + length + 1))) length += 1;
  return length;
}

function isWalk(characters: readonly string[]): boolean {
  const text = characters.join('');
  return characters.every((one) => one === characters[0]) || walks.some((row) => row.includes(text));
}
