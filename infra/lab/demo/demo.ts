import { createApp } from '#app.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { StartupError } from '../../start-up/startup-error.ts';
import { stopper } from '../../start-up/stopper.ts';
import { password } from '../testing/person.ts';
import { demoRoles, emailOf } from './cast.ts';
import { type DemoRecord, demoSettings, madeDemo, removeDemo } from './demo-folder.ts';

/**
 * `npm run demo`: the product with people, talks and three months of history, with its own folder and address.
 * `npm run demo -- --reset` creates it again; PORT, HOST and DEMO_DIR are honoured.
 */
await start(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});

async function start(given: readonly string[]) {
  const unknown = given.find((argument) => argument !== '--reset');
  if (unknown) throw new StartupError(`There is no ${unknown}: the demo knows --reset.`);
  const settings = demoSettings(process.env);
  if (given.includes('--reset')) await removeDemo(settings);
  const size = process.env.DEMO_SIZE === 'small' ? 'small' : 'full';
  const record = await madeDemo(settings, { size, tell: console.log });
  const { http, deps } = await createApp(settings, { ends: stopper(settings), demo: record.accounts });
  await http.listen({ host: settings.HOST, port: settings.PORT }).catch((error) => {
    throw new StartupError(`The demo cannot listen on ${settings.HOST}:${settings.PORT} (${error.code}): set PORT.`);
  });
  tell(deps.publicUrl(), record, settings.ADMIN_EMAIL);
}

const staleMs = 7 * dayMs;

function tell(address: string, { madeAt }: DemoRecord, adminEmail: string): void {
  const ways = [...Object.entries(demoRoles).map(([role, name]) => [role, emailOf(name)]), ['admin', adminEmail]];
  console.log(`\nRostra's demo is ready on ${address} after ${(performance.now() / 1_000).toFixed(1)} s\n`);
  console.log('Its page to sign in lets you look around, without a password, as');
  for (const [role = '', email] of ways) console.log(`  ${role.replace('_', ' ').padEnd(14)} ${email}`);
  console.log(`Everybody has the password ${password}. Stop it with Ctrl+C.`);
  if (Date.now() - Date.parse(madeAt) > staleMs)
    console.log(`It was made on ${madeAt.slice(0, 10)}. \`npm run demo -- --reset\` makes it anew, as of today.`);
}
