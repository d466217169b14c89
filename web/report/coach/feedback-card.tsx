import { Trans } from '@lingui/react/macro';
import { paragraphsOf } from '#domain/sessions/contract/feedback-text.ts';
import {
  earlierFormulaFeedback,
  feedbackAuthors,
  feedbackHeading,
  withoutModelWords,
} from '#domain/sessions/contract/feedback-words.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { Player } from '../../player/for-others.ts';
import { MomentButton } from '../../player/for-others.ts';
import { Fold } from '../../ui/fold.tsx';

type Feedback = NonNullable<SessionDetail['aiFeedback']>;
type FeedbackCardProps = Readonly<{
  feedback: Feedback;
  player: Player;
  /** The length of the talk in seconds. */
  duration: number;
  /** The language of the feedback. */
  lang: string;
}>;

export function FeedbackCard({ feedback, player, duration, lang }: FeedbackCardProps) {
  const { standing } = feedback;
  const locale = useLocale();
  return (
    <Fold title={feedbackHeading[locale]} text={<Trans>Der Bericht in ganzen Sätzen</Trans>}>
      <p role="status" className="text-sm text-ink-soft not-empty:mt-2">
        {standing === 'rewriting' && <Trans>Zu einem früheren Wert. Sie wird gerade neu geschrieben.</Trans>}
        {standing === 'earlier_formula' && earlierFormulaFeedback[locale]}
      </p>
      <div lang={lang} className="grid gap-3 font-display text-[1rem]/[1.6]">
        {paragraphsOf(feedback.feedbackText, duration).map((pieces, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id but their place
          <p key={nth}>
            {pieces.map((piece, index) =>
              piece.kind === 'words' ? (
                withUnits(piece.text)
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a moment may be named twice
                <MomentButton key={index} player={player} second={piece.second} look="inline" />
              ),
            )}
          </p>
        ))}
      </div>
      <Author feedback={feedback} />
    </Fold>
  );
}

/** Keeps a number and its percent sign on one line. */
const withUnits = (text: string) => text.replaceAll(' %', '\u00a0%');

const rules = /^rules\b/;

function Author({ feedback: { modelVersion, updatedAt, withoutModel } }: Readonly<{ feedback: Feedback }>) {
  const locale = useLocale();
  const { shortDateTime } = useFormats();
  const at = shortDateTime(updatedAt);
  return (
    <p className="mt-4 border-t border-line pt-3 text-xs text-ink-faint">
      {feedbackAuthors[rules.test(modelVersion) ? 'rules' : 'model'][locale]({ modelVersion, at })}
      {withoutModel && ` ${withoutModelWords[withoutModel][locale]}`}
    </p>
  );
}
