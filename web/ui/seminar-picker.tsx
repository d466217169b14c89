import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { seminarList } from '#domain/seminars/contract/calls.ts';
import { query } from '../lib/api.ts';
import { useConfig } from '../lib/use-config.ts';
import { Select } from './select.tsx';

type SeminarPickerProps = Readonly<{
  currentId: string;
  /** The page of the seminar to open. */
  page: 'dashboard' | 'details';
}>;

/** Shown in trials, to people with more than one seminar. */
export function SeminarPicker({ currentId, page }: SeminarPickerProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const isLocal = useConfig()?.localMailbox ?? false;
  const seminars = useQuery({ ...query(seminarList, {}), enabled: isLocal }).data ?? [];
  if (!isLocal || seminars.length < 2) return null;
  return (
    <Select
      className="mb-2 w-[200px]"
      aria-label={t`Seminar wählen`}
      value={currentId}
      onChange={({ target }) => navigate(`/seminars/${page}/${target.value}`)}
    >
      {seminars.map(({ id, name, ownerName }) => (
        <option key={id} value={id}>
          {ownerName ? `${name} (${ownerName})` : name}
        </option>
      ))}
    </Select>
  );
}
