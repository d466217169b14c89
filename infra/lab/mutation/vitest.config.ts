import { defineConfig } from 'vitest/config';

/** The tests without input and output, of the rules and of what is folded from their events. */
export default defineConfig({
  test: {
    include: ['{domain,projections}/**/*.test.ts'],
    exclude: ['**/*.{int,process}.test.ts', 'domain/seminar-life.test.ts'],
    isolate: false,
  },
});
