import { Trans } from '@lingui/react/macro';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { slidesHeading } from '#domain/sessions/contract/slide-words.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { Player } from '../../player/for-others.ts';
import { Fold } from '../../ui/fold.tsx';
import { SlideTable } from './slide-table.tsx';

type SlideSectionProps = Readonly<{
  session: Pick<SessionDetail, 'slideReport' | 'slideTimestamps' | 'pdfInfo'>;
  player: Player;
}>;

/** Times and figures of each slide. */
export function SlideSection({ session, player }: SlideSectionProps) {
  const locale = useLocale();
  return (
    <Fold
      title={slidesHeading[locale]}
      text={<Trans>Wie lange jede Folie stand, was geplant war und wie Sie dabei klangen.</Trans>}
    >
      <SlideTable session={session} player={player} />
    </Fold>
  );
}
