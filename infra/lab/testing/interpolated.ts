/** A value of a compose file with only its required variables set, each to a made-up secret. */
export function interpolated(value: string): string {
  // Replaces the innermost variables first, because a default may contain another variable.
  const inner = value.replaceAll(/\$\{(\w+)(?::([-?])([^${}]*))?\}/g, (_, name: string, kind?: string, given = '') =>
    kind === '-' ? given : `a-secret-of-its-own-for-${name}`,
  );
  return inner === value ? value : interpolated(inner);
}
