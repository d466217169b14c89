import { demand, faultsOf, type Play, patience, type Report } from '../kit/fault.ts';
import { onProduct } from '../kit/scratch.ts';
import { someone } from '../kit/someone.ts';
import { caughtUp } from '../kit/watched-world.ts';
import { verifyAll } from '../verify-all.ts';

const renames = 60;

/** Triggers that end the connection after rows or after the checkpoint are written, `rounds` times each. */
const sabotage = (rounds: number) => `
  create sequence fault_rows maxvalue 1000000;
  create sequence fault_checkpoint maxvalue 1000000;
  create function public.end_me() returns trigger language plpgsql as $$
    begin
      if nextval('public.fault_' || tg_argv[0]) <= ${rounds} then perform pg_terminate_backend(pg_backend_pid()); end if;
      return null;
    end $$;
  -- As the projection does it, the checkpoint first: the other way round each could wait for the other.
  create trigger fault after update on sessions.checkpoint for each row execute function public.end_me('checkpoint');
  create trigger fault after insert or update on sessions.session_list for each row execute function public.end_me('rows')`;

const mended = `
  drop trigger fault on sessions.checkpoint;
  drop trigger fault on sessions.session_list;
  drop function public.end_me;
  drop sequence fault_rows, fault_checkpoint`;

/** F9: a projection dies between its rows and its checkpoint. Both belong to one transaction, so neither is stored. */
export const brokenProjection = (play: Play): Promise<Report> =>
  onProduct(play.running, async ({ server, directory, world }) => {
    const { rounds } = play;
    const ada = await someone({ url: server.url, directory });
    await world.pool.query(sabotage(rounds));
    for (let number = 0; number < renames; number++) await ada.rename(`name ${number}`);
    const caughtUpMs = await caughtUp(world, patience(play, 10_000 + rounds * 4_000));
    const { rows } = await world.pool.query<{ rows: number; checkpoint: number }>(
      // A sequence has a last value even if it was never called.
      `select least(${rounds}, (select last_value from fault_rows where is_called))::int as rows,
         least(${rounds}, (select last_value from fault_checkpoint where is_called))::int as checkpoint`,
    );
    await world.pool.query(mended);
    demand(faultsOf(await verifyAll(world)));
    const { rows: inRows = 0, checkpoint = 0 } = rows[0] ?? {};
    return {
      injected: Math.min(inRows, checkpoint),
      'ended after the rows': inRows,
      'ended after the checkpoint': checkpoint,
      'caught up after ms': Math.round(caughtUpMs),
    };
  });
