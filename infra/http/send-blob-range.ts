import type { ByteRange } from '../blobs/blob-store.ts';

/**
 * The part of `size` bytes that a Range header requests (RFC 9110, 14.1.2). The header is optional: for several ranges, or one
 * that cannot be parsed, the answer is the whole.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole';
  if (from === '') return within({ start: Math.max(0, size - Number(to)), end: size - 1 }, size);
  if (to !== '' && Number(to) < Number(from)) return 'whole';
  return within({ start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }, size);
}

const within = (range: ByteRange, size: number) => (range.start < size ? range : 'unsatisfiable');
