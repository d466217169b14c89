import type { Pool } from 'pg';
import {
  localSpeech,
  type SelfTest,
  type SpeechModelFault,
  type SpeechModelState,
} from '#domain/speech/contract/calls.ts';
import { admins, announce } from '#infra/postgres/read-model-changes.ts';
import { findParakeet, runtimeModule } from '../transcription/parakeet/installation.ts';
import type { SpeechModel } from '../transcription/parakeet/model.ts';

type Change = Readonly<{
  state?: SpeechModelState;
  fault?: SpeechModelFault | null;
  arrived?: number;
  total?: number;
  selfTest?: SelfTest | null;
  earlierTalks?: number;
}>;

const columns = {
  state: 'state',
  fault: 'fault',
  arrived: 'arrived',
  total: 'total',
  selfTest: 'self_test',
  earlierTalks: 'earlier_talks',
} as const satisfies Record<keyof Change, string>;

/** Writes the state of the model for the admin's page. A pause that an admin requested meanwhile stays until the next request. */
export async function tellModel(
  pool: Pool,
  change: Change,
  { onlyUnlessFailed = false }: Readonly<{ onlyUnlessFailed?: boolean }> = {},
): Promise<void> {
  const names = Object.keys(change) as (keyof Change)[];
  const sets = names.map((name, i) => `${columns[name]} = $${i + 1}`);
  await pool.query(
    `update ops.speech_model set ${sets.join(', ')} where state <> 'paused' ${onlyUnlessFailed ? `and state <> 'failed'` : ''}`,
    names.map((name) => change[name]),
  );
  await announce(pool, { name: localSpeech.name, position: '0', to: [admins] });
}

/** At the start: the model, whether it is installed, and whether this machine can run it. */
export async function tellMachine(pool: Pool, { name, address, files }: SpeechModel, data: string): Promise<void> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const isHere = findParakeet(data) !== undefined;
  await pool.query(
    `insert into ops.speech_model (model, address, can_run, total, state) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set model = excluded.model, address = excluded.address, can_run = excluded.can_run,
       total = greatest(excluded.total, ops.speech_model.total),
       state = case when excluded.state = 'ready' then 'ready' when ops.speech_model.state = 'ready' then 'absent'
         else ops.speech_model.state end`,
    [name, placeOf(address), runtimeModule(data) !== undefined, total, isHere ? 'ready' : 'absent'],
  );
}

/** The screen shows only the host: an address may contain a key. */
const placeOf = (address: string) => (/^https?:/.test(address) ? new URL(address).host : address);
