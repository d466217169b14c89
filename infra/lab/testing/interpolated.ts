/** A value of a compose file with only its required variables set, each to a made-up secret. */
export function interpolated(value: string): string {
  // The innermost first: a default may name another variable.
  const inner = value.replaceAll(/\$\{(\w+)(?::([-?])([^${}]*))?\}/g, (_, name: string, kind?: string, given = '') =>
    kind === '-' ? given : `a-secret-of-its-own-for-${name}`,
  );
  return inner === value ? value : interpolated(inner);
}
