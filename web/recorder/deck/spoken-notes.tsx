import { Trans, useLingui } from '@lingui/react/macro';
import { Prompter } from '../prompter.tsx';
import type { ScriptOfPerson } from '../use-script.ts';
import type { ShownDeck } from './use-shown-deck.ts';

type SpokenNotesProps = Readonly<{ deck: ShownDeck; script: ScriptOfPerson; running: boolean }>;

/** The notes of the slide or, if the deck has none at all, the running script. */
export function SpokenNotes({ deck: { slides, place }, script, running }: SpokenNotesProps) {
  const { t } = useLingui();
  const notes = slides[place]?.notes ?? '';
  if (slides.some((slide) => slide.notes !== '')) {
    return (
      <section
        aria-label={t`Notizen zur Folie`}
        // Fixed height: the content below must not move while somebody speaks.
        className="h-40 overflow-y-auto rounded-lg border border-line bg-surface px-6 py-4 font-display text-xl leading-relaxed whitespace-pre-wrap wrap-anywhere max-md:px-4 max-md:text-lg"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
        tabIndex={0}
      >
        {notes || (
          <span className="font-ui text-sm text-ink-faint">
            <Trans>Keine Notizen zu dieser Folie</Trans>
          </span>
        )}
      </section>
    );
  }
  if (!script.script.shown || script.script.text.trim() === '') return null;
  return (
    <div data-theme="dark" className="relative h-64 overflow-hidden rounded-lg bg-stage text-ink">
      <Prompter script={script} running={running} high={false} />
    </div>
  );
}
