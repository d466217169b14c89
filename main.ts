import { existsSync } from 'node:fs';
import { type App, createApp } from '#app.ts';
import { readSettings } from '#infra/config/settings.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { holdPort, listening } from '#infra/start-up/hold-port.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { stopper } from '#infra/start-up/stopper.ts';

/** First Node version whose HTTP/2 client does not loop for ever (see `infra/lab/faults/README.md`). */
const eventStoreNode = 22;

await start().catch((error) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});

async function start() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const handPortTo = await holdPort(settings);
  const app = await createApp(settings, { ends: stopper(settings) });
  try {
    // Creates the admin before the process is ready, so that the admin can sign in at once.
    if (app.roles.includes('command-api')) await firstStart(app.deps);
    handPortTo(app.http.server);
    await listening((at) => app.http.listen(at), { host: settings.HOST, port: settings.PORT });
    tell(app);
  } catch (error) {
    await app.close();
    throw error;
  }
}

function tell({ deps, roles }: App) {
  const { NODE_ENV, SMTP_URL, EVENTSTORE_URL } = deps.settings;
  if (NODE_ENV === 'production' && !SMTP_URL) console.warn('SMTP_URL is not set: mails are written, and reach nobody');
  if (EVENTSTORE_URL && Number.parseInt(process.versions.node, 10) < eventStoreNode)
    console.warn(
      `Node ${process.versions.node} can hang when EventStoreDB resets a stream: use Node ${eventStoreNode}`,
    );
  const seconds = (performance.now() / 1_000).toFixed(1);
  console.log(`Rostra is ready on ${deps.publicUrl()} after ${seconds} s (${roles.join(', ')})`);
}

async function firstStart(deps: App['deps']) {
  const { adminId, ensureAdmin } = await import('#command-api/users/ensure-admin.ts');
  const handle = createCommandHandler(deps);
  const { email, password, isNew } = await ensureAdmin({ ...deps, handle });
  if (isNew) {
    const { foundWelcomeGroup } = await import('#command-api/groups/welcome-group.ts');
    await foundWelcomeGroup(deps, handle, adminId);
  }
  if (password) console.log(`An admin was made: ${email} with the password ${password} (it is shown only this once)`);
}
