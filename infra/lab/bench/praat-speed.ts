import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { cpuOfProgram, leastCpu } from './cpu.ts';

/** The same three measures as the product's: fundamental frequency, intensity, silences. */
const script = `form Args
  sentence file x
endform
Read from file: file$
sound = selected ("Sound")
To Pitch (ac): 0.01, 75, 15, "no", 0.03, 0.45, 0.01, 0.35, 0.14, 500
selectObject: sound
To Intensity: 75, 0.01, "yes"
selectObject: sound
To TextGrid (silences): 100, 0, -25, 0.1, 0.1, "silent", "sounding"
`;

/** CPU seconds of Praat for a wav; undefined if it is not installed. */
export async function cpuOfPraat(wav: string): Promise<number | undefined> {
  const isInstalled = await promisify(execFile)('praat', ['--version']).then(
    () => true,
    () => false,
  );
  if (!isInstalled) return undefined;
  const file = path.join(path.dirname(wav), 'measure.praat');
  await writeFile(file, script);
  return leastCpu(() => cpuOfProgram('praat', ['--run', file, wav]));
}
