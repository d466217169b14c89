import type { Handle } from '#infra/event-store/command-handler.ts';
import type { Rules } from '#infra/http/rules.ts';
import type { PasswordHashes } from '#infra/passwords/password-hashes.ts';
import type { Deps } from '#infra/service.ts';
import type { ClaimKey } from '../commands.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import type { RefreshCarrier } from './refresh-carrier.ts';
import type { RefreshFamilies } from './refresh-families.ts';
import type { ResendHandles } from './resend-handles.ts';
import type { ReservedNames } from './reserved-names.ts';

export type AccountDeps = Pick<Deps, 'pool' | 'store' | 'keys' | 'tokens' | 'settings' | 'publicUrl' | 'instruments'> &
  Readonly<{ handle: Handle; rules: Rules; claimKey: ClaimKey }>;

/** What the calls about accounts share. */
export type AccountTools = AccountDeps &
  Readonly<{
    names: ReservedNames;
    passwords: PasswordHashes;
    carrier: RefreshCarrier;
    families: RefreshFamilies;
    handles: ResendHandles;
    failedSignIns: FailedSignIns;
  }>;
