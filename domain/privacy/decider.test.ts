import { expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { type DataExportCommand, dataExportDecider } from './decider.ts';
import type { DataExportEvent } from './events.ts';

const given = specFor(dataExportDecider);
const [first, second] = ['1'.repeat(32), '2'.repeat(32)];
const monday = new Date('2026-11-16T09:00:00.000Z');
const archive = { address: `${'a'.repeat(32)}/${'0'.repeat(64)}`, size: 7 };
const failed: DataExportEvent = { type: 'DataExportFailed', data: { exportId: first, reason: 'internal' } };
const hoursLater = (hours: number) => new Date(monday.getTime() + hours * 3_600_000);

test('a person requests an export', () => {
  given().when(request(first), monday).thenEmits(requested(first));
});

test('refuses a second export while one is being made', () => {
  given(requested(first)).when(request(second), hoursLater(48)).thenRefuses('already_running');
});

test('allows one export a day, whatever its result', () => {
  for (const end of [made(first), removed('asked')]) {
    given(requested(first), end).when(request(second), hoursLater(23)).thenRefuses('too_many_requests');
  }
  given(requested(first), removed('asked'))
    .when(request(second), hoursLater(24))
    .thenEmits(requested(second, hoursLater(24)));
});

test('allows a new export right after a failed one', () => {
  given(requested(first), failed)
    .when(request(second), hoursLater(1))
    .thenEmits(requested(second, hoursLater(1)));
});

test('a new export replaces the last one', () => {
  given(requested(first), made(first))
    .when(request(second), hoursLater(24))
    .thenEmits(removed('replaced'), requested(second, hoursLater(24)));
});

test('an export can be downloaded for seven days', () => {
  given(requested(first)).when(complete(first), monday).thenEmits(made(first));
});

test('ignores the result of a removed export', () => {
  for (const end of [removed('asked'), removed('erased'), failed, made(first)])
    given(requested(first), end).when(complete(first)).thenNothing();
  given(requested(second)).when(complete(first)).thenNothing();
  given().when(complete(first)).thenNothing();
});

test('only an export in progress can fail', () => {
  given(requested(first)).when(fail).thenEmits(failed);
  given(requested(first), made(first)).when(fail).thenNothing();
  given(requested(first), removed('asked'), requested(second)).when(fail).thenNothing();
  given().when(fail).thenNothing();
});

test('a person removes their export, ready or not', () => {
  for (const history of [[requested(first)], [requested(first), made(first)]])
    given(...history)
      .when(remove('asked'))
      .thenEmits(removed('asked'));
  given(requested(first), failed).when(remove('asked')).thenNothing();
  given(requested(first), removed('expired')).when(remove('asked')).thenNothing();
  given().when(remove('asked')).thenRefuses('not_found');
});

test('the end of an earlier export does not affect a later one', () => {
  given(requested(first), made(first), removed('replaced'), requested(second))
    .when({ type: 'RemoveDataExport', data: { exportId: first, reason: 'expired' } })
    .thenNothing();
});

test('erasing a person without an export changes nothing', () => {
  given().when(remove('erased')).thenNothing();
});

test.each([
  ['making', null, []],
  ['ready', archive.address, [made(first)]],
  ['failed', null, [failed]],
  ['removed', null, [made(first), removed('asked')]],
])('the latest export is %s', (status, address, events) => {
  const latest = [requested(first), ...events].reduce(dataExportDecider.evolve, dataExportDecider.initialState);
  expect(latest).toEqual({ id: first, status, requestedAt: monday.toISOString(), address });
});

function request(exportId: string): DataExportCommand {
  return { type: 'RequestDataExport', data: { exportId, locale: 'de', pauseHours: 24 } };
}
function complete(exportId: string): DataExportCommand {
  return { type: 'CompleteDataExport', data: { exportId, archive, files: 3 } };
}
function remove(reason: 'asked' | 'erased'): DataExportCommand {
  return { type: 'RemoveDataExport', data: { reason } };
}
const fail: DataExportCommand = { type: 'FailDataExport', data: { exportId: first, reason: 'internal' } };

function requested(exportId: string, at = monday): DataExportEvent {
  return { type: 'DataExportRequested', data: { exportId, locale: 'de', requestedAt: at.toISOString() } };
}
function made(exportId: string): DataExportEvent {
  const [madeAt, expiresAt] = [monday.toISOString(), hoursLater(7 * 24).toISOString()];
  return { type: 'DataExportMade', data: { exportId, archive, files: 3, madeAt, expiresAt } };
}
function removed(reason: 'asked' | 'erased' | 'replaced' | 'expired'): DataExportEvent {
  return { type: 'DataExportRemoved', data: { exportId: first, reason } };
}
