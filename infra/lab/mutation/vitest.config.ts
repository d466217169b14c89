import { defineConfig } from 'vitest/config';

/** The tests without input and output, of the rules and of what is folded from their events. */
export default defineConfig({
  test: {
    include: ['{domain,projections}/**/*.test.ts'],
    exclude: ['**/*.{int,process}.test.ts', 'domain/seminar-life.test.ts'],
    isolate: false,
    // Changed code is slower, and a busy machine slower still.
    testTimeout: 60_000,
  },
});
