import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paragraphsOf } from '#domain/sessions/contract/feedback-text.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { useFormats } from '../../lib/use-formats.ts';
import type { Player } from '../../player/for-others.ts';
import { MomentButton } from '../../player/for-others.ts';
import { Fold } from '../../ui/fold.tsx';

type Feedback = NonNullable<SessionDetail['aiFeedback']>;
type FeedbackCardProps = Readonly<{
  feedback: Feedback;
  player: Player;
  /** Of the talk, in seconds. */
  duration: number;
  /** The language of the feedback. */
  lang: string;
}>;

export function FeedbackCard({ feedback, player, duration, lang }: FeedbackCardProps) {
  const { standing } = feedback;
  return (
    <Fold title={<Trans>Rückmeldung</Trans>} text={<Trans>Der Bericht in ganzen Sätzen</Trans>}>
      <p role="status" className="text-sm text-ink-soft not-empty:mt-2">
        {standing === 'rewriting' && <Trans>Zu einem früheren Wert. Sie wird gerade neu geschrieben.</Trans>}
        {standing === 'earlier_formula' && <Trans>Zu dem Wert, der nach einer früheren Formel galt.</Trans>}
      </p>
      <div lang={lang} className="grid gap-3 font-display text-[1rem]/[1.6]">
        {paragraphsOf(feedback.feedbackText, duration).map((pieces, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
          <p key={nth}>
            {pieces.map((piece, index) =>
              piece.kind === 'words' ? (
                withUnits(piece.text)
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same moment may be named twice
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

/** A number and its percent sign stay on one line. */
const withUnits = (text: string) => text.replaceAll(' %', '\u00a0%');

const rules = /^rules\b/;

/** Why no model wrote, though there is one. */
const withoutModelWords: Record<NonNullable<Feedback['withoutModel']>, MessageDescriptor> = {
  no_consent: msg`Ein Sprachmodell schreibt nur, wenn Sie die Weitergabe erlauben.`,
  quota_exhausted: msg`Ihr Kontingent an Rückmeldungen von einem Sprachmodell ist für diesen Monat aufgebraucht.`,
  unavailable: msg`Das Sprachmodell war nicht zu erreichen; das kostet nichts von Ihrem Kontingent.`,
  unfounded: msg`Was das Sprachmodell schrieb, hielt der Prüfung an Ihren Messwerten nicht stand; das kostet nichts von Ihrem Kontingent.`,
};

function Author({ feedback: { modelVersion, updatedAt, withoutModel } }: Readonly<{ feedback: Feedback }>) {
  const { i18n } = useLingui();
  const { shortDateTime } = useFormats();
  const at = shortDateTime(updatedAt);
  return (
    <p className="mt-4 border-t border-line pt-3 text-xs text-ink-faint">
      {rules.test(modelVersion) ? (
        <Trans>Nach festen Regeln aus Ihren Messwerten geschrieben, {at}.</Trans>
      ) : (
        <Trans>
          Geschrieben von einem Sprachmodell ({modelVersion}), {at}. Jede Zahl darin wurde mit Ihren Messwerten
          verglichen.
        </Trans>
      )}
      {withoutModel && <> {i18n._(withoutModelWords[withoutModel])}</>}
    </p>
  );
}
