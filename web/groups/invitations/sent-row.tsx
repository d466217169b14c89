import { Trans, useLingui } from '@lingui/react/macro';
import { invitationCommands, type invitationList } from '#domain/invitations/contract/calls.ts';
import { type Answer, send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useGroupChange } from '../group-change.ts';

type Invitation = Answer<typeof invitationList>[number];

const tones = { open: 'primary', accepted: 'good', declined: 'off', revoked: 'neutral' } as const;

export function SentRow({ invitation }: Readonly<{ invitation: Invitation }>) {
  const { i18n, t } = useLingui();
  const { id, email, standing, createdAt } = invitation;
  const toggle = useGroupChange((active: boolean) => send(invitationCommands.ToggleInvitation, { id, active }), {
    onRefused: tellRefusal,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-5 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">{email}</p>
        <p className="text-sm text-ink-faint">{relativeTime(createdAt, i18n.locale) ?? t`gerade eben`}</p>
      </div>
      <Chip tone={tones[standing]}>
        <Standing standing={standing} />
      </Chip>
      {(standing === 'open' || standing === 'revoked') && (
        <Button look="quiet" busy={toggle.isPending} onClick={() => toggle.mutate(standing === 'revoked')}>
          {standing === 'open' ? <Trans>Zurückziehen</Trans> : <Trans>Wieder öffnen</Trans>}
        </Button>
      )}
    </li>
  );
}

function Standing({ standing }: Pick<Invitation, 'standing'>) {
  switch (standing) {
    case 'open':
      return <Trans>offen</Trans>;
    case 'accepted':
      return <Trans>angenommen</Trans>;
    case 'declined':
      return <Trans>abgelehnt</Trans>;
    case 'revoked':
      return <Trans>zurückgezogen</Trans>;
  }
}
