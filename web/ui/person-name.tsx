import { Trans, useLingui } from '@lingui/react/macro';

/** `name`: the name from the server; null if the account was erased. */
type Named = Readonly<{ name: string | null }>;

export const PersonName = ({ person: { name } }: Readonly<{ person: Named }>) =>
  name ?? <Trans>Gelöschtes Konto</Trans>;

/** The name as text, where no element fits. */
export function usePersonName(): (person: Named) => string {
  const { t } = useLingui();
  return ({ name }) => name ?? t`Gelöschtes Konto`;
}
