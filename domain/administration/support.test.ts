import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import type { SupportEvent } from './events.ts';
import { supportDecider } from './support.ts';

const given = specFor(supportDecider);
const at = (hour: number) => new Date(Date.UTC(2026, 9, 1, hour));

test('one request at a time waits for the person', () => {
  given().when(request('r1'), at(9)).thenEmits(requested('r1'));
  given(requested('r1')).when(request('r1'), at(9)).thenNothing();
  given(requested('r1')).when(request('r2'), at(9)).thenRefuses('conflict');
});

test('the person grants access once, for a number of hours', () => {
  given(requested('r1')).when(grant('r1'), at(10)).thenEmits(granted);
  given(requested('r1'), granted).when(grant('r1'), at(11)).thenNothing();
  given(requested('r1')).when(grant('r2'), at(10)).thenRefuses('not_found');
  given().when(grant('r1'), at(10)).thenRefuses('not_found');
});

test('a declined, withdrawn or lapsed request grants no access', () => {
  given(requested('r1'), declined).when(grant('r1'), at(10)).thenRefuses('conflict');
  given(requested('r1'), ended('first')).when(grant('r1'), at(10)).thenRefuses('conflict');
  given(requested('r1'))
    .when(grant('r1'), at(9 + 7 * 24))
    .thenRefuses('conflict');
});

test('only the requesting admin has access, until it ends; one event an hour records it', () => {
  given(requested('r1'), granted).when(use('first'), at(11)).thenEmits(used(11));
  given(requested('r1'), granted, used(11)).when(use('first'), at(11)).thenNothing();
  given(requested('r1'), granted, used(11)).when(use('first'), at(12)).thenEmits(used(12));
  given(requested('r1'), granted).when(use('second'), at(11)).thenRefuses('not_found');
  given(requested('r1')).when(use('first'), at(11)).thenRefuses('conflict');
  given(requested('r1'), granted).when(use('first'), at(14)).thenRefuses('conflict');
  given(requested('r1'), granted, ended('ada')).when(use('first'), at(11)).thenRefuses('conflict');
});

test('the person can end the access at any time; after that a new request is possible', () => {
  given(requested('r1'), granted).when(end('ada'), at(11)).thenEmits(ended('ada'));
  given(requested('r1'), granted, ended('ada')).when(end('ada'), at(11)).thenNothing();
  given(requested('r1'), granted, ended('ada')).when(request('r2'), at(9)).thenEmits(requested('r2'));
  given().when(end('ada'), at(11)).thenRefuses('not_found');
});

test('a request is declined once; another request is not found', () => {
  given(requested('r1'), declined).when(decline('r1'), at(10)).thenNothing();
  given(requested('r1')).when(decline('r2'), at(10)).thenRefuses('not_found');
  given().when(decline('r1'), at(10)).thenRefuses('not_found');
});

test('open access can be ended, but not declined', () => {
  given(requested('r1')).when(decline('r1'), at(10)).thenEmits(declined);
  given(requested('r1'), granted).when(decline('r1'), at(10)).thenRefuses('conflict');
});

const asked = (accessId: string) => ({ accessId, by: 'first', hours: 4, reason: 'The report stays empty' });
const request = (accessId: string) => ({ type: 'RequestSupport', data: asked(accessId) }) as const;
const requested = (accessId: string): SupportEvent => ({
  type: 'SupportRequested',
  data: { ...asked(accessId), expiresAt: at(9 + 7 * 24).toISOString() },
});
const grant = (accessId: string) => ({ type: 'GrantSupport', data: { accessId } }) as const;
const granted: SupportEvent = { type: 'SupportGranted', data: { accessId: 'r1', until: at(14).toISOString() } };
const decline = (accessId: string) => ({ type: 'DeclineSupport', data: { accessId } }) as const;
const declined: SupportEvent = { type: 'SupportDeclined', data: { accessId: 'r1' } };
const use = (by: string) => ({ type: 'UseSupport', data: { by } }) as const;
const used = (hour: number): SupportEvent => ({
  type: 'SupportUsed',
  data: { accessId: 'r1', by: 'first', at: at(hour).toISOString() },
});
const end = (by: string) => ({ type: 'EndSupport', data: { by } }) as const;
const ended = (by: string): SupportEvent => ({ type: 'SupportEnded', data: { accessId: 'r1', by } });
