import { Trans, useLingui } from '@lingui/react/macro';
import type { EngineComparison, EngineResult } from '#domain/speech/contract/comparison.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { engineNames, outcomeWords } from './engine-words.ts';

const [head, cell] = [
  'border-b border-line px-4 py-3 text-right text-xs font-[550] text-ink-soft first:text-left',
  'border-b border-line px-4 py-3 text-right tabular-nums',
];

export function ResultTable({ comparison: { results, seconds } }: Readonly<{ comparison: EngineComparison }>) {
  const { t } = useLingui();
  const { tenths, whole } = useFormats();
  const said = results.find(({ errors }) => errors)?.errors?.said;
  const [words, length] = [whole(said ?? 0), tenths(seconds ?? 0)];
  return (
    <Card className="grid">
      <div className="overflow-x-auto">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{t`Was jede verstanden hat`}</caption>
          <thead>
            <tr>
              <th scope="col" className={head}>{t`Wer`}</th>
              <th scope="col" className={head}>{t`Wortfehlerrate`}</th>
              <th scope="col" className={head}>{t`verwechselt`}</th>
              <th scope="col" className={head}>{t`ausgelassen`}</th>
              <th scope="col" className={head}>{t`hinzugefügt`}</th>
              <th scope="col" className={head}>{t`Zeit`}</th>
              <th scope="col" className={head}>{t`Worte je Sekunde`}</th>
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <Row key={result.engine} result={result} />
            ))}
          </tbody>
        </table>
      </div>
      {said !== undefined && (
        <p className="px-4 py-3 text-xs text-ink-faint">
          <Trans>
            Gesagt wurden {words} Worte in {length} s. Groß und klein und Satzzeichen zählen nicht; die Zeit enthält das
            Laden des Modells.
          </Trans>
        </p>
      )}
    </Card>
  );
}

function Row({ result }: Readonly<{ result: EngineResult }>) {
  const { i18n } = useLingui();
  const { percentTenths, whole, tenths } = useFormats();
  const { engine, outcome, model, sentTo, seconds, words, errors } = result;
  return (
    <tr>
      <th scope="row" className={`${cell} text-left font-normal`}>
        <span className="font-[550]">{i18n._(engineNames[engine])}</span>
        <span className="block text-xs text-ink-faint">{[model, sentTo].filter(Boolean).join(' · ')}</span>
      </th>
      {outcome === 'heard' && errors ? (
        <>
          <td className={`${cell} font-[600]`}>{percentTenths(errors.rate)}</td>
          <td className={cell}>{whole(errors.substitutions)}</td>
          <td className={cell}>{whole(errors.deletions)}</td>
          <td className={cell}>{whole(errors.insertions)}</td>
          <td className={cell}>{tenths(seconds)} s</td>
          <td className={cell}>{seconds > 0 ? tenths(words / seconds) : '–'}</td>
        </>
      ) : (
        <td colSpan={6} className={`${cell} text-left text-ink-soft`}>
          {outcome !== 'heard' && i18n._(outcomeWords[outcome])}
        </td>
      )}
    </tr>
  );
}
