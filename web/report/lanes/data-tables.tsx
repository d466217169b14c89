import { Trans } from '@lingui/react/macro';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import { meanWithin } from '#domain/sessions/contract/samples.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { Audio } from './audio.ts';
import type { Pace } from './pace-lane.tsx';
import { Table } from './table.tsx';
import { usePaceWords } from './use-pace-words.ts';

/** The lanes in figures, for people who cannot see them and people who want exact values. */
export function DataTables({ audio, pace }: Readonly<{ audio: Audio; pace: Pace | undefined }>) {
  return (
    <details className="border-t border-line px-[18px] py-3 text-sm max-md:px-3.5">
      <summary className="rounded-sm py-2 font-[550] text-ink-soft max-md:py-3">
        <Trans>Kurven als Tabelle</Trans>
      </summary>
      <div className="grid gap-6 overflow-x-auto pt-3 pb-1">
        <MinutesTable rows={audio.timedAverages} pace={pace} />
        <PausesTable rows={audio.pauses} />
      </div>
    </details>
  );
}

type MinutesTableProps = Readonly<{ rows: Audio['timedAverages']; pace: Pace | undefined }>;

function MinutesTable({ rows, pace }: MinutesTableProps) {
  const locale = useLocale();
  const { whole, percent } = useFormats();
  const paceWords = usePaceWords(pace?.unit);
  const missing = <Trans>nicht gemessen</Trans>;
  return (
    <Table
      caption={<Trans>Tonhöhe, Lautstärke, Tempo und Pausen, Minute für Minute</Trans>}
      heads={{
        from: <Trans>Ab</Trans>,
        pitch: partNames.pitch[locale],
        volume: partNames.volume[locale],
        pace: partNames.speech_speed[locale],
        pauses: partNames.pauses[locale],
      }}
      rows={rows.map(({ offset, duration, pitch, volume, pauses }) => ({
        key: offset,
        from: clockTime(offset),
        pitch: pitch === null ? missing : `${whole(pitch)} Hz`,
        volume: volume === null ? missing : percent(volume),
        pace: pace ? paceWords(meanWithin(pace.series, { offset, duration })) : missing,
        pauses: whole(pauses),
      }))}
    />
  );
}

function PausesTable({ rows }: Readonly<{ rows: Audio['pauses'] }>) {
  const { tenths } = useFormats();
  if (rows.length === 0) return null;
  return (
    <Table
      caption={<Trans>Alle Pausen</Trans>}
      heads={{ at: <Trans>Bei</Trans>, length: <Trans>Dauer</Trans> }}
      rows={rows.map(({ offset, duration }) => ({
        key: offset,
        at: clockTime(offset),
        length: `${tenths(duration)} s`,
      }))}
    />
  );
}
