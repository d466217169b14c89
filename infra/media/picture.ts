import sharp, { type ResizeOptions } from 'sharp';
import { DomainError } from '#domain/kernel/errors.ts';

type Box = Readonly<{ width: number; height: number }>;

/** About 7,000 × 7,000: a small file can decode to a picture that fills the memory. */
const mostPixels = 50_000_000;

/** Whether a file begins like a JPEG, PNG, WebP, GIF or AVIF. Its name and declared type do not count. */
export function isPicture(head: Buffer): boolean {
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff' || text(0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return true;
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return true;
  return text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12));
}

/**
 * Encodes the picture again as WebP that fits into the box, upright, without the file's metadata (place, camera, name).
 * @throws image_upload_failed if it cannot be read
 */
export const smallPicture = (path: string, { width, height }: Box): Promise<Buffer> =>
  made(path, { width, height, fit: 'inside', withoutEnlargement: true });

/** Encodes the middle of the picture as a square of exactly this size. @throws image_upload_failed */
export const squarePicture = (path: string, side: number): Promise<Buffer> =>
  made(path, { width: side, height: side, fit: 'cover' });

async function made(path: string, size: ResizeOptions): Promise<Buffer> {
  try {
    return await sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(size)
      .webp({ quality: 90 })
      .toBuffer();
  } catch {
    throw new DomainError('image_upload_failed');
  }
}
