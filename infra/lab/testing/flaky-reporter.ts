import type { Reporter, TestCase } from 'vitest/node';

/** Lists at the end the tests that passed only in a retry, and why they failed at first. */
export class FlakyReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const reasons = (test.result().errors ?? []).flatMap(({ message, diff = '', stacks = [] }) => {
      const places = stacks.map(({ file, line }) => `at ${file}:${line}`);
      const lines = [...message.split('\n').slice(0, 8), ...diff.split('\n').slice(0, 20), ...places];
      return lines.map((line) => `          ${line}`);
    });
    this.#flaky.push([`${test.module.relativeModuleId} > ${test.fullName}`, ...reasons].join('\n'));
  }

  onTestRunEnd(): void {
    if (this.#flaky.length === 0) return;
    console.log(`\n Flaky  ${this.#flaky.length} passed at the second try:`);
    for (const name of this.#flaky) console.log(`        ${name}`);
  }
}
