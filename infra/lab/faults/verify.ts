import { asProcess } from '#infra/start-up/command-line.ts';
import { commandLine } from './verify-command.ts';

await asProcess(commandLine);
