import { Plural, Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import type { ElementOf } from '../element-props.ts';

/** How many talks are needed, and how long they may be. */
export function HowLong({ element }: Readonly<{ element: ElementOf<'video_presentation'> }>) {
  const { requiredSubmissions, maxSubmissions, isTimed, expectedLen, maxLen } = element;
  const [expected, longest] = [clockTime(expectedLen), clockTime(maxLen)];
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm text-ink-soft tabular-nums">
      {isTimed && expectedLen > 0 && (
        <li className="flex items-center gap-2">
          <Clock aria-hidden="true" className="size-[18px]" />
          {maxLen > 0 ? (
            <Trans>
              etwa {expected}, höchstens {longest}
            </Trans>
          ) : (
            <Trans>etwa {expected}</Trans>
          )}
        </li>
      )}
      {isTimed && expectedLen === 0 && maxLen > 0 && (
        <li>
          <Trans>höchstens {longest}</Trans>
        </li>
      )}
      {requiredSubmissions > 0 ? (
        <li>
          <Plural value={requiredSubmissions} one="# Vortrag nötig" other="# Vorträge nötig" />
        </li>
      ) : (
        <li>
          <Trans>freiwillig</Trans>
        </li>
      )}
      <li>
        <Plural value={maxSubmissions} one="höchstens # Vortrag" other="höchstens # Vorträge" />
      </li>
    </ul>
  );
}
