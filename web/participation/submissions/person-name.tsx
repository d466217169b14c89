import { Trans } from '@lingui/react/macro';

/** Whoever was erased has no name any more. */
export const PersonName = ({ person: { username } }: Readonly<{ person: Readonly<{ username: string | null }> }>) =>
  username === null ? <Trans>Gelöschtes Konto</Trans> : username;
