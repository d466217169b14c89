import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findFfmpeg } from '../media/ffmpeg-path.ts';

/**
 * A sound or a film made by ffmpeg's own generators: `made('sine=frequency=200:duration=3', '-ac', '6', '-f', 'wav')`.
 * The last option has to name the container.
 */
export async function made(generator: string, ...options: readonly string[]): Promise<Blob> {
  const { ffmpeg } = await findFfmpeg();
  if (!ffmpeg) throw new Error('the tests need ffmpeg');
  const { stdout } = await promisify(execFile)(
    ffmpeg.path,
    ['-v', 'error', '-f', 'lavfi', '-i', generator, ...options, 'pipe:1'],
    { encoding: 'buffer', maxBuffer: 200_000_000 },
  );
  return new Blob([new Uint8Array(stdout)]);
}
