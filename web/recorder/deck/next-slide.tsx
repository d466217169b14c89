import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownDeck } from './use-shown-deck.ts';

/** What comes next, small: for the speaker's eyes. */
export function NextSlide({ deck: { slides, place } }: Readonly<{ deck: ShownDeck }>) {
  const { t } = useLingui();
  const next = slides[place + 1];
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-xs text-ink-soft">
        {next ? <Trans>Als Nächstes</Trans> : <Trans>Das ist die letzte Folie</Trans>}
      </figcaption>
      {next && (
        <img
          src={next.thumbnail}
          alt={t`Nächste Folie`}
          width={next.width}
          height={next.height}
          className="aspect-video h-auto w-full rounded-sm object-contain"
        />
      )}
    </figure>
  );
}
