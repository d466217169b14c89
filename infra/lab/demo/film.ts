import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A film of a recording from the shelf: its waveform, in the colours of the product. */
export async function filmOf(ffmpeg: string, recording: string): Promise<File> {
  const directory = await mkdtemp(path.join(tmpdir(), 'film-'));
  try {
    const [sound, film] = [
      fileURLToPath(new URL(`recordings/${recording}.mp3`, import.meta.url)),
      path.join(directory, 'film.mp4'),
    ];
    const waves =
      '[0:a]showwaves=s=640x360:mode=cline:rate=10:colors=#3b48a8,format=rgba[w];color=#faf9f6:s=640x360:r=10[b];[b][w]overlay=shortest=1,format=yuv420p[v]';
    const picture = [
      '-filter_complex',
      waves,
      '-map',
      '[v]',
      '-map',
      '0:a',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-crf',
      '32',
    ];
    const options = ['-c:a', 'aac', '-b:a', '48k', '-movflags', '+faststart', '-t', '30', '-y', film];
    await promisify(execFile)(ffmpeg, ['-nostdin', '-v', 'error', '-i', sound, ...picture, ...options]);
    return new File([new Uint8Array(await readFile(film))], `${recording}.mp4`, { type: 'video/mp4' });
  } finally {
    await rm(directory, { recursive: true });
  }
}
