import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { drillCommands, type drillList, drillUnits } from '#domain/sessions/contract/drills.ts';
import { figureText } from '#domain/sessions/contract/measure-text.ts';
import { type Answer, send } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useLocale } from '../lib/use-locale.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { useDrillChange } from './drill-change.ts';
import { drillWords, verdictWords } from './drill-words.ts';

type Drills = Answer<typeof drillList>['drills'];

/** The results that the person kept; nothing if there are none. */
export function KeptDrills({ drills }: Readonly<{ drills: Drills }>) {
  const { t } = useLingui();
  if (drills.length === 0) return null;
  return (
    <Card className="mt-8 p-6 max-md:p-5">
      <h2>
        <Trans>Gemerkte Ergebnisse</Trans>
      </h2>
      <ul aria-label={t`Gemerkte Ergebnisse`} className="mt-2 divide-y divide-line">
        {drills.map((kept) => (
          <Row key={kept.id} kept={kept} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ kept }: Readonly<{ kept: Drills[number] }>) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const formats = useFormats();
  const { shortDateTime } = formats;
  const forget = useDrillChange(() => send(drillCommands.ForgetDrill, { drillId: kept.id }));
  const { name, unit } = drillWords[kept.drill];
  const verdict = verdictWords[kept.verdict];
  const [drill, time] = [i18n._(name), shortDateTime(kept.keptAt)];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-[550]">{drill}</span>
        <span className="block text-sm text-ink-soft tabular-nums">
          {figureText(drillUnits[kept.drill], kept.value, formats)} {'de' in unit ? unit[locale] : i18n._(unit)} ·{' '}
          {time}
        </span>
      </span>
      <Chip tone={verdict.tone}>{i18n._(verdict.name)}</Chip>
      <Button
        look="quiet"
        size="icon"
        busy={forget.isPending}
        aria-label={t`Ergebnis vom ${time} löschen`}
        onClick={() => forget.mutate()}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </li>
  );
}
