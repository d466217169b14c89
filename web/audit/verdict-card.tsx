import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { EntryFault } from '#domain/kernel/proof/tampering.ts';
import { hasPassed } from '#domain/kernel/proof/verify-proof.ts';
import { Card } from '../ui/card.tsx';
import { CheckList } from './check-list.tsx';
import { faultWords } from './fault-words.ts';
import { KnownKey } from './known-key.tsx';
import type { CheckedProof } from './proof-answer.ts';
import { StreamList } from './stream-list.tsx';

export function VerdictCard({ name, proof }: Readonly<{ name: string; proof: CheckedProof }>) {
  const { verdict, earlier } = proof;
  return (
    <Card className="grid gap-5 p-5">
      <div className="grid gap-2">
        <h2 className="text-xl">
          <Headline proof={proof} />
        </h2>
        <p className="text-sm text-ink-faint wrap-anywhere">{name}</p>
      </div>
      <CheckList verdict={verdict} earlier={earlier} />
      {verdict.fault && <FaultBox fault={verdict.fault} />}
      <Facts proof={proof} />
      {verdict.key && <KnownKey publicKey={verdict.key.publicKey} />}
      <StreamList streams={verdict.streams} />
    </Card>
  );
}

function Headline({ proof: { verdict } }: Readonly<{ proof: CheckedProof }>) {
  if (hasPassed(verdict)) return <Trans>Unverändert</Trans>;
  const { signature, tree, events, earlier } = verdict;
  const isWrong = [signature, tree, events, earlier].includes('failed');
  return isWrong ? <Trans>Verändert</Trans> : <Trans>Nicht ganz zu prüfen</Trans>;
}

function FaultBox({ fault }: Readonly<{ fault: EntryFault }>) {
  const { i18n } = useLingui();
  const { number, stream, revision, position, id } = fault;
  return (
    <div className="grid gap-2 rounded-md bg-off-wash p-4">
      <p className="font-[550] text-off">{i18n._(faultWords[fault.what])}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact name={<Trans>Nummer in der Kette</Trans>}>{number}</Fact>
        <Fact name={<Trans>Vorgang</Trans>}>{stream}</Fact>
        <Fact name={<Trans>Nummer im Vorgang</Trans>}>{revision}</Fact>
        <Fact name={<Trans>Stelle im Protokoll</Trans>}>{position}</Fact>
        <Fact name={<Trans>Kennung</Trans>}>{id}</Fact>
      </dl>
    </div>
  );
}

function Facts({ proof: { head, events, verdict } }: Readonly<{ proof: CheckedProof }>) {
  const { i18n } = useLingui();
  const tag = i18n.locale === 'de' ? 'de-DE' : 'en-GB';
  const whole = (value: number) => new Intl.NumberFormat(tag).format(value);
  const signed = new Date(head.time);
  const time = Number.isNaN(signed.getTime())
    ? head.time
    : new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'medium' }).format(signed);
  const streams = verdict.streams.length;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      <Fact name={<Trans>In der Datei</Trans>}>
        <Plural value={events} one="# Ereignis" other="# Ereignisse" />
        {streams > 0 && (
          <>
            , <Plural value={streams} one="# Vorgang" other="# Vorgänge" />
          </>
        )}
      </Fact>
      <Fact name={<Trans>Unterschrieben am</Trans>}>{time}</Fact>
      <Fact name={<Trans>Länge der Kette</Trans>}>{whole(head.size)}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <>
    <dt className="text-ink-faint">{name}</dt>
    <dd className="min-w-0 tabular-nums wrap-anywhere">{children}</dd>
  </>
);
