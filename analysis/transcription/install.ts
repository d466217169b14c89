import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readSettings } from '#infra/config/settings.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { installWhisper } from './whisper/install-whisper.ts';
import { findWhisper, usualModel } from './whisper/installation.ts';

const usage = `npm run transcriber -- install [--model ${usualModel}]   brings Whisper to this machine (1 GB)
npm run transcriber -- status                                  says which one is there`;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { model: { type: 'string' } } });

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { DATA_DIR } = readSettings(process.env);
  const [command] = positionals;
  if (command === 'install') await install(DATA_DIR);
  else if (command === 'status') console.log(findWhisper(DATA_DIR)?.model ?? 'There is no local transcriber.');
  else throw new StartupError(usage);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

async function install(data: string): Promise<void> {
  const model = values.model ?? usualModel;
  await installWhisper({ data, model, host: process.env.HF_ENDPOINT, tell: (line) => console.log(line) });
  console.log(
    `${model} is there: the next start transcribes with it, unless TRANSCRIBER or other settings say otherwise.`,
  );
}
