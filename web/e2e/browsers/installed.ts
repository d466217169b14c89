import { existsSync } from 'node:fs';

/**
 * Why this browser cannot be tried here, said once; undefined where all its programs are there.
 * @throws Error where something is missing and REQUIRE_BROWSER=1 asks for it
 */
export function missing(browser: string, programs: readonly (string | undefined)[]): string | undefined {
  if (programs.every((program) => program !== undefined && existsSync(program))) return undefined;
  const reason = `${browser} cannot be tried here: CONTRIBUTING.md says what it needs`;
  if (process.env.REQUIRE_BROWSER === '1') throw new Error(reason);
  console.log(`SKIPPED: ${reason}`);
  return reason;
}
