import { readFile } from 'node:fs/promises';
import { elementsOf } from '#domain/seminars/contract/outline.ts';
import { priceIn } from '#domain/seminars/contract/price.ts';
import { outlineOf } from '#domain/seminars/seminar.ts';
import type { Deps } from '#infra/service.ts';
import { findSeminar } from './stored-seminar.ts';

type Tools = Pick<Deps, 'store' | 'remembered' | 'blobs'>;

/** The description of a seminar for an invited person; null if the seminar is gone. */
export async function aboutSeminar({ blobs, ...log }: Tools, seminarId: string) {
  const seminar = await findSeminar(log, seminarId);
  if (!seminar) return null;
  const { description, lecturer, price, hours, logo, blocks } = seminar;
  const elements = elementsOf(outlineOf(seminar)).length;
  const picture = logo && (await pictureIn(blobs, logo));
  const facts = { description, lecturer, price, cost: priceIn(price), hours };
  return { ...facts, blocks: blocks.length, elements, logo: picture };
}

type Logo = Readonly<{ address: string; contentType: string }>;

/** Null if the logo cannot be read: an invitation without its logo is better than none. */
const pictureIn = (blobs: Tools['blobs'], { address, contentType }: Logo): Promise<string | null> =>
  blobs
    .withLocalFile(address, async (file) => `data:${contentType};base64,${(await readFile(file)).toString('base64')}`)
    .catch(() => null);
