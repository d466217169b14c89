import { type ChainStatus, chainStatus } from '#domain/history/contract/proof.ts';
import { readsHistory } from '#domain/kernel/roles.ts';
import { permittedElseUnknown } from '#infra/http/rules.ts';
import { chainState, eventsBehind } from '#infra/proof/chain-status.ts';
import { headOf, listedKeys, withoutId } from '#infra/proof/heads.ts';
import type { Deps } from '#infra/service.ts';
import { query } from '../query-area.ts';

export const chainStatusQuery = ({ asStored, kept }: Pick<Deps, 'asStored' | 'kept'>) =>
  query(chainStatus, {
    allow: permittedElseUnknown(readsHistory),
    async answer(_asked, pool): Promise<ChainStatus> {
      const { head, verification, ...state } = await chainState({ pool, kept });
      return {
        ...{ size: state.size, position: state.position.toString() },
        behind: await eventsBehind(asStored, state),
        head: head ? headOf(withoutId(head)) : null,
        verification: verification ? { ...verification, faults: [...verification.faults] } : null,
        keys: [...(await listedKeys(pool))],
        sendings: [...state.sendings],
        faults: [...state.faults],
      };
    },
  });
