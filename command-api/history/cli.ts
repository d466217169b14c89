import { NoProofFile } from '#domain/kernel/proof/proof-file.ts';
import { OtherLog } from '#infra/event-store/log-identity.ts';
import { CannotProve } from '#infra/proof/cannot-prove.ts';
import { asProcess } from '#infra/start-up/command-line.ts';
import { commandLine } from './command-line.ts';

const plain = [CannotProve, NoProofFile, OtherLog];
const isMissing = (error: Error) => (error as NodeJS.ErrnoException).code === 'ENOENT';
await asProcess(commandLine, (error) => isMissing(error) || plain.some((kind) => error instanceof kind));
