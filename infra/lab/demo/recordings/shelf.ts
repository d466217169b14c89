import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TranscriptFormat } from '#domain/sessions/contract/transcript.ts';

/** A recording that ships with the demo, and its words as they were written by hand; see `README.md` there. */
export async function fromShelf(
  name: string,
): Promise<Readonly<{ file: File; words: string; format: TranscriptFormat }>> {
  const sound = await readFile(fileURLToPath(new URL(`${name}.mp3`, import.meta.url)));
  const file = new File([new Uint8Array(sound)], `${name}.mp3`, { type: 'audio/mpeg' });
  for (const format of ['vtt', 'txt'] as const) {
    const words = await readFile(fileURLToPath(new URL(`${name}.${format}`, import.meta.url)), 'utf8').catch(
      () => undefined,
    );
    if (words !== undefined) return { file, words, format };
  }
  throw new Error(`${name} has no words`);
}
