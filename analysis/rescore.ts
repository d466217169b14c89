import { asProcess } from '#infra/start-up/command-line.ts';
import { commandLine } from './rescore/command-line.ts';

await asProcess(commandLine);
