import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProofVerdict, Result } from '#domain/kernel/proof/verify-proof.ts';

/** Each check of the proof with its result. */
export function CheckList({ verdict, earlier }: Readonly<{ verdict: ProofVerdict; earlier: number }>) {
  const { signature, tree, events } = verdict;
  // Passed checks are grey if another one failed.
  const isTampered = [signature, tree, events, verdict.earlier].includes('failed');
  return (
    <ul className="grid gap-3">
      <Check result={verdict.signature} isTampered={isTampered}>
        <SignatureWords result={verdict.signature} />
      </Check>
      <Check result={verdict.tree} isTampered={isTampered}>
        {verdict.tree === 'passed' ? (
          <Trans>Die Einträge führen zu dem unterschriebenen Stand.</Trans>
        ) : (
          <Trans>Die Einträge führen nicht zu dem unterschriebenen Stand.</Trans>
        )}
      </Check>
      <Check result={verdict.events} isTampered={isTampered}>
        {verdict.events === 'passed' ? (
          <Trans>Jedes Ereignis passt zu seinem Eintrag.</Trans>
        ) : (
          <Trans>Ein Ereignis passt nicht zu seinem Eintrag.</Trans>
        )}
      </Check>
      {earlier > 0 && (
        <Check result={verdict.earlier} isTampered={isTampered}>
          {verdict.earlier === 'failed' ? (
            <Trans>Ein früherer Stand ist nicht der Anfang von diesem.</Trans>
          ) : (
            <Trans>Frühere Stände sind der Anfang von diesem.</Trans>
          )}
        </Check>
      )}
    </ul>
  );
}

function SignatureWords({ result }: Readonly<{ result: Result }>) {
  switch (result) {
    case 'passed':
      return <Trans>Der Stand ist mit dem Schlüssel unterschrieben, den er nennt.</Trans>;
    case 'failed':
      return <Trans>Die Unterschrift des Standes stimmt nicht.</Trans>;
    case 'unknown':
      return (
        <Trans>
          Die Unterschrift ließ sich hier nicht prüfen: Dieser Browser kann Ed25519 nicht, oder die Seite kam nicht über
          HTTPS.
        </Trans>
      );
  }
}

const looks = {
  passed: { icon: CircleCheck, tone: 'text-good', words: <Trans>In Ordnung:</Trans> },
  failed: { icon: CircleX, tone: 'text-off', words: <Trans>Nicht in Ordnung:</Trans> },
  unknown: { icon: CircleHelp, tone: 'text-near', words: <Trans>Unbekannt:</Trans> },
} as const;

type CheckProps = Readonly<{ result: Result; isTampered: boolean; children: ReactNode }>;

function Check({ result, isTampered, children }: CheckProps) {
  const { icon: Icon, tone, words } = looks[result];
  return (
    <li className="flex items-start gap-2.5">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-[18px] shrink-0 ${isTampered && result === 'passed' ? 'text-ink-faint' : tone}`}
      />
      <span>
        <span className="sr-only">{words} </span>
        {children}
      </span>
    </li>
  );
}
