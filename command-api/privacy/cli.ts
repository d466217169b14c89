import { DomainError } from '#domain/kernel/errors.ts';
import { asProcess } from '#infra/start-up/command-line.ts';
import { commandLine } from './command-line.ts';

await asProcess(commandLine, (error) => error instanceof DomainError);
