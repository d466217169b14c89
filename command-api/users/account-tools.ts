import { createPasswordHashes, type PasswordHashes } from '#infra/passwords/password-hashes.ts';
import type { CommandTools } from '../command-area.ts';
import { type FailedSignIns, failedSignIns } from './failed-sign-ins.ts';
import { accountGuesses, type Guesses } from './guesses.ts';
import { type KnownDevices, knownDevices } from './known-devices.ts';
import { type RefreshCarrier, refreshCarrier } from './refresh-carrier.ts';
import { type RefreshFamilies, refreshFamilies } from './refresh-families.ts';
import { type ResendHandles, resendHandles } from './resend-handles.ts';
import { type ReservedNames, reservedNames } from './reserved-names.ts';

/** Tools that the calls on accounts share. */
export type AccountTools = CommandTools &
  Readonly<{
    names: ReservedNames;
    passwords: PasswordHashes;
    carrier: RefreshCarrier;
    families: RefreshFamilies;
    handles: ResendHandles;
    failedSignIns: FailedSignIns;
    guesses: Guesses;
    devices: KnownDevices;
  }>;

export async function accountTools(tools: CommandTools): Promise<AccountTools> {
  const { pool, keys, secrets, settings } = tools;
  const devices = knownDevices({ pool, key: keys('known-device'), settings });
  return {
    ...tools,
    names: reservedNames(await secrets('reservations')),
    passwords: createPasswordHashes(),
    carrier: refreshCarrier(settings),
    families: refreshFamilies(pool, keys('refresh-token')),
    handles: resendHandles(keys('resend-handle')),
    failedSignIns: failedSignIns(),
    guesses: accountGuesses(pool, devices),
    devices,
  };
}
