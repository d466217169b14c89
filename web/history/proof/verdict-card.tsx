import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck, ShieldQuestionMark, ShieldX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { EntryFault } from '#domain/kernel/proof/tampering.ts';
import { hasPassed, type ProofVerdict } from '#domain/kernel/proof/verify-proof.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { CheckList } from './check-list.tsx';
import { KnownKey } from './known-key.tsx';
import type { CheckedProof } from './proof-answer.ts';
import { StreamList } from './stream-list.tsx';

/** What is wrong with an event, in one sentence. */
const faultWords: Readonly<Record<EntryFault['what'], MessageDescriptor>> = {
  changed: msg`Dieses Ereignis wurde verändert.`,
  time: msg`Von diesem Ereignis wurde der Zeitpunkt verändert, sonst nichts.`,
  renumbered: msg`Dieses Ereignis hat eine andere Nummer bekommen.`,
  swapped: msg`An der Stelle dieses Ereignisses steht ein anderes.`,
  missing: msg`Dieses Ereignis fehlt.`,
  inserted: msg`Dieses Ereignis wurde eingefügt: In der Kette war es nie.`,
  entry: msg`Der Eintrag zu diesem Ereignis wurde verändert.`,
};

export function VerdictCard({ name, proof }: Readonly<{ name: string; proof: CheckedProof }>) {
  const { verdict, earlier } = proof;
  const [known, setKnown] = useState('');
  const outcome = outcomeOf(verdict, known.trim().toLowerCase());
  return (
    <Card className="grid gap-5 p-5">
      <Headline name={name} outcome={outcome} />
      <CheckList verdict={verdict} earlier={earlier} />
      {verdict.fault && <FaultBox fault={verdict.fault} />}
      <Facts proof={proof} />
      {verdict.key && outcome !== 'failed' && (
        <KnownKey publicKey={verdict.key.publicKey} known={known} onChange={setKnown} />
      )}
      {outcome !== 'failed' && <StreamList streams={verdict.streams} />}
    </Card>
  );
}

const outcomes = {
  passed: { icon: ShieldCheck, tone: 'bg-good-wash text-good', words: msg`Unverändert` },
  failed: { icon: ShieldX, tone: 'bg-off-wash text-off', words: msg`Verändert` },
  stranger: { icon: ShieldX, tone: 'bg-off-wash text-off', words: msg`Mit einem anderen Schlüssel unterschrieben` },
  unsigned: {
    icon: ShieldQuestionMark,
    tone: 'bg-near-wash text-near',
    words: msg`Die Unterschrift beweist noch nichts: Wessen Schlüssel es ist, ist offen`,
  },
  unknown: { icon: ShieldQuestionMark, tone: 'bg-near-wash text-near', words: msg`Nicht ganz zu prüfen` },
} as const;

function Headline({ name, outcome }: Readonly<{ name: string; outcome: Outcome }>) {
  const { i18n } = useLingui();
  const { icon: Icon, tone, words } = outcomes[outcome];
  return (
    <div className="flex items-center gap-4">
      <span className={`grid size-12 shrink-0 place-items-center rounded-full ${tone}`}>
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <div className="min-w-0">
        <h2 className="font-display text-xl">{i18n._(words)}</h2>
        <p className="text-sm text-ink-faint wrap-anywhere">{name}</p>
      </div>
    </div>
  );
}

type Outcome = keyof typeof outcomes;

/** A signature by an unknown key proves nothing: anybody could have made it. */
function outcomeOf(verdict: ProofVerdict, known: string): Outcome {
  if (hasPassed(verdict) && known === '') return 'unsigned';
  if (hasPassed(verdict)) return known === verdict.key?.publicKey ? 'passed' : 'stranger';
  const { signature, tree, events, earlier } = verdict;
  return [signature, tree, events, earlier].includes('failed') ? 'failed' : 'unknown';
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
  const { whole, exactTime } = useFormats();
  const time = Number.isNaN(Date.parse(head.time)) ? head.time : exactTime(head.time);
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
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 tabular-nums wrap-anywhere">{children}</dd>
  </>
);
