import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RectangleGoggles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { Player } from '../player/for-others.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import type { SeatRow, SeatView } from './hall/seat-view.ts';
import { slideAt } from './slide-at.ts';

type SeatReplayProps = Readonly<{
  player: Player;
  samples: readonly MovementSample[];
  slides: SessionDetail['slideTimestamps'];
}>;

const rowNames: Readonly<Record<SeatRow, MessageDescriptor>> = {
  front: msg`Erste Reihe`,
  middle: msg`Mitte`,
  back: msg`Letzte Reihe`,
};

/** The talk in the hall, seen from a seat in the audience. */
export function SeatReplay({ player, samples, slides }: SeatReplayProps) {
  const { t, i18n } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<SeatView | 'failed'>();
  const [row, setRow] = useState<SeatRow>('middle');
  const [hasHeadset, setHasHeadset] = useState(false);
  const open = view === 'failed' ? undefined : view;
  useEffect(() => {
    const shape = canvas.current;
    let opened: SeatView | undefined;
    let isOver = false;
    const observer = new ResizeObserver(() => shape && opened?.resize(shape.clientWidth, shape.clientHeight));
    import('./hall/seat-view.ts')
      .then(({ createSeatView }) => {
        if (isOver || !shape) return;
        const slide = () => slideAt(slides, player.time())?.slideURI ?? undefined;
        opened = createSeatView(shape, { samples, time: player.time, slide });
        observer.observe(shape);
        setView(opened);
        void opened.canEnterHeadset().then(setHasHeadset);
      })
      .catch(() => setView('failed'));
    return () => {
      isOver = true;
      observer.disconnect();
      opened?.close();
    };
  }, [player, samples, slides]);
  useEffect(() => open?.sit(row), [open, row]);
  const enter = () =>
    open
      ?.enterHeadset()
      .catch(() => showSnackbar(msg`Die Brille antwortet nicht. Prüfen Sie, ob sie verbunden und wach ist.`));
  return (
    <div data-theme="dark" className="relative aspect-[720/380] bg-stage text-ink">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t`Ihr Vortrag, von einem Platz im Publikum aus gesehen`}
        className="absolute inset-0 size-full"
      />
      {view === 'failed' && (
        <p role="alert" className="absolute inset-0 grid place-items-center px-6 text-center text-sm">
          <Trans>Dieser Browser kann den Raum nicht zeichnen: Ihm fehlt WebGL, oder es ist ausgeschaltet.</Trans>
        </p>
      )}
      {open && (
        <div className="absolute bottom-3 left-3 flex flex-wrap items-center gap-2">
          <Select
            aria-label={t`Platz`}
            value={row}
            onChange={({ target }) => setRow(rows[target.selectedIndex] ?? row)}
          >
            {rows.map((each) => (
              <option key={each} value={each}>
                {i18n._(rowNames[each])}
              </option>
            ))}
          </Select>
          {hasHeadset && (
            <Button onClick={() => void enter()}>
              <RectangleGoggles aria-hidden="true" />
              <Trans>Mit der Brille ansehen</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

// Repeated here: importing them from the view would load the whole room.
const rows: readonly SeatRow[] = ['front', 'middle', 'back'];
