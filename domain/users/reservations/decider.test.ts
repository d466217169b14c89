import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { reservationDecider } from './decider.ts';
import type { ReservationEvent } from './events.ts';

const given = specFor(reservationDecider);

test('a free value goes to the first person', () => given().when(reserve('ada')).thenEmits(reserved('ada')));

test('the holder may reserve it again', () => given(reserved('ada')).when(reserve('ada')).thenNothing());

test('nobody else can reserve it', () => given(reserved('ada')).when(reserve('grace')).thenRefuses('user_exists'));

test('a released value is free for others', () =>
  given(reserved('ada'), released('ada')).when(reserve('grace')).thenEmits(reserved('grace')));

test('the holder may release it', () => given(reserved('ada')).when(release('ada')).thenEmits(released('ada')));

test('nobody else can release it', () => given(reserved('ada')).when(release('grace')).thenNothing());

test('a free value cannot be released', () => given().when(release('ada')).thenNothing());

const reserve = (ownerId: string) => ({ type: 'ReserveValue', data: { ownerId } }) as const;
const release = (ownerId: string) => ({ type: 'ReleaseValue', data: { ownerId } }) as const;
const reserved = (ownerId: string): ReservationEvent => ({ type: 'ValueReserved', data: { ownerId } });
const released = (ownerId: string): ReservationEvent => ({ type: 'ValueReleased', data: { ownerId } });
