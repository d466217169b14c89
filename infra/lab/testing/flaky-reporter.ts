import type { Reporter, TestCase } from 'vitest/node';

/** Says at the end which tests passed only when they were tried once more. */
export class FlakyReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#flaky.length === 0) return;
    console.log(`\n Flaky  ${this.#flaky.length} passed at the second try:`);
    for (const name of this.#flaky) console.log(`        ${name}`);
  }
}
