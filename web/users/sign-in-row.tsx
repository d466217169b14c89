import { Trans, useLingui } from '@lingui/react/macro';
import { type LucideIcon, Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { type signInList, userCommands } from '#domain/users/contract/calls.ts';
import { type Answer, send } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { useSignInChange } from './sign-in-change.ts';

type SignIn = Answer<typeof signInList>[number];

const icons: Readonly<Record<SignIn['device'], LucideIcon>> = {
  desktop: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  other: MonitorSmartphone,
};

export function SignInRow({ id, name: ownName, browser, system, device, signedInAt, lastUsedAt, isCurrent }: SignIn) {
  const { t } = useLingui();
  const formats = useFormats();
  const Icon = icons[device];
  const [since, last] = [formats.dateTime(signedInAt), formats.dateTime(lastUsedAt)];
  const kind = browser && system ? t`${browser} unter ${system}` : (browser ?? system ?? t`Unbekanntes Gerät`);
  const name = ownName ?? kind;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <Icon aria-hidden="true" className="size-6 text-ink-faint" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[550]">
          {name}
          {isCurrent && (
            <Chip tone="good">
              <Trans>Dieses Gerät</Trans>
            </Chip>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          <Trans>
            Zuletzt benutzt {last}, angemeldet {since}
          </Trans>
        </p>
      </div>
      {!isCurrent && <EndButton id={id} name={name} />}
    </li>
  );
}

function EndButton({ id, name }: Readonly<{ id: string; name: string }>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const end = useSignInChange(
    () => send(userCommands.EndSignIn, { id }),
    () => setOpen(false),
  );
  return (
    <>
      <Button aria-label={t`Abmelden: ${name}`} onClick={() => setOpen(true)}>
        <Trans>Abmelden</Trans>
      </Button>
      <ConfirmChange
        open={isOpen}
        onClose={() => setOpen(false)}
        change={end}
        title={<Trans>{name} abmelden?</Trans>}
        description={<Trans>Wer das Gerät benutzt, muss sich wieder mit dem Passwort anmelden.</Trans>}
        confirm={<Trans>Abmelden</Trans>}
      />
    </>
  );
}
