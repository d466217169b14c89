import { Trans, useLingui } from '@lingui/react/macro';
import type { MeasuredSession } from '#domain/progress/contract/calls.ts';
import { shownChange } from '#domain/sessions/contract/measures.ts';
import { differClearly } from '#domain/sessions/contract/overall-score.ts';
import { PartName } from '#domain/sessions/contract/report.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useLocale } from '../lib/use-locale.ts';
import { useValueWords } from '../report/for-others.ts';
import { Card } from '../ui/card.tsx';
import { Select } from '../ui/select.tsx';
import { attributeName } from './attribute-names.ts';

type ComparedSessionsProps = Readonly<{
  sessions: readonly MeasuredSession[];
  one: string;
  other: string;
  set: (name: 'one' | 'other', id: string) => void;
}>;

/** Two talks beside each other; by default the first and the last one. */
export function ComparedSessions({ sessions, one, other, set }: ComparedSessionsProps) {
  const { shortDay } = useFormats();
  const find = (id: string) => sessions.find((session) => session.id === id);
  const [left, right] = [find(one) ?? sessions.at(-1), find(other) ?? sessions[0]];
  if (!left || !right || sessions.length < 2) return null;
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <h2 className="text-lg">
        <Trans>Zwei Vorträge nebeneinander</Trans>
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <SessionChoice sessions={sessions} chosen={left} onChange={(id) => set('one', id)} place="one" />
        <SessionChoice sessions={sessions} chosen={right} onChange={(id) => set('other', id)} place="other" />
      </div>
      <table className="w-full table-fixed border-collapse text-left tabular-nums">
        <thead>
          <tr className="text-sm text-ink-faint max-md:text-xs">
            <th scope="col" className="w-[28%] py-2 pr-1 font-normal md:w-[22%]">
              <Trans>Maß</Trans>
            </th>
            <th scope="col" className="py-2 pr-3 font-normal">
              {shortDay(left.recordingDate, new Date())}
            </th>
            <th scope="col" className="py-2 pr-3 font-normal">
              {shortDay(right.recordingDate, new Date())}
            </th>
            <th scope="col" className="w-[24%] py-2 font-normal md:w-[20%]">
              <Trans>Unterschied</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <ScoreRow left={left} right={right} />
          {PartName.options.map((part) => (
            <PartRow key={part} part={part} left={left} right={right} />
          ))}
        </tbody>
      </table>
      <Difference left={left} right={right} />
    </Card>
  );
}

type SessionChoiceProps = Readonly<{
  sessions: readonly MeasuredSession[];
  chosen: MeasuredSession;
  onChange: (id: string) => void;
  place: 'one' | 'other';
}>;

function SessionChoice({ sessions, chosen, onChange, place }: SessionChoiceProps) {
  const { t } = useLingui();
  const { shortDay } = useFormats();
  return (
    <Select
      aria-label={place === 'one' ? t`Erster Vortrag` : t`Zweiter Vortrag`}
      value={chosen.id}
      onChange={({ target }) => onChange(target.value)}
    >
      {sessions.map(({ id, name, recordingDate }) => (
        <option key={id} value={id}>
          {shortDay(recordingDate, new Date())} · {name}
        </option>
      ))}
    </Select>
  );
}

/** Says that the two totals are of different kinds, or closer than their errors. */
function Difference({ left, right }: Both) {
  const { tenths } = useFormats();
  if (left.sessionScore === null || right.sessionScore === null) return null;
  if (left.comparable !== right.comparable) {
    return (
      <p className="text-xs text-ink-faint">
        <Trans>
          Diese beiden Werte lassen sich nicht vergleichen: Die Vorträge sind von anderer Art, nach einer anderen Formel
          bewertet, oder es wurden andere Teile gemessen.
        </Trans>
      </p>
    );
  }
  const [total, otherTotal] = [totalOf(left), totalOf(right)];
  if (!isKnown(total) || !isKnown(otherTotal) || differClearly(total, otherTotal) !== false) return null;
  const [one, other] = [tenths(left.sessionScore), tenths(right.sessionScore)];
  return (
    <p className="text-xs text-ink-faint">
      <Trans>
        {one} und {other} liegen so nah beieinander, dass der Unterschied Zufall sein kann: So sehr schwankt der Wert
        schon innerhalb eines Vortrags.
      </Trans>
    </p>
  );
}

/** A score with the errors of its parts. */
type Sure<Score> = Readonly<{ score: Score; parts: Parameters<typeof differClearly>[0]['parts'] }>;

