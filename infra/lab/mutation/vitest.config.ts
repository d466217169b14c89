import { defineConfig } from 'vitest/config';

/** Tests without I/O of the rules and of the folds of their events. */
export default defineConfig({
  test: {
    include: ['{domain,projections}/**/*.test.ts'],
    exclude: ['**/*.{int,process}.test.ts', 'domain/seminar-life.test.ts'],
    isolate: false,
    // Generous, because mutated code is slower, and the machine may be busy.
    testTimeout: 60_000,
  },
});
