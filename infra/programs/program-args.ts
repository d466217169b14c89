import { fileURLToPath } from 'node:url';

/** Runs a program of this repository, as a process or as a thread: its path is the first argument. */
export const runner: string = fileURLToPath(new URL('./run.js', import.meta.url));

/** The arguments with which node runs a program of this repository, compiled, as `npm start` runs the server. */
export const programArgs = (program: string | URL, ...given: readonly string[]): readonly string[] => [
  runner,
  program instanceof URL ? fileURLToPath(program) : program,
  ...given,
];
