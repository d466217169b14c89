import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SessionDetail } from '#domain/sessions/report.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { MomentButton } from '../player/moment-button.tsx';
import type { Player } from '../player/player.ts';
import { PlanChip } from './plan-chip.tsx';
import { useShownSlide } from './use-shown-slide.ts';

type SlideTableProps = Readonly<{
  session: Pick<SessionDetail, 'slideReport' | 'slideTimestamps' | 'pdfInfo'>;
  player: Player;
}>;

const cell = 'border-b border-line py-2.5 pr-4 align-middle';

export function SlideTable({ session: { slideReport, slideTimestamps, pdfInfo }, player }: SlideTableProps) {
  const shown = useShownSlide(player, slideTimestamps);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="relative overflow-x-auto" tabIndex={0}>
      <table className="w-full text-left text-sm tabular-nums">
        {pdfInfo && <caption className="pb-1 text-left text-xs text-ink-faint wrap-anywhere">{pdfInfo.name}</caption>}
        <thead>
          <tr className="text-xs text-ink-soft">
            <Head>
              <Trans>Folie</Trans>
            </Head>
            <Head>
              <Trans>Ab</Trans>
            </Head>
            <Head>
              <Trans>Dauer</Trans>
            </Head>
            <Head>
              <Trans>Geplant</Trans>
            </Head>
            <Head>
              <Trans>Wörter/min</Trans>
            </Head>
            <Head>
              <Trans>Tonhöhe</Trans>
            </Head>
            <Head>
              <Trans>Lautstärke</Trans>
            </Head>
            <Head>
              <Trans>Füllwörter</Trans>
            </Head>
          </tr>
        </thead>
        <tbody>
          {slideReport.map((slide) => (
            <Row
              key={slide.slideIndex}
              slide={slide}
              player={player}
              isShown={shown?.slideIndex === slide.slideIndex}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Head = ({ children }: Readonly<{ children: ReactNode }>) => (
  <th scope="col" className={`${cell} py-1.5 font-[550] whitespace-nowrap`}>
    {children}
  </th>
);

type RowProps = Readonly<{ slide: SessionDetail['slideReport'][number]; player: Player; isShown: boolean }>;

function Row({ slide, player, isShown }: RowProps) {
  const { clock, whole, percent } = useFormats();
  const said = (value: number | null, as: (value: number) => string) => (value === null ? '–' : as(value));
  return (
    <tr aria-current={isShown ? 'true' : undefined} className="aria-[current]:bg-primary-wash/50">
      <th scope="row" className={`${cell} pl-2 font-[550]`}>
        <span className="flex items-center gap-3 max-md:gap-2">
          {slide.thumbnailURI && (
            <img
              src={slide.thumbnailURI}
              alt=""
              loading="lazy"
              className="aspect-video w-24 flex-none rounded-sm border border-line bg-sunken object-contain max-md:w-14"
            />
          )}
          {whole(slide.slideIndex + 1)}
        </span>
      </th>
      <td className={cell}>
        <span className="flex flex-wrap gap-1">
          {slide.shownAt.slice(0, most).map((second) => (
            <MomentButton key={second} player={player} second={second} />
          ))}
        </span>
      </td>
      <td className={cell}>{clock(slide.seconds)}</td>
      <td className={cell}>
        <PlanChip seconds={slide.seconds} planned={slide.plannedSeconds} />
      </td>
      <td className={cell}>{said(slide.wordsPerMinute, whole)}</td>
      <td className={`${cell} whitespace-nowrap`}>{said(slide.pitch, (hertz) => `${whole(hertz)} Hz`)}</td>
      <td className={cell}>{said(slide.volume, percent)}</td>
      <td className={cell}>{said(slide.fillers, whole)}</td>
    </tr>
  );
}

/** Whoever goes back and forth finds the rest in the player. */
const most = 3;
