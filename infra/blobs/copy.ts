import { asProcess } from '../start-up/command-line.ts';
import { copyCommand } from './copy-command.ts';

await asProcess(copyCommand);
