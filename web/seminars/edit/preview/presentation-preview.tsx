import { Plural, Trans } from '@lingui/react/macro';
import { Mic } from 'lucide-react';
import type { Control } from 'react-hook-form';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import type { PresentationValues } from '../forms/form-values.ts';
import { Preview } from './preview.tsx';

export const PresentationPreview = ({ control }: Readonly<{ control: Control<PresentationValues> }>) => (
  <Preview type="video_presentation" control={control} done={<Trans>Aufnehmen</Trans>}>
    {(values) => <Asked values={values} />}
  </Preview>
);

function Asked({ values }: Readonly<{ values: PresentationValues }>) {
  const { requiredSubmissions, requiredNumShared, isTimed, expectedLen, maxLen } = values;
  const [expected, most] = [clockTime(expectedLen ?? 0), clockTime(maxLen ?? 0)];
  return (
    <ul className="grid gap-1.5 text-sm text-ink-soft">
      <li className="flex items-center gap-2.5">
        <Mic aria-hidden="true" className="size-[18px]" />
        <Plural
          value={requiredSubmissions ?? 0}
          _0="Freiwillig: Sie können einen Vortrag einreichen"
          one="Ein Vortrag ist einzureichen"
          other="# Vorträge sind einzureichen"
        />
      </li>
      {isTimed && (expectedLen ?? 0) > 0 && (
        <li className="tabular-nums">
          <Trans>etwa {expected}</Trans>
          {(maxLen ?? 0) > 0 && <Trans>, höchstens {most}</Trans>}
        </li>
      )}
      {isTimed && (expectedLen ?? 0) === 0 && (maxLen ?? 0) > 0 && (
        <li className="tabular-nums">
          <Trans>höchstens {most}</Trans>
        </li>
      )}
      {values.rateableSubmissions && (requiredNumShared ?? 0) > 0 && (
        <li>
          <Plural
            value={requiredNumShared ?? 0}
            one="Einen davon zeigen Sie den anderen"
            other="# davon zeigen Sie den anderen"
          />
        </li>
      )}
      {values.ownerSeesReport && (
        <li>
          <Trans>Die Leitung sieht den Bericht, auch wenn Sie nichts teilen.</Trans>
        </li>
      )}
    </ul>
  );
}
