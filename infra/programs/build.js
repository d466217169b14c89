import { readFile } from 'node:fs/promises';
import { compiled } from './compiled.js';

// For images, which cannot write into themselves: what `npm run` names, and what those programs start.
const started = [
  'analysis/audio/threads/measure-thread.ts',
  'analysis/transcription/whisper/whisper-process.ts',
  'analysis/transcription/parakeet/parakeet-process.ts',
  'infra/pdf/draw-pages-process.ts',
  'analysis/live-words/local/hearing-process.ts',
];
const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
const named = Object.values(scripts).flatMap((script) => /programs\/run\.js (\S+\.ts)/.exec(script)?.[1] ?? []);
const programs = [...new Set([...named, ...started])];
for (const program of programs) await compiled(program);
console.log(`${programs.length} programs are compiled in dist/programs`);
