/** The setting that a name probably means: one letter is wrong, missing or extra, or two letters are swapped. */
export function meantBy(name: string, settings: readonly string[]): string | undefined {
  // Names of another form belong to other programs.
  if (!/^[A-Z]+(_[A-Z]+)+$/.test(name) || settings.includes(name)) return undefined;
  return settings.find((setting) => isOneSlip(name, setting));
}

function isOneSlip(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (longer.length - shorter.length > 1) return false;
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  if (longer.length > shorter.length) return shorter.slice(at) === longer.slice(at + 1);
  const isSwapped = shorter[at] === longer[at + 1] && shorter[at + 1] === longer[at];
  return (
    shorter.slice(at + 1) === longer.slice(at + 1) || (isSwapped && shorter.slice(at + 2) === longer.slice(at + 2))
  );
}
