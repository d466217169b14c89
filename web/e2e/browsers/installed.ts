import { existsSync } from 'node:fs';

/**
 * Why a browser cannot be tested here, logged once; undefined if all its programs exist. @throws Error if a program is
 * missing and REQUIRE_BROWSER=1 is set
 */
export function missing(browser: string, programs: readonly (string | undefined)[]): string | undefined {
  if (programs.every((program) => program !== undefined && existsSync(program))) return undefined;
  const reason = `${browser} cannot be tried here: CONTRIBUTING.md says what it needs`;
  if (process.env.REQUIRE_BROWSER === '1') throw new Error(reason);
  console.log(`SKIPPED: ${reason}`);
  return reason;
}
