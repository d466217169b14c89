import { Trans } from '@lingui/react/macro';
import { EyeOff, type LucideIcon, ReceiptText, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

/** Explains a company account to people without one. */
export const NoCompany = () => (
  <Card className="grid max-w-[760px] gap-7 p-8 max-md:p-5">
    <h2 className="text-xl">
      <Trans>Reden üben, im ganzen Team</Trans>
    </h2>
    <ul className="grid gap-4">
      <Line icon={UserPlus}>
        <Trans>Sie kaufen Plätze und laden Ihre Leute per E-Mail ein.</Trans>
      </Line>
      <Line icon={ReceiptText}>
        <Trans>Die Firma bekommt eine Rechnung für alle.</Trans>
      </Line>
      <Line icon={EyeOff}>
        <Trans>Vorträge und Ergebnisse bleiben privat: Die Firma sieht sie nicht.</Trans>
      </Line>
    </ul>
    <Button asChild look="primary" size="large" className="justify-self-start max-md:justify-self-stretch">
      <Link href="/company/create">
        <Trans>Firma anlegen</Trans>
      </Link>
    </Button>
  </Card>
);

const Line = ({ icon: Icon, children }: Readonly<{ icon: LucideIcon; children: ReactNode }>) => (
  <li className="flex items-start gap-3.5">
    <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none text-primary" />
    <span>{children}</span>
  </li>
);
