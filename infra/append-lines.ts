import { open } from 'node:fs/promises';

const newline = 10;

/**
 * Appends lines to a file that only its owner may read. When the promise resolves, the lines are on the disk. A crash can leave half a
 * line: the next append then begins on a new line.
 */
export async function appendLines(path: string, lines: readonly string[]): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: Math.max(0, size - 1) });
    const begin = size === 0 || buffer[0] === newline ? '' : '\n';
    await file.appendFile(`${begin}${lines.map((line) => `${line}\n`).join('')}`);
    await file.sync();
  } finally {
    await file.close();
  }
}
