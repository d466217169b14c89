import { Trans } from '@lingui/react/macro';
import { Clock, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConfig } from '../lib/use-config.ts';
import { Card } from '../ui/card.tsx';

/** The operator's contact from the settings. There is no form, because nobody might read its messages. */
export function SupportContact() {
  const config = useConfig();
  if (!config) return null;
  const { name, email, phone, times } = config.support;
  const isEmpty = email === null && phone === null;
  return (
    <Card className="mt-6 grid gap-3 p-6">
      <h2>{name}</h2>
      {isEmpty && (
        <p className="text-ink-soft">
          <Trans>Für diese Installation ist noch kein Kontakt hinterlegt.</Trans>
        </p>
      )}
      {email !== null && (
        <Line icon={<Mail aria-hidden="true" className="size-[18px]" />}>
          <a href={`mailto:${email}`} className="text-primary underline underline-offset-4">
            {email}
          </a>
        </Line>
      )}
      {phone !== null && (
        <Line icon={<Phone aria-hidden="true" className="size-[18px]" />}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="text-primary underline underline-offset-4">
            {phone}
          </a>
        </Line>
      )}
      {times !== null && <Line icon={<Clock aria-hidden="true" className="size-[18px]" />}>{times}</Line>}
    </Card>
  );
}

function Line({ icon, children }: Readonly<{ icon: ReactNode; children: ReactNode }>) {
  return (
    <p className="flex min-h-6 items-center gap-3">
      <span className="text-ink-faint">{icon}</span>
      {children}
    </p>
  );
}
