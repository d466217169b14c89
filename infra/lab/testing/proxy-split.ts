import { readFileSync } from 'node:fs';

const configuration = readFileSync(new URL('../../proxy/nginx.conf', import.meta.url), 'utf8');

/** The lines of a `map` in the proxy's file: pattern and role. */
function mapIn(variable: string): readonly (readonly [string, string])[] {
  const lines = new RegExp(`map \\$\\w+ \\$${variable} \\{([^}]*)\\}`).exec(configuration)?.[1] ?? '';
  return [...lines.matchAll(/^\s+(\S+)\s+(\S+?)(?::3000)?;$/gm)].map(
    ([, what = '', role = '']) => [what, role] as const,
  );
}

const byMethod = new Map(mapIn('by_method'));
const patterns = mapIn('role').filter(([what]) => what !== 'default');

/** Patterns of paths that are exceptions in the proxy's file. */
export const exceptions: readonly string[] = patterns.map(([what]) => what);

/** The role to which `infra/proxy/nginx.conf` sends a request. */
export function proxiedTo(method: string, path: string): string | undefined {
  const named = patterns.find(([what]) =>
    what.startsWith('"~') ? new RegExp(what.slice(2, -1)).test(path) : what === path,
  );
  return named?.[1] ?? byMethod.get(method) ?? byMethod.get('default');
}
