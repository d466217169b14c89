import type { ReactNode } from 'react';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { slideHeads } from '#domain/sessions/contract/slide-words.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { Player } from '../../player/for-others.ts';
import { MomentButton } from '../../player/for-others.ts';
import { PlanChip } from './plan-chip.tsx';
import { useShownSlide } from './use-shown-slide.ts';
import { type SlideFigure, useSlideFigures } from './use-slide-figures.tsx';

type SlideTableProps = Readonly<{
  session: Pick<SessionDetail, 'slideReport' | 'slideTimestamps' | 'pdfInfo'>;
  player: Player;
}>;

const cell = 'py-2.5 pr-4 align-middle md:border-b md:border-line';

export function SlideTable({ session: { slideReport, slideTimestamps, pdfInfo }, player }: SlideTableProps) {
  const shown = useShownSlide(player, slideTimestamps);
  const figures = useSlideFigures();
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to reach the scroll area
    <div className="relative overflow-x-auto" tabIndex={0}>
      <table className="w-full text-left text-sm tabular-nums">
        {pdfInfo && <caption className="pb-1 text-left text-xs text-ink-faint wrap-anywhere">{pdfInfo.name}</caption>}
        <thead>
          <tr className="text-xs text-ink-soft">
            <Head>{slideHeads.slide[locale]}</Head>
            <Head>{slideHeads.from[locale]}</Head>
            <Head>{slideHeads.seconds[locale]}</Head>
            <Head>{slideHeads.plan[locale]}</Head>
            {figures.map(({ name, label }) => (
              <Head key={name} look={wide}>
                {label}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {slideReport.map((slide) => (
            <Row
              key={slide.slideIndex}
              {...{ slide, player, figures }}
              isShown={shown?.slideIndex === slide.slideIndex}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Head = ({ look = '', children }: Readonly<{ look?: string; children: ReactNode }>) => (
  <th scope="col" className={`${cell} ${look} border-b border-line py-1.5 font-[550] whitespace-nowrap`}>
    {children}
  </th>
);

type RowProps = Readonly<{
  slide: SessionDetail['slideReport'][number];
  figures: readonly SlideFigure[];
  player: Player;
  isShown: boolean;
}>;

function Row({ slide, figures, player, isShown }: RowProps) {
  const { clock, whole } = useFormats();
  return (
    <>
      <tr aria-current={isShown ? 'true' : undefined} className={lit}>
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
        {figures.map(({ name, shownFor }) => (
          <td key={name} className={`${cell} ${wide} whitespace-nowrap`}>
            {shownFor(slide)}
          </td>
        ))}
      </tr>
      <tr className={`${lit} md:hidden`} aria-current={isShown ? 'true' : undefined}>
        <td colSpan={4} className="border-b border-line px-2 pb-3">
          <FigureList slide={slide} figures={figures} />
        </td>
      </tr>
    </>
  );
}

/** Shown below the slide if the screen is too narrow for columns. */
const FigureList = ({ slide, figures }: Pick<RowProps, 'slide' | 'figures'>) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
    {figures.map(({ name, label, shownFor }) => (
      <li key={name} className="flex gap-1.5">
        <span className="text-ink-soft">{label}</span>
        {shownFor(slide)}
      </li>
    ))}
  </ul>
);

/** Number of visits listed per slide; the player has the others. */
const most = 3;
const wide = 'max-md:hidden';
const lit = 'aria-[current]:bg-primary-wash/50';
