import { Trans, useLingui } from '@lingui/react/macro';
import type { EngineResult } from '#domain/speech/contract/comparison.ts';
import { Card } from '../../ui/card.tsx';
import { engineNames } from './engine-words.ts';

type HeardTextProps = Readonly<{ result: EngineResult; locale: 'de' | 'en' }>;

/** The words of one engine. At each difference, the original words are struck through before them. */
export function HeardText({ result: { engine, words, parts }, locale }: HeardTextProps) {
  const { i18n } = useLingui();
  return (
    <Card className="grid gap-2 p-6 max-md:p-5">
      <h2 className="text-base">{i18n._(engineNames[engine])}</h2>
      {words === 0 ? (
        <p className="text-sm text-ink-soft">
          <Trans>Hat kein Wort verstanden.</Trans>
        </p>
      ) : (
        <p lang={locale} className="max-w-reading font-display leading-relaxed wrap-anywhere">
          {parts.map(({ kind, said, heard }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a result never change their order
            <span key={at}>
              {kind === 'same' ? (
                heard
              ) : (
                <>
                  {said && <del className="rounded-sm bg-off-wash px-0.5 text-off">{said}</del>}
                  {said && heard && ' '}
                  {heard && <ins className="rounded-sm bg-good-wash px-0.5 text-good no-underline">{heard}</ins>}
                </>
              )}{' '}
            </span>
          ))}
        </p>
      )}
    </Card>
  );
}
