import { Plural, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import { Fragment } from 'react';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { mostAt } from '../../lib/form/limits.ts';
import { useDraft } from '../dashboard/drafts.ts';
import { useWork } from '../dashboard/use-work.ts';
import { fitted, lastAnswers, piecesOf, withAnswer } from './answers.ts';
import { Corrections } from './corrections.tsx';
import { ElementFooter } from './element-footer.tsx';
import type { ElementProps } from './element-props.ts';
import { HandInButton, mayHandIn } from './hand-in-button.tsx';
import { Missing } from './missing.tsx';

export function GapText({ element, place }: ElementProps<'gap_text'>) {
  const { t } = useLingui();
  const { id: elementId, seminarId, text, correct, answers: solution } = element;
  const pieces = piecesOf(text);
  const gaps = pieces.length - 1;
  const last = lastAnswers(element, gaps);
  const [draft, fill] = useDraft(elementId, last);
  const filled = fitted(draft, gaps);
  const work = useWork(element);
  const missing = filled.filter((answer) => answer.trim() === '').length;
  const isAsSent = filled.every((answer, gap) => answer === last[gap]);
  const hand = () => send(participationCommands.SubmitGapText, { elementId, seminarId, answers: [...filled] });
  return (
    <>
      <p className="max-w-reading font-display text-lg leading-[2.3] whitespace-pre-line wrap-anywhere">
        {pieces.map((piece, gap) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no id but their place
          <Fragment key={gap}>
            {piece}
            {gap < gaps && (
              <Gap
                number={gap + 1}
                value={filled[gap] ?? ''}
                correct={isAsSent ? correct?.[gap] : undefined}
                onChange={(value) => fill(withAnswer(filled, gap, value))}
              />
            )}
          </Fragment>
        ))}
      </p>
      {isAsSent && correct && solution && (
        <Corrections
          answers={correct.map((isRight, gap) => ({
            ...{ label: t`Lücke ${gap + 1}`, isRight },
            ...{ given: last[gap] ?? '', solution: solution[gap] ?? '' },
          }))}
        />
      )}
      <Missing element={element} place={place}>
        {missing > 0 && <Plural value={missing} one="Noch eine Lücke" other="Noch # Lücken" />}
      </Missing>
      <ElementFooter
        element={element}
        place={place}
        work={work}
        primary={
          mayHandIn({ element, place, isAsSent }) && (
            <HandInButton state={element.state} work={work} ready={missing === 0} onHandIn={() => work.submit(hand)} />
          )
        }
      />
    </>
  );
}

type GapProps = Readonly<{
  number: number;
  value: string;
  correct: boolean | undefined;
  onChange: (value: string) => void;
}>;

function Gap({ number, value, correct, onChange }: GapProps) {
  const { t } = useLingui();
  const judged = correct === undefined ? '' : correct ? t`, richtig` : t`, anders als in der Lösung`;
  return (
    <span className="inline-flex max-w-full items-center gap-1 align-baseline">
      <input
        aria-label={t`Lücke ${number}${judged}`}
        value={value}
        maxLength={mostAt(participationCommands.SubmitGapText.body, 'answers.0')}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        className={cx(
          'field-sizing-content h-9 max-w-full min-w-36 rounded-sm border bg-surface px-2.5 font-display text-lg font-semibold text-primary max-md:h-touch',
          correct === undefined && 'border-line-strong',
          correct === true && 'border-good',
          correct === false && 'border-off',
        )}
      />
      {correct === true && <Check aria-hidden="true" className="size-5 text-good" />}
      {correct === false && <X aria-hidden="true" className="size-5 text-off" />}
    </span>
  );
}
