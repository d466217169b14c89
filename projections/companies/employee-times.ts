import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Key, ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

/** `until` is null while they are still employees. */
type Time = Readonly<{ since: string; until: string | null }>;
type Row = Readonly<{ company_id: string; user_id: string; times: readonly Time[] }>;

/** When a person was a plain employee of a company. Owners and managers are not employees here. */
export const employeeTimesModel: ReadModel<Followed, Row> = {
  name: 'company-employee-times',
  table: 'employee_time',
  key: ['company_id', 'user_id'],
  ddl: `create table employee_time (
    company_id text, user_id text, times jsonb not null, primary key (company_id, user_id))`,

  keys: (event) => personIn(event).map((userId): Key => [idOf(event.stream), userId]),
  readers: () => [],

  fold(row, event) {
    const [userId] = personIn(event);
    if (userId === undefined) return row;
    const { at } = event.metadata;
    const ended = (row?.times ?? []).map((time) => (time.until === null ? { ...time, until: at } : time));
    const times = isEmployeeAfter(event) ? [...ended, { since: at, until: null }] : ended;
    return { company_id: idOf(event.stream), user_id: userId, times };
  },

  statement: ({ type, stream }) => (type === 'CompanyClosed' ? { remove: [idOf(stream)] } : undefined),
};

function personIn({ type, data }: Recorded<Followed>): readonly string[] {
  switch (type) {
    case 'EmployeeJoined':
    case 'EmployeeRoleChanged':
    case 'EmployeeRemoved':
    case 'EmployeeLeft':
      return [data.userId];
    case 'OwnershipTransferred':
      return [data.to];
    default:
      return [];
  }
}

const isEmployeeAfter = ({ type, data }: Recorded<Followed>): boolean =>
  (type === 'EmployeeJoined' || type === 'EmployeeRoleChanged') && data.role === 'employee';
