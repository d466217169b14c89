import { asProcess } from '../start-up/command-line.ts';
import { commandLine } from './command-line.ts';

await asProcess(commandLine);
