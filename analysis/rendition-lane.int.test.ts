import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownApp } from '#infra/lab/testing/app.ts';
import { eventsIn } from '#infra/lab/testing/database.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { dataDirectory } from '#infra/lab/testing/server.ts';
import { ffmpeg } from '#infra/lab/testing/test-media.ts';

const { directory, remove } = await dataDirectory();
afterAll(remove);
const at = (name: string) => path.join(directory, name);
const [program, released, given] = [at('ffmpeg'), at('released'), at('given')];
await slowRenditions();
const { person, database, settle } = await ownApp({ FFMPEG_PATH: program }, { analysis: true });

test('a slow rendition of one talk does not delay the analysis of another', async () => {
  const ada = await person();
  const first = await ada.uploaded(await recording('talk.ogg'));
  const arguments_ = await eventually(() => readFile(given, 'utf8'));
  expect(arguments_).toContain('-threads 1');

  const second = await ada.uploaded(await recording('talk.wav'));
  await settle({ except: ['rendition'] });
  expect(await eventsIn(database, `session-${second}`)).toContain('AnalysisSucceeded');
  expect(await eventsIn(database, `session-${first}`)).not.toContain('RenditionMade');
  await writeFile(released, '');
  await settle();
  expect(await eventsIn(database, `session-${first}`)).toContain('RenditionMade');
});

/** An ffmpeg that writes a film or an m4a only after it is released; the server runs it with an empty environment. */
async function slowRenditions(): Promise<void> {
  const script = `#!/bin/sh
case "$*" in
  *talk.mp4*)
    echo "$*" > '${given}'
    while [ ! -e '${released}' ]; do /bin/sleep 0.05; done ;;
esac
exec '${ffmpeg}' "$@"
`;
  await writeFile(program, script);
  await chmod(program, 0o755);
}
