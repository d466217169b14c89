import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { useDraft } from '../dashboard/drafts.ts';
import { useWork } from '../dashboard/use-work.ts';
import { lastSubmission } from './answers.ts';
import { CategoryBox } from './categorize/category-box.tsx';
import { WordPool } from './categorize/word-pool.tsx';
import { Corrections } from './corrections.tsx';
import { ElementFooter } from './element-footer.tsx';
import type { ElementOf, ElementProps } from './element-props.ts';
import { HandInButton, mayHandIn } from './hand-in-button.tsx';
import { Missing } from './missing.tsx';

/** The category of each word; missing or undefined if it has none yet. */
type Placing = Readonly<Record<string, string | undefined>>;

type Sorting = Pick<ElementOf<'categorize'>, 'words' | 'categories' | 'submissions'>;
type Handed = readonly Readonly<{ name: string; phrases: readonly string[] }>[];

function lastPlacing(element: Sorting): Placing {
  const answers = lastSubmission(element)?.answers;
  const handed = (Array.isArray(answers) ? answers : []) as Handed;
  const all = handed.flatMap(({ name, phrases }) => phrases.map((word) => [word, name] as const));
  return fittedPlacing(Object.fromEntries(all), element);
}

/** Drops words and categories that the element no longer has. */
function fittedPlacing(placing: Placing, { words, categories }: Sorting): Placing {
  const names = categories.map(({ name }) => name);
  const isThere = (name: string | undefined) => name !== undefined && names.includes(name);
  return Object.fromEntries(words.flatMap((word) => (isThere(placing[word]) ? [[word, placing[word]]] : [])));
}

const handedIn = (placing: Placing, { words, categories }: Sorting) =>
  categories.map(({ name }) => ({ name, phrases: words.filter((word) => placing[word] === name) }));

/** Sorts words into categories: a person drags them, or clicks the word and then the category. */
export function Categorize({ element, place }: ElementProps<'categorize'>) {
  const { id: elementId, seminarId, words, categories, correct, answers: solution } = element;
  const last = lastPlacing(element);
  const [draft, setDraft] = useDraft<Placing>(elementId, last);
  const [chosen, choose] = useState<string>();
  const work = useWork(element);
  const placing = fittedPlacing(draft, element);
  const open = words.filter((word) => placing[word] === undefined);
  const isAsSent = words.every((word) => placing[word] === last[word]);
  const put = (word: string, category: string | undefined) => {
    setDraft({ ...placing, [word]: category });
    choose(undefined);
  };
  const shown = { chosen, onChoose: choose, onPut: put, disabled: place.seminar.isOwner };
  const hand = () =>
    send(participationCommands.SubmitCategorize, { elementId, seminarId, categories: handedIn(placing, element) });
  return (
    <>
      <div className="grid gap-5">
        <WordPool words={open} isDone={open.length === 0} {...shown} />
        <div className="grid gap-4 sm:grid-cols-2">
          {categories.map(({ name }) => (
            <CategoryBox
              key={name}
              name={name}
              words={words.filter((word) => placing[word] === name)}
              wrong={isAsSent && correct ? words.filter((_, index) => correct[index] === false) : []}
              {...shown}
            />
          ))}
        </div>
      </div>
      {isAsSent && correct && solution && (
        <Corrections
          answers={words.map((label, index) => ({
            ...{ label, isRight: correct[index] ?? false },
            ...{ given: placing[label] ?? '', solution: solution[index] ?? '' },
          }))}
        />
      )}
      <Missing element={element} place={place}>
        {open.length > 0 && <Plural value={open.length} one="Noch ein Wort" other="Noch # Wörter" />}
      </Missing>
      <ElementFooter
        element={element}
        place={place}
        work={work}
        primary={
          mayHandIn({ element, place, isAsSent }) && (
            <HandInButton
              state={element.state}
              work={work}
              ready={open.length === 0}
              onHandIn={() => work.submit(hand)}
            />
          )
        }
      />
    </>
  );
}
