import { Trans, useLingui } from '@lingui/react/macro';
import type { MeasuredSession } from '#domain/progress/contract.ts';
import { PartName } from '#domain/sessions/report.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { useValueWords } from '../score/use-value-words.ts';
import { attributeNames } from './attribute-names.ts';

type ComparedTalksProps = Readonly<{
  sessions: readonly MeasuredSession[];
  one: string;
  other: string;
  set: (name: 'one' | 'other', id: string) => void;
}>;

/** Two talks beside each other; without a choice the first and the last one. */
export function ComparedTalks({ sessions, one, other, set }: ComparedTalksProps) {
  const find = (id: string) => sessions.find((session) => session.id === id);
  const [left, right] = [find(one) ?? sessions.at(-1), find(other) ?? sessions[0]];
  if (!left || !right || sessions.length < 2) return null;
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <h2 className="text-lg">
        <Trans>Zwei Vorträge nebeneinander</Trans>
      </h2>
      <table className="w-full table-fixed border-collapse text-left tabular-nums">
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="w-[28%] py-2 max-md:w-[26%] pr-3 text-sm font-normal text-ink-faint">
              <Trans>Maß</Trans>
            </th>
            <TalkChoice sessions={sessions} chosen={left} onChange={(id) => set('one', id)} place="one" />
            <TalkChoice sessions={sessions} chosen={right} onChange={(id) => set('other', id)} place="other" />
          </tr>
        </thead>
        <tbody>
          <ScoreRow left={left} right={right} />
          {PartName.options.map((part) => (
            <PartRow key={part} part={part} left={left} right={right} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type TalkChoiceProps = Readonly<{
  sessions: readonly MeasuredSession[];
  chosen: MeasuredSession;
  onChange: (id: string) => void;
  place: 'one' | 'other';
}>;

function TalkChoice({ sessions, chosen, onChange, place }: TalkChoiceProps) {
  const { t } = useLingui();
  const { day } = useFormats();
  return (
    <th scope="col" className="py-2 pr-3 font-normal">
      <Select
        aria-label={place === 'one' ? t`Erster Vortrag` : t`Zweiter Vortrag`}
        value={chosen.id}
        onChange={({ target }) => onChange(target.value)}
      >
        {sessions.map(({ id, name, recordingDate }) => (
          <option key={id} value={id}>
            {name}, {day(recordingDate)}
          </option>
        ))}
      </Select>
    </th>
  );
}

type Both = Readonly<{ left: MeasuredSession; right: MeasuredSession }>;

function ScoreRow({ left, right }: Both) {
  const { i18n } = useLingui();
  const { tenths } = useFormats();
  const shown = ({ sessionScore }: MeasuredSession) =>
    sessionScore === null ? <Trans>kein Wert</Trans> : tenths(sessionScore);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 pr-3 text-sm font-[550]">
        {i18n._(attributeNames.session_score)}
      </th>
      <td className="py-2.5 pr-3 text-lg font-[650]">{shown(left)}</td>
      <td className="py-2.5 pr-3 text-lg font-[650]">{shown(right)}</td>
    </tr>
  );
}

/** Left out where neither has it. */
function PartRow({ part, left, right }: Both & Readonly<{ part: PartName }>) {
  const { i18n } = useLingui();
  const isThere = [left, right].some(({ measures }) => measures[part] && measures[part].value !== null);
  if (!isThere) return null;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 pr-3 text-sm font-normal text-ink-soft">
        {i18n._(attributeNames[part])}
      </th>
      <PartCell part={part} session={left} />
      <PartCell part={part} session={right} />
    </tr>
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
