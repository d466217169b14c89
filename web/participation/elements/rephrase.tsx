import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { mostAt } from '../../lib/form/limits.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { useDraft } from '../dashboard/drafts.ts';
import { useWork } from '../dashboard/use-work.ts';
import { fitted, lastAnswers, withAnswer } from './answers.ts';
import { ElementFooter } from './element-footer.tsx';
import type { ElementProps } from './element-props.ts';
import { HandInButton, mayHandIn } from './hand-in-button.tsx';
import { Missing } from './missing.tsx';

/** The sentence on the left, the person's own version beside it. */
export function Rephrase({ element, place }: ElementProps<'rephrase'>) {
  const { id: elementId, seminarId, sentences, answers: solution } = element;
  const last = lastAnswers(element, sentences.length);
  const [draft, write] = useDraft(elementId, last);
  const written = fitted(draft, sentences.length);
  const work = useWork(element);
  const missing = written.filter((answer) => answer.trim() === '').length;
  const isAsSent = written.every((answer, index) => answer === last[index]);
  const hand = () => send(participationCommands.SubmitRephrase, { elementId, seminarId, answers: [...written] });
  return (
    <>
      <ol className="grid gap-6">
        {sentences.map((sentence, index) => (
          <Sentence
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no id but their place
            key={index}
            number={index + 1}
            sentence={sentence}
            value={written[index] ?? ''}
            solution={isAsSent ? solution?.[index] : undefined}
            onChange={(value) => write(withAnswer(written, index, value))}
          />
        ))}
      </ol>
      <Missing element={element} place={place}>
        {missing > 0 && <Plural value={missing} one="Noch ein Satz" other="Noch # Sätze" />}
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

type SentenceProps = Readonly<{
  number: number;
  sentence: string;
  value: string;
  solution: string | undefined;
  onChange: (value: string) => void;
}>;

function Sentence({ number, sentence, value, solution, onChange }: SentenceProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <li className="grid items-start gap-x-6 gap-y-3 lg:grid-cols-2">
      <p
        id={id}
        className="border-l-2 border-line-strong pl-4 font-display text-lg leading-snug text-pretty wrap-anywhere"
      >
        {sentence}
      </p>
      <div className="grid gap-2">
        <TextArea
          aria-label={t`Ihre Fassung von Satz ${number}`}
          aria-describedby={id}
          placeholder={t`Mit Ihren Worten`}
          rows={2}
          maxLength={mostAt(participationCommands.SubmitRephrase.body, 'answers.0')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="field-sizing-content min-h-20"
        />
        {solution && (
          <p className="text-sm wrap-anywhere text-ink-soft">
            <Trans>
              So ginge es auch: <b className="text-ink">{solution}</b>
            </Trans>
          </p>
        )}
      </div>
    </li>
  );
}
