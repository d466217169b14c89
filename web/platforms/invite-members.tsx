import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationList } from '#domain/invitations/contract/calls.ts';
import { mostInvited, platformCommands } from '#domain/platforms/contract/calls.ts';
import { type Answer, send } from '../lib/api.ts';
import { changesOf } from '../lib/changes.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';

const { useChange: useInvitationChange } = changesOf([invitationList], { isAwaited: true, afterRefusal: true });

type Found = Answer<typeof platformCommands.InviteMembers>;
type InviteMembersProps = Readonly<{ linkId: string; platform: string }>;

/** Compares the members of the courses with the seminar, shows the difference, and invites the missing people. */
export function InviteMembers({ linkId: id, platform }: InviteMembersProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const look = useMutation({
    mutationFn: () => send(platformCommands.InviteMembers, { id, isTrial: true }),
    onSuccess: ({ toInvite }) => setOpen(toInvite > 0),
  });
  const invite = useInvitationChange(
    () => send(platformCommands.InviteMembers, { id, isTrial: false }),
    () => setOpen(false),
  );
  const said = invite.data ?? look.data;
  const now = Math.min(look.data?.toInvite ?? 0, mostInvited);
  const error = look.error ?? (isOpen ? null : invite.error);
  const begin = () => {
    invite.reset();
    look.mutate();
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button busy={look.isPending} onClick={begin}>
        <Trans>Teilnehmende der Lernplattform holen</Trans>
      </Button>
      <div role="status" className="text-sm">
        {said && !isOpen && !look.isPending && <Result found={said} />}
      </div>
      {error && <Alert>{i18n._(errorMessage(error))}</Alert>}
      <ConfirmChange
        open={isOpen}
        onClose={() => setOpen(false)}
        change={invite}
        title={<Plural value={now} one="Eine Person einladen?" other="# Personen einladen?" />}
        description={<Trans>Sie bekommen eine Einladung per E-Mail an die Adresse, die {platform} nennt.</Trans>}
        look="primary"
        confirm={<Trans>Einladen</Trans>}
      >
        {look.data && <Numbers found={look.data} />}
      </ConfirmChange>
    </div>
  );
}

function Result({ found }: Readonly<{ found: Found }>) {
  if (found.fault !== null) {
    const { fault } = found;
    return (
      <p>
        <Trans>Die Lernplattform hat die Liste nicht herausgegeben ({fault}).</Trans>
      </p>
    );
  }
  return (
    <>
      <p className="font-[550]">
        {found.sent > 0 ? (
          <Plural value={found.sent} one="Eine Person ist eingeladen." other="# Personen sind eingeladen." />
        ) : (
          <Trans>Es gibt niemanden einzuladen.</Trans>
        )}
      </p>
      <Numbers found={found} />
    </>
  );
}

function Numbers({ found }: Readonly<{ found: Found }>) {
  const { there, invitedBefore, withoutEmail, refused, toInvite } = found;
  return (
    <ul className="grid list-disc gap-0.5 pl-5 text-sm">
      <li>
        <Plural value={found.found} one="eine Person lernt im Kurs" other="# Personen lernen im Kurs" />
      </li>
      {there > 0 && (
        <li>
          <Plural value={there} one="eine nimmt schon teil" other="# nehmen schon teil" />
        </li>
      )}
      {invitedBefore > 0 && (
        <li>
          <Plural value={invitedBefore} one="eine war schon eingeladen" other="# waren schon eingeladen" />
        </li>
      )}
      {withoutEmail > 0 && (
        <li>
          <Plural
            value={withoutEmail}
            one="von einer nennt die Plattform keine E-Mail-Adresse"
            other="von # nennt die Plattform keine E-Mail-Adresse"
          />
        </li>
      )}
      {refused > 0 && (
        <li>
          <Plural
            value={refused}
            one="eine Adresse ist ungültig oder doppelt"
            other="# Adressen sind ungültig oder doppelt"
          />
        </li>
      )}
      {toInvite > 0 && (
        <li>
          <Plural value={toInvite} one="eine fehlt noch" other="# fehlen noch" />
        </li>
      )}
    </ul>
  );
}
