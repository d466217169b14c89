import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { analysisFigures } from './analysis-speed.ts';
import { clientFigures } from './client-size.ts';
import { logFigures } from './log-speed.ts';

// Machines differ and are noisy: what counts are ratios to a reference that is measured in the same run.
const directory = await mkdtemp(path.join(tmpdir(), 'rostra-bench-'));
// Root's Postgres runs as another user, who has to get in.
await chmod(directory, 0o755);
try {
  for (const measure of [analysisFigures, logFigures, clientFigures]) {
    for (const { name, value, ratio, to, goal } of await measure(directory)) {
      const beside = ratio === undefined ? '' : `${ratio.toFixed(2)} × ${to}`;
      console.log(`${name.padEnd(42)} ${value.padStart(22)}   ${beside}${goal ? `   (goal: ${goal})` : ''}`);
    }
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}
