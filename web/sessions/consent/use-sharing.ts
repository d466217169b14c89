import { useSnapshot } from 'valtio';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { useConfig } from '../../lib/use-config.ts';
import { type Recipient, recipientsOf } from './recipients.ts';
import { allow, consentOf, sharingState } from './sharing-state.ts';

export type Sharing = Readonly<{
  choices: readonly Readonly<{ recipient: Recipient; allowed: boolean; choose: (allowed: boolean) => void }>[];
  /** The allowed purposes as the upload's form field. */
  field: string;
}>;

/** The recipients of the next talk, with this person's consents. */
export function useSharing(): Sharing {
  const { id } = useCurrentUser();
  const config = useConfig();
  const { allowed } = useSnapshot(sharingState);
  const choices = (config ? recipientsOf(config) : []).map((recipient) => {
    const consent = consentOf(id, recipient);
    return { recipient, allowed: allowed.includes(consent), choose: (chosen: boolean) => allow(consent, chosen) };
  });
  const field = choices
    .filter((choice) => choice.allowed)
    .map(({ recipient }) => recipient.purpose)
    .join(',');
  return { choices, field };
}
