import { Trans, useLingui } from '@lingui/react/macro';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

const largest = 8;

type ZoomBarProps = Readonly<{ zoom: number; onChange: (zoom: number) => void }>;

/** Zooms the time line in and out, by a factor of two. */
export function ZoomBar({ zoom, onChange }: ZoomBarProps) {
  const { t } = useLingui();
  return (
    <div className="flex items-center justify-end gap-1 border-t border-line px-[18px] py-1.5 text-xs text-ink-soft print:hidden max-md:px-3.5">
      <span aria-live="polite" className="mr-1 tabular-nums">
        <Trans>Zeitachse {zoom}-fach</Trans>
      </span>
      <Button
        look="quiet"
        size="icon"
        aria-label={t`Zeitachse verkleinern`}
        disabled={zoom <= 1}
        onClick={() => onChange(zoom / 2)}
      >
        <ZoomOut aria-hidden="true" />
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={t`Zeitachse vergrößern`}
        disabled={zoom >= largest}
        onClick={() => onChange(zoom * 2)}
      >
        <ZoomIn aria-hidden="true" />
      </Button>
    </div>
  );
}