const totalOf = ({ sessionScore, sessionScores, measures }: MeasuredSession): Sure<number | null> => ({
  score: sessionScore,
  parts: PartName.options.map((name) => ({ score: sessionScores[name] ?? null, error: measures[name]?.error })),
});

function partOf({ sessionScores, measures }: MeasuredSession, name: PartName): Sure<number | null> {
  const score = sessionScores[name] ?? null;
  return { score, parts: [{ score, error: measures[name]?.error }] };
}

type Both = Readonly<{ left: MeasuredSession; right: MeasuredSession }>;

function ScoreRow({ left, right }: Both) {
  const locale = useLocale();
  const { tenths } = useFormats();
  const shown = ({ sessionScore, scoreTotal }: MeasuredSession) => {
    if (sessionScore === null) return <Trans>kein Wert</Trans>;
    const score = tenths(sessionScore);
    return scoreTotal === 'sound' && left.scoreTotal !== right.scoreTotal ? <Trans>{score} Klangwert</Trans> : score;
  };
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 pr-3 text-sm font-[550]">
        {attributeName('session_score', left.scoreTotal === right.scoreTotal ? left.scoreTotal : 'whole')[locale]}
      </th>
      <td className="py-2.5 pr-3 text-lg font-[650]">{shown(left)}</td>
      <td className="py-2.5 pr-3 text-lg font-[650]">{shown(right)}</td>
      <ChangeCell isComparable={left.comparable === right.comparable} from={totalOf(left)} to={totalOf(right)} />
    </tr>
  );
}

/** One part of the score; nothing if neither talk has it. */
function PartRow({ part, left, right }: Both & Readonly<{ part: PartName }>) {
  const locale = useLocale();
  const isThere = [left, right].some(({ measures }) => measures[part] && measures[part].value !== null);
  if (!isThere) return null;
  // Different units (words or syllables a minute) or aspects (evenness or strength of stress) are different measures.
  const [one, other] = [left.measures[part], right.measures[part]];
  const isSameMeasure = one?.unit === other?.unit && one?.aspect === other?.aspect;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 pr-1 text-sm font-normal text-ink-soft max-md:text-xs">
        {attributeName(part, null)[locale]}
      </th>
      <PartCell part={part} session={left} />
      <PartCell part={part} session={right} />
      <ChangeCell isComparable={isSameMeasure} from={partOf(left, part)} to={partOf(right, part)} />
    </tr>
  );
}

type ChangeCellProps = Readonly<{ isComparable: boolean; from: Sure<number | null>; to: Sure<number | null> }>;

const isKnown = (one: Sure<number | null>): one is Sure<number> => one.score !== null;

/** The difference of the scores in a figure and a word. "Better" or "worse" needs a difference beyond both errors. */
function ChangeCell({ isComparable, from, to }: ChangeCellProps) {
  const { tenths } = useFormats();
  if (!isComparable || !isKnown(from) || !isKnown(to)) {
    return (
      <td className="py-2.5 text-xs text-ink-faint">
        <Trans>nicht vergleichbar</Trans>
      </td>
    );
  }
  const change = shownChange('score', from.score, to.score);
  const isClear = differClearly(from, to) !== false;
  const figure = `${change > 0 ? '+' : '−'}${tenths(Math.abs(change))}`;
  return (
    <td className="py-2.5">
      {change !== 0 && <span className="font-[550] max-md:block">{figure} </span>}
      <span className="text-xs text-ink-soft">
        {change > 0 && isClear && <Trans>besser</Trans>}
        {change < 0 && isClear && <Trans>schlechter</Trans>}
        {change !== 0 && !isClear && <Trans>kann Zufall sein</Trans>}
        {change === 0 && <Trans>gleich</Trans>}
      </span>
    </td>
  );
}

function PartCell({ part, session }: Readonly<{ part: PartName; session: MeasuredSession }>) {
  const { tenths } = useFormats();
  const { value: inWords } = useValueWords();
  const [measure, score] = [session.measures[part], session.sessionScores[part]];
  const words = measure && inWords({ ...measure, name: part, score: score ?? null });
  return (
    <td className="py-2.5 pr-3">
      <span className="font-[550]">{score === null || score === undefined ? '–' : tenths(score)}</span>
      <span className="block text-xs text-ink-faint">{words ?? <Trans>nicht gemessen</Trans>}</span>
    </td>
  );
}
