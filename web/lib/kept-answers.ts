import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { productConfig } from '#domain/product/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { query } from './api.ts';
import { authState, isInside } from './auth-state.ts';
import { forget, store, stored } from './stored.ts';
import { supportedPerson } from './support-mode.ts';

/** `forgetPerson` removes it with everything else of a person. */
const key = 'rostra_without_network';
const kept = { account: query(userAccount, {}).queryKey, de: configKey('de'), en: configKey('en') } as const;
const answers: Readonly<Record<keyof typeof kept, z.ZodMiniType>> = {
  account: userAccount.answer,
  de: productConfig.answer,
  en: productConfig.answer,
};
type Kept = Partial<Record<keyof typeof kept, unknown>>;

/** Keeps on this device who is signed in and how the product is set up, so that a page can open without a network. */
export function keepAnswers(queries: QueryClient): void {
  queries.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    const name = names.find((one) => same(kept[one], queryKey));
    // An answer may come after the sign-out. A tab that looks into somebody's account is not signed in as that person.
    if (type !== 'updated' || !name || !isInside(authState.auth) || supportedPerson() !== undefined) return;
    const data = queries.getQueryData(queryKey);
    if (data !== undefined) store(key, JSON.stringify({ ...read(), [name]: data }));
  });
}

/** Whether somebody is known to be signed in on this device. Their session may have ended elsewhere: the server says so later. */
export const isSomebodyKept = (): boolean => read().account !== undefined;

/** Gives the kept answers to the pages; they are asked for again where there is a network. */
export function restoreAnswers(queries: QueryClient): void {
  const found = read();
  for (const name of names)
    if (found[name] !== undefined) queries.setQueryData<unknown>(kept[name], found[name], { updatedAt: 1 });
}

export const forgetAnswers = (): void => forget(key);

const names = Object.keys(kept) as readonly (keyof typeof kept)[];
const same = (one: readonly unknown[], other: readonly unknown[]) => JSON.stringify(one) === JSON.stringify(other);

function configKey(locale: 'de' | 'en') {
  return query(productConfig, { locale }).queryKey;
}

/** An answer that another version kept in another shape is left out. */
function read(): Kept {
  const found = parsed(stored(key));
  return Object.fromEntries(
    names.filter((name) => answers[name].safeParse(found[name]).success).map((name) => [name, found[name]]),
  );
}

function parsed(text: string | null): Kept {
  try {
    return (JSON.parse(text ?? '{}') as Kept | null) ?? {};
  } catch {
    return {};
  }
}
