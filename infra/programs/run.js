// `node infra/programs/run.js PROGRAM.ts [ARGUMENTS]`, as a process or as a thread.
import { createRequire } from 'node:module';
import { compiled } from './compiled.js';

const [node = '', , program, ...given] = process.argv;
if (!program) throw new Error('which program?');
const { href } = await compiled(program);
process.argv = [node, program, ...given];
process.setSourceMapsEnabled(true);
// Packages of the older kind that are compiled along ask for Node's own modules as they run.
globalThis.require = createRequire(import.meta.url);
await import(href);
