/** A value of a compose file, as where nothing is set that need not be, and a secret of its own is set where one must be. */
export function interpolated(value: string): string {
  // The innermost first: a default may name another variable.
  const inner = value.replaceAll(/\$\{(\w+)(?::([-?])([^${}]*))?\}/g, (_, name: string, kind?: string, given = '') =>
    kind === '-' ? given : `a-secret-of-its-own-for-${name}`,
  );
  return inner === value ? value : interpolated(inner);
}
