import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';

const run = promisify(execFile);

type Violation = { from: string; rule: { name: string } };
type Diagnostic = { message: string; location: { path: string } };
type Config = { forbidden: { name: string }[] };

// For each rule, a file and an import that breaks it.
const planted: Record<string, [file: string, imports: string]> = {
  'domain-is-pure': ['domain/sessions/planted.ts', 'node:fs'],
  'infra-knows-no-room': ['infra/mail/planted.ts', '#domain/sessions/events.ts'],
  'infra-serves-the-product': ['infra/mail/planted.ts', '#infra/ids.ts'],
  'analysis-sees-domain': ['analysis/score/planted.ts', '#query-api/users/principal-from-rows.ts'],
  'commands-see-domain': ['command-api/groups/planted.ts', '#projections/runner.ts'],
  'projections-see-domain': ['projections/groups/planted.ts', '#query-api/users/principal-from-rows.ts'],
  'queries-see-contracts': ['query-api/history/planted.ts', '#domain/history/decider.ts'],
  'web-sees-only-contracts': ['web/groups/planted.ts', '#domain/groups/events.ts'],
  'journeys-see-the-product-from-outside': ['web/e2e/planted.ts', '#infra/ids.ts'],
  'areas-meet-at-doors': ['query-api/groups/planted.ts', '#query-api/sessions/session-feedback.ts'],
  'lists-open-declarations': ['query-api/planted.ts', '#query-api/sessions/session-feedback.ts'],
  'jobs-are-declared': ['command-api/groups/planted.ts', '#infra/queue/queue.ts'],
  'contract-is-public': ['domain/groups/contract/planted.ts', '#domain/groups/decider.ts'],
  'events-are-not-the-contract': ['domain/groups/events.ts', '#domain/sessions/contract/calls.ts'],
  'app-fetches-what-areas-show': ['web/app/planted.ts', '../quotas/quota-bar.tsx'],
  'only-tests-import-the-lab': ['infra/mail/planted.ts', '#infra/lab/testing/spoken-sound.ts'],
  'nobody-imports-a-test': ['domain/groups/planted.ts', '#domain/sessions/decider.test.ts'],
  'nobody-imports-the-entry': ['infra/mail/planted.ts', '#main.ts'],
  'no-server-package-in-web': ['web/groups/planted.ts', 'pg'],
  'no-node-in-web': ['web/groups/planted.ts', 'node:path'],
  'no-browser-package-outside-web': ['query-api/groups/planted.ts', 'react'],
  'no-cycles': ['domain/kernel/contract.ts', '#domain/sessions/contract/calls.ts'],
  'no-undeclared-package': ['infra/mail/planted.ts', 'async-exit-hook'],
  resolvable: ['infra/mail/planted.ts', './nowhere.ts'],
};

// Allowed imports close to the forbidden ones.
const allowed: [file: string, imports: string][] = [
  ['analysis/score/allowed.ts', '#domain/sessions/decider.ts'],
  ['query-api/history/allowed.ts', '#domain/sessions/events.ts'],
  ['query-api/allowed.ts', '#query-api/sessions/area.ts'],
  ['command-api/allowed.ts', '#infra/queue/queue.ts'],
  ['query-api/history/allowed.tsx', 'react'],
  ['command-api/groups/allowed.ts', '#command-api/sessions/for-others.ts'],
  ['projections/groups/allowed.ts', '#domain/sessions/events.ts'],
  ['infra/lab/bench/planted.ts', '#projections/runner.ts'],
  ['infra/lab/faults/planted.ts', '#projections/runner.ts'],
  ['infra/lab/testing/allowed.ts', '#command-api/users/register.ts'],
  ['web/e2e/allowed.ts', 'node:path'],
];

const { forbidden } = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs') as Config;
let copy: string;
let violations: readonly Violation[];

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'rostra-rules-'));
  const aside = /[\\/](node_modules|dist|\.data|\.git)$/;
  await cp(path.resolve('.'), copy, { recursive: true, filter: (source) => !aside.test(source) });
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  // An empty `main.ts`, so that importing it does not lead to all modules.
  await writeFile(path.join(copy, 'main.ts'), 'export {};\n');
  const files = [...Object.values(planted), ...allowed];
  for (const [file, imports] of files) {
    await mkdir(path.join(copy, path.dirname(file)), { recursive: true });
    await appendFile(path.join(copy, file), `import '${imports}';\n`);
  }
  violations = await cruise(files.map(([file]) => file));
});

afterAll(() => rm(copy, { recursive: true }));

test.each(forbidden)('$name finds its violation', ({ name }) => {
  const [file] = planted[name] ?? ['nothing planted'];
  expect(violations.filter(({ rule }) => rule.name === name).map(({ from }) => from)).toContain(file);
});

test.each(allowed)('%s may import %s', (file) => {
  expect(violations.filter(({ from }) => from === file)).toEqual([]);
});

test('finds every use of the clock or of random values in the domain, and nothing else', async () => {
  const impure = ['Date.now()', 'new Date()', 'performance.now()', 'Math.random()', 'crypto.randomUUID()'];
  const directory = await testDirectory();
  await cp('biome.json', path.join(directory, 'biome.json'));
  await mkdir(path.join(directory, 'domain'));
  await cp('domain/no-clock-no-random.grit', path.join(directory, 'domain/no-clock-no-random.grit'));
  for (const [index, source] of [...impure, 'new Date(0)'].entries())
    await writeFile(path.join(directory, `domain/of-${index}.ts`), `export const value = ${source};\n`);
  expect(await lint(directory)).toEqual(impure.map((_, index) => `domain/of-${index}.ts`));
});

/** Files that use the clock or random values. */
async function lint(directory: string): Promise<readonly string[]> {
  const program = path.resolve('node_modules/.bin/biome');
  const { stdout } = await run(program, ['lint', '--reporter=json', '.'], { cwd: directory }).catch((error) => error);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
  const found = diagnostics.filter(({ message }) => message.includes('no clock and no random'));
  return found.map(({ location }) => location.path).toSorted();
}

async function cruise(files: readonly string[]): Promise<readonly Violation[]> {
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  const command = [program, ...new Set(files), '--preserve-symlinks', '-T', 'json'];
  // The exit code is the number of violations.
  const { stdout } = await run('node', command, { cwd: copy, maxBuffer: 2 ** 27 }).catch((error) => error);
  return JSON.parse(stdout).summary.violations;
}
