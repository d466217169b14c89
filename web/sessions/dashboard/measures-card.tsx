import { Trans } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { useConfig } from '../use-config.ts';

/** What is measured, and what good looks like: the same hues and ranges as in the report. */
export function MeasuresCard() {
  const formats = useFormats();
  const config = useConfig();
  if (!config) return null;
  const { volume, pausesPerMinute, pauseSeconds, wordsPerMinute, fillersPerMinute, repetitionsPerMinute } =
    config.norms;
  const [low, high] = [formats.percent(volume.from), formats.percent(volume.to)];
  const seconds = formats.number(pauseSeconds);
  return (
    <Card className="grid gap-3.5 p-6 max-md:p-5">
      <h2>
        <Trans>Das wird gemessen</Trans>
      </h2>
      <ul className="grid gap-3 text-sm">
        <Measure hue="bg-pitch" name={<Trans>Tonhöhe</Trans>}>
          <Trans>Wie lebhaft Ihre Stimme sich bewegt.</Trans>
        </Measure>
        <Measure hue="bg-volume" name={<Trans>Lautstärke</Trans>}>
          <Trans>
            Gut ist {low} bis {high}.
          </Trans>
        </Measure>
        <Measure hue="bg-pause" name={<Trans>Pausen</Trans>}>
          <Trans>
            Gut sind {pausesPerMinute.from} bis {pausesPerMinute.to} je Minute, ab {seconds} s.
          </Trans>
        </Measure>
        <Measure hue="bg-pace" name={<Trans>Tempo</Trans>}>
          <Trans>
            Gut sind {wordsPerMinute.from} bis {wordsPerMinute.to} Wörter je Minute.
          </Trans>
        </Measure>
        <Measure hue="bg-off" name={<Trans>Füllwörter</Trans>}>
          <Trans>Gut sind höchstens {fillersPerMinute} je Minute.</Trans>
        </Measure>
        <Measure hue="bg-near" name={<Trans>Wiederholungen</Trans>}>
          <Trans>Gut sind höchstens {repetitionsPerMinute} je Minute.</Trans>
        </Measure>
      </ul>
    </Card>
  );
}

function Measure({ hue, name, children }: Readonly<{ hue: string; name: ReactNode; children: ReactNode }>) {
  return (
    <li className="grid grid-cols-[10px_1fr] gap-x-3">
      <span aria-hidden="true" className={cx('mt-[5px] size-2.5 rounded-full', hue)} />
      <span>
        <b>{name}</b>
        <span className="block text-ink-soft">{children}</span>
      </span>
    </li>
  );
}
