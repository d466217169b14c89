import { OtherLog } from '#infra/event-store/log-identity.ts';
import { asProcess } from '#infra/start-up/command-line.ts';
import { AlreadyBuilding } from './alone.ts';
import { commandLine } from './command-line.ts';
import { StreamsParked } from './rebuild.ts';
import { NothingBuilt } from './swap.ts';
import { Incomparable } from './verify.ts';

const plain = [AlreadyBuilding, StreamsParked, NothingBuilt, Incomparable, OtherLog];
await asProcess(commandLine, (error) => plain.some((kind) => error instanceof kind));
