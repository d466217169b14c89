// `node infra/programs/run.js PROGRAM.ts [ARGUMENTS]`, as a process or as a thread.
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { compiled } from './compiled.js';

const [node = '', , program, ...given] = process.argv;
if (!program) throw new Error('which program?');
const { href } = await compiled(program);
process.argv = [node, program, ...given];
process.setSourceMapsEnabled(true);
// What V8 makes of the code is kept beside it, and goes with it. Node 20 keeps nothing, nor does a folder that cannot be written.
/** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (
  /** @type {unknown} */ (module)
).enableCompileCache?.(fileURLToPath(new URL('v8', href)));
await import(href);
