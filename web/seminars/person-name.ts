import { useLingui } from '@lingui/react/macro';

type Named = Readonly<{ username: string | null; firstName?: string | null; lastName?: string | null }>;

/** First and last name where they are known, else the username; whoever was erased has neither. */
export function usePersonName(): (person: Named) => string {
  const { t } = useLingui();
  return ({ username, firstName, lastName }) =>
    [firstName, lastName].filter(Boolean).join(' ') || username || t`Gelöschtes Konto`;
}
