import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { productConfig } from '#domain/product/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { query } from './api.ts';
import { authState, isInside } from './auth-state.ts';
import { forget, store, stored } from './stored.ts';
import { supportedPerson } from './support-mode.ts';

/** `forgetPerson` removes it. */
const key = 'rostra_without_network';
const kept = { account: query(userAccount, {}).queryKey, de: configKey('de'), en: configKey('en') } as const;
const answers: Readonly<Record<keyof typeof kept, z.ZodMiniType>> = {
  account: userAccount.answer,
  de: productConfig.answer,
  en: productConfig.answer,
};
type Kept = Partial<Record<keyof typeof kept, unknown>>;

/** Stores the account and the product's settings on this device, so that a page can open without a network. */
export function keepAnswers(queries: QueryClient): void {
  queries.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    const name = names.find((one) => same(kept[one], queryKey));
    // Not after the sign-out, when a late answer may arrive. Not in a support tab, which shows another person's account.
    if (type !== 'updated' || !name || !isInside(authState.auth) || supportedPerson() !== undefined) return;
    const data = queries.getQueryData(queryKey);
    if (data !== undefined) store(key, JSON.stringify({ ...read(), [name]: data }));
  });
}

/** Whether this device knows a signed-in person. Their session may have ended elsewhere; the server says that later. */
export const isSomebodyKept = (): boolean => read().account !== undefined;

/** Puts the stored answers into the query cache, already stale, so that they are fetched again with a network. */
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

/** Leaves out answers whose shape is that of another version. */
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
