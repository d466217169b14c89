import { Trans } from '@lingui/react/macro';
import { drillTexts, twisterTimes } from '#domain/sessions/contract/drill-texts.ts';
import type { DrillKind } from '#domain/sessions/contract/drills.ts';
import { currentLocale } from '../lib/locale.ts';

/** The text to read aloud or to remember. */
export function DrillText({ drill, isRunning }: Readonly<{ drill: DrillKind; isRunning: boolean }>) {
  if (drill !== 'pace' && drill !== 'twister' && drill !== 'retell') return null;
  if (drill === 'retell' && isRunning) {
    return (
      <p className="text-ink-faint">
        <Trans>Erzählen Sie jetzt mit eigenen Worten.</Trans>
      </p>
    );
  }
  return (
    <blockquote className="max-w-[54ch] border-l-2 border-primary pl-4 font-display text-xl leading-relaxed max-md:text-[1.0625rem]">
      {drillTexts[currentLocale()][drill].text}
      {drill === 'twister' && (
        <footer className="mt-1 font-sans text-sm text-ink-faint">
          <Trans>{twisterTimes}-mal hintereinander</Trans>
        </footer>
      )}
    </blockquote>
  );
}
