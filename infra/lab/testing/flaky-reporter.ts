import type { Reporter, TestCase } from 'vitest/node';

/** Says at the end which tests passed only when they were tried once more, and why they did not at first. */
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
