import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findFfmpeg } from '#infra/media/ffmpeg-path.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';

/** Writes a script that waits and then runs the real ffmpeg, so that a strike can hit a running analysis. Returns its path. */
export async function slowFfmpeg(directory: string, seconds: number): Promise<string> {
  const { ffmpeg } = await findFfmpeg({ setting: process.env.FFMPEG_PATH });
  if (!ffmpeg) throw new StartupError('No ffmpeg was found.');
  const program = path.join(directory, 'slow-ffmpeg');
  const wait = `[ "$1" = -version ] || /bin/sleep ${seconds}`;
  await writeFile(program, `#!/bin/sh\n${wait}\nexec '${ffmpeg.path}' "$@"\n`);
  await chmod(program, 0o755);
  return program;
}
