import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { invitationList } from '#domain/invitations/contract/calls.ts';
import { type Answer, query } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { placeOf } from './place.ts';
import { useAnswer } from './use-answer.ts';

type Invitation = Answer<typeof invitationList>[number];

/** The person's unanswered invitations; nothing if there are none. */
export function PendingInvitations() {
  const { t } = useLingui();
  const open = (useQuery(query(invitationList, {})).data ?? []).filter((one) => one.active && placeOf(one));
  if (open.length === 0) return null;
  return (
    <ul aria-label={t`Offene Einladungen`} className="grid gap-4">
      {open.map((invitation) => (
        <Pending key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function Pending({ invitation }: Readonly<{ invitation: Invitation }>) {
  const { i18n } = useLingui();
  const { id, fromName: from } = invitation;
  const place = placeOf(invitation);
  const { accept, decline } = useAnswer({ id });
  const error = accept.error ?? decline.error;
  if (!place) return null;
  const Icon = place.icon;
  return (
    <li>
      <Card className="grid items-center gap-x-6 gap-y-4 p-6 max-md:p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <span className="grid size-12 place-items-center rounded-full bg-primary-wash text-primary max-sm:hidden">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{i18n._(from ? place.from(from) : place.title)}</p>
          <h2 className="font-display text-lg wrap-anywhere">{place.name}</h2>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
          <Button busy={decline.isPending} disabled={accept.isPending} onClick={() => decline.mutate()}>
            <Trans>Ablehnen</Trans>
          </Button>
          <Button look="primary" busy={accept.isPending} onClick={() => accept.mutate()}>
            <Trans>Teilnehmen</Trans>
          </Button>
        </div>
        {error && (
          <div className="sm:col-span-3">
            <Alert>{i18n._(errorMessage(error))}</Alert>
          </div>
        )}
      </Card>
    </li>
  );
}
