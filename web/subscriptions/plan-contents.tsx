import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Product } from '#domain/products/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';

/** The monthly quotas of a plan. */
export function PlanContents({ quotas }: Pick<Product, 'quotas'>) {
  const { analysis, ai_feedback, live_transcription } = quotas;
  const formats = useFormats();
  const seconds = live_transcription.fast;
  const duration = formats.duration(seconds);
  return (
    <div className="grid gap-2.5 text-sm">
      <p className="text-ink-faint">
        <Trans>Jeden Monat</Trans>
      </p>
      <ul className="grid gap-2.5">
        <Line>
          <Amount limit={analysis.fast} /> <Trans>schnelle Analysen</Trans>
        </Line>
        <Line>
          <Amount limit={analysis.relaxed} /> <Trans>Analysen in Ruhe</Trans>
        </Line>
        <Line>
          <Amount limit={ai_feedback.fast} /> <Trans>Rückmeldungen vom Coach</Trans>
        </Line>
        {seconds !== 0 && (
          <Line>{seconds < 0 ? <Trans>Live-Worte ohne Grenze</Trans> : <Trans>{duration} Live-Worte</Trans>}</Line>
        )}
      </ul>
    </div>
  );
}

/** A quota; -1 is unlimited. */
function Amount({ limit }: Readonly<{ limit: number }>) {
  const { t } = useLingui();
  const formats = useFormats();
  return <b className="font-[600] tabular-nums">{limit < 0 ? t`Unbegrenzt` : formats.whole(limit)}</b>;
}

const Line = ({ children }: Readonly<{ children: ReactNode }>) => (
  <li className="flex items-start gap-2.5">
    <Check aria-hidden="true" className="mt-0.5 size-4 flex-none text-good" />
    <span>{children}</span>
  </li>
);
