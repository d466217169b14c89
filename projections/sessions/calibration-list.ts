import { idOf } from '#domain/kernel/ids.ts';
import type { CalibrationEvent } from '#domain/sessions/calibration/events.ts';
import { calibrationList } from '#domain/sessions/contract/calibration.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';

type Events = { [E in CalibrationEvent as E['type']]: E['data'] };
type Applied = Readonly<{ run: number; gain: number }>;
type Row = Readonly<{
  id: string;
  owner_id: string;
  run: number;
  device_name: string;
  status: 'in_progress' | 'completed' | 'failed' | 'applied' | 'undone';
  failure: Events['CalibrationFailed']['reason'] | null;
  levels: Readonly<Record<'quiet' | 'normal' | 'loud', number | null>>;
  gain: number | null;
  /** The last one is the one that counts. */
  applied: readonly Applied[];
  changed_at: string;
}>;

const begun = {
  status: 'in_progress',
  failure: null,
  levels: { quiet: null, normal: null, loud: null },
  gain: null,
} as const;

export const calibrationListModel: ReadModel<CalibrationEvent, Row> = {
  name: calibrationList.name,
  table: 'calibration_list',
  key: 'id',
  ddl: `create table calibration_list (
      id text primary key, owner_id text not null, run int not null, device_name text not null, status text not null,
      failure text, levels jsonb not null, gain double precision, applied jsonb not null, changed_at timestamptz not null);
    create index on calibration_list (owner_id, changed_at desc)`,

  personal: { of: 'owner_id', leaves: 'nothing' },
  keys: ({ stream }) => (isStreamOf('calibration', stream) ? [idOf(stream)] : []),
  readers: ({ owner_id }) => [owner_id],

  fold(row, event) {
    const { stream, metadata } = event;
    if (event.type === 'CalibrationStarted') {
      const { ownerId, run, deviceName } = event.data;
      const known = { id: idOf(stream), owner_id: ownerId, run, device_name: deviceName };
      return { ...known, ...begun, applied: row?.applied ?? [], changed_at: metadata.at };
    }
    return row && { ...row, ...changes(event, row), changed_at: metadata.at };
  },
};

function changes(event: CalibrationEvent, { levels, applied, gain, run, status }: Row): Partial<Row> {
  switch (event.type) {
    case 'CalibrationStepMeasured':
      return { levels: { ...levels, [event.data.step]: event.data.level } };
    case 'CalibrationCompleted':
      return { status: 'completed', gain: event.data.gain };
    case 'CalibrationFailed':
      return { status: 'failed', failure: event.data.reason };
    case 'CalibrationApplied':
      return { status: 'applied', applied: [...applied, { run, gain: gain ?? 0 }] };
    case 'CalibrationUndone':
      return { status: event.data.run === run ? 'undone' : status, applied: applied.slice(0, -1) };
    default:
      return {};
  }
}
