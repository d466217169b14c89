import { checkVAT, countries } from 'jsvat';
import * as z from 'zod/mini';
import type { VatIdStatus } from '#domain/kernel/vat.ts';
import type { Settings } from '../config/settings.ts';

const patienceMs = 5_000;

/** A VAT id with a valid form, normalised, and its country. */
export type VatId = Readonly<{ vatId: string; country: string; number: string }>;

/** Null if no country uses this form. */
export function readVatId(text: string): VatId | null {
  const { isValid, value, country } = checkVAT(text, countries);
  if (!isValid || !value || !country) return null;
  return { vatId: value, country: country.isoCode.short, number: value.slice(2) };
}

const Answer = z.object({ valid: z.boolean() });

export type CheckVatId = (vatId: VatId) => Promise<VatIdStatus>;

/** Asks the validation service; `unchecked` if it does not answer, or none is configured. In the demo, the right form is enough. */
export function vatIdCheck({ VIES_URL, PAYMENTS }: Pick<Settings, 'VIES_URL' | 'PAYMENTS'>): CheckVatId {
  if (VIES_URL === undefined) return async () => (PAYMENTS === 'demo' ? 'valid' : 'unchecked');
  const address = `${VIES_URL.replace(/\/+$/, '')}/check-vat-number`;
  return async ({ vatId, number }) => {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // The service uses the id's own prefix: Greece writes EL.
        body: JSON.stringify({ countryCode: vatId.slice(0, 2), vatNumber: number }),
        // No redirects: the VAT id must not go to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      const read = Answer.safeParse(await answer.json());
      // A fault of the service says nothing about the id.
      if (!answer.ok || !read.success) return 'unchecked';
      return read.data.valid ? 'valid' : 'invalid';
    } catch {
      return 'unchecked';
    }
  };
}
