import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { areas } from '#domain/areas.ts';
import type { DataKind } from '#domain/kernel/kept-data.ts';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { createDiskBlobs } from '#infra/blobs/disk-blobs.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { anyRevision } from '#infra/event-store/event-store.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import { commandAreaList } from './areas.ts';
import { streamsOfPerson } from './privacy/streams-of-person.ts';

/** Kinds of data without a file of their own, and where the export contains them. */
const elsewhere: Partial<Record<DataKind, string>> = {
  event_log: 'history.csv and history.json',
  data_exports: 'history.csv; the archive itself',
  activity_counts: 'sessions.csv holds what is counted',
  admin_deeds: 'history.csv of whom they concern',
  account_imports: 'account.json holds what became of a row',
};

test('the archive contains every kind of personal data once', () => {
  const kept = areas.flatMap(({ keeps }) => keeps.map(({ data }) => data as DataKind));
  const held = commandAreaList.flatMap(({ takeAlong }) => takeAlong.holds);
  expect(held.toSorted()).toEqual(kept.filter((kind) => elsewhere[kind] === undefined).toSorted());
});

test('an area with data describes its files', () => {
  for (const { takeAlong } of commandAreaList)
    expect(takeAlong.contents.de !== '' && takeAlong.contents.en !== '').toBe(takeAlong.holds.length > 0);
});

const [ada, bob] = ['a'.repeat(32), 'b'.repeat(32)];
const [goal, video, device, drill, session] = ['1', '2', '3', '4', '5'].map((digit) => digit.repeat(32));

test('exports goals, calibrations, drills, notification settings, the baseline and watched videos as readable files', async () => {
  const { append, fileOf } = await log();
  const rules = { target: 1, conditions: [{ type: 'filler_words', value: 2 }] };
  await append(`goal-${goal}`, 'GoalCreated', { ownerId: ada, title: 'Ruhiger', ...rules, personIds: [ada, bob] });
  await append(`practice-${ada}`, 'GoalTaken', { goalId: goal, since: '2026-11-01T10:00:00.000Z', ...rules });
  await append(`calibration-${device}`, 'CalibrationStarted', { ownerId: ada, run: 1, deviceName: 'Tischmikrofon' });
  await append(`calibration-${device}`, 'CalibrationFailed', { run: 1, reason: 'too_noisy' });
  await append(`drill-${drill}`, 'DrillKept', { ownerId: ada, drill: 'pace', verdict: 'near', value: 140 });
  const settings = { types: { goal_due: { bell: true, mail: 'daily' } }, quietHours: null };
  await append(`inbox-${ada}`, 'NotificationSettingsChanged', { settings });
  const told = { notificationId: session, type: 'goal_assigned', byId: bob, concerns: { goalId: goal } };
  await append(`inbox-${ada}`, 'NotificationReceived', told);
  await append(`progress-${ada}`, 'BaselineChosen', { sessionId: session });
  const how = { title: 'Gut stehen', description: '', video: { from: 'link', uri: 'https://example.org/v' } };
  await append(`howto-${video}`, 'HowToVideoAdded', { ...how, isDraft: false });
  await append(`watched-${ada}`, 'HowToVideoWatched', { videoId: video });

  const title = { id: goal, title: 'Ruhiger' };
  expect(await fileOf('goals.json')).toMatchObject({
    pursued: [{ ...title, ...rules, progress: 0, isCompleted: false }],
    set: [{ ...title, ...rules, isForYou: true, others: 1 }],
  });
  expect(await fileOf('calibrations.json')).toMatchObject([
    { microphone: 'Tischmikrofon', happened: [{ run: 1 }, { type: 'CalibrationFailed', reason: 'too_noisy' }] },
  ]);
  expect(await fileOf('drills.json')).toMatchObject([{ drill: 'pace', verdict: 'near', value: 140 }]);
  const notifications = await fileOf('notifications.json');
  expect(notifications).toMatchObject({ settings, received: [{ type: 'goal_assigned', concerns: { goalId: goal } }] });
  expect(JSON.stringify(notifications)).not.toContain(bob);
  expect(await fileOf('progress.json')).toMatchObject({ baselines: [session] });
  expect(await fileOf('watched.json')).toEqual([{ id: video, title: 'Gut stehen' }]);
});

async function log() {
  const { pool, notifications } = await freshDatabase();
  const data = await testDirectory();
  const { store, asStored, hashes } = await openLog({}, { pool, notifications, data, personal, upcasters: {} });
  const blobs = await createDiskBlobs(`${data}/blobs`);
  const handle = createCommandHandler({ store, hashes });
  const tools = { pool, store, asStored, blobs, handle, printReport: async () => null, everyArea: commandAreaList };
  const append = async (stream: string, type: string, content: object) => {
    await store.append(stream, anyRevision, [{ ...newEvent(content), type }]);
  };
  const fileOf = async (name: string): Promise<unknown> => {
    const taking = { userId: ada, locale: 'de', streams: await streamsOfPerson(asStored, ada) } as const;
    for (const area of commandAreaList) {
      if (!area.takeAlong.contents.de.includes(name)) continue;
      const file = (await area.takeAlong.files(taking, tools)).find((one) => one.name === name);
      const content = await file?.open();
      if (content) return JSON.parse((await buffer(content)).toString());
    }
    return undefined;
  };
  return { append, fileOf };
}
