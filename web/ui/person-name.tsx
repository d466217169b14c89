import { Trans, useLingui } from '@lingui/react/macro';

/** `name` is what the server calls the person; null where the account was erased. */
type Named = Readonly<{ name: string | null }>;

export const PersonName = ({ person: { name } }: Readonly<{ person: Named }>) =>
  name ?? <Trans>Gelöschtes Konto</Trans>;

/** For places that take text alone. */
export function usePersonName(): (person: Named) => string {
  const { t } = useLingui();
  return ({ name }) => name ?? t`Gelöschtes Konto`;
}
