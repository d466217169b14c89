const longest = 30;
const shortest = 3;
const small = [2, 3, 4, 5, 6, 7, 8, 9] as const;
const large = 20;

/** Names for who did not choose one: from the address, then with a number. `random(n)` is a whole number below n. */
export function usernameCandidates(email: string, random: (below: number) => number): readonly string[] {
  const name = nameIn(email);
  const numbers = [...small, ...Array.from({ length: large }, () => 10 + random(999_990))];
  return [name, ...numbers.map((number) => `${name}${number}`)];
}

/** The part before the `@`, without what mail servers ignore (`+tag`) and what names may not contain. */
function nameIn(email: string): string {
  const [local = ''] = email.toLowerCase().split(/[+@]/);
  const plain = local.normalize('NFKD').replace(/[^a-z0-9._-]/g, '');
  const name = plain.replace(/^[^a-z0-9]+/, '').slice(0, longest);
  return name.length < shortest ? `user${name}` : name;
}
