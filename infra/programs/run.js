// `node infra/programs/run.js PROGRAM.ts [ARGUMENTS]`, as a process or as a thread.
import { compiled } from './compiled.js';

const [node = '', , program, ...given] = process.argv;
if (!program) throw new Error('which program?');
const { href } = await compiled(program);
process.argv = [node, program, ...given];
process.setSourceMapsEnabled(true);
await import(href);
