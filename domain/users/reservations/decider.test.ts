import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { reservationDecider } from './decider.ts';
import type { ReservationEvent } from './events.ts';

const given = specFor(reservationDecider);

test('a free value goes to the first who asks', () => given().when(reserve('ada')).thenEmits(reserved('ada')));

test('who holds it already may ask again', () => given(reserved('ada')).when(reserve('ada')).thenNothing());

test('nobody else gets it', () => given(reserved('ada')).when(reserve('grace')).thenRefuses('user_exists'));

test('given back, it is free for others', () =>
  given(reserved('ada'), released('ada')).when(reserve('grace')).thenEmits(reserved('grace')));

test('its holder may give it back', () => given(reserved('ada')).when(release('ada')).thenEmits(released('ada')));

test('nobody gives back what another holds', () => given(reserved('ada')).when(release('grace')).thenNothing());

test('what is free cannot be given back', () => given().when(release('ada')).thenNothing());

const reserve = (ownerId: string) => ({ type: 'ReserveValue', data: { ownerId } }) as const;
const release = (ownerId: string) => ({ type: 'ReleaseValue', data: { ownerId } }) as const;
const reserved = (ownerId: string): ReservationEvent => ({ type: 'ValueReserved', data: { ownerId } });
const released = (ownerId: string): ReservationEvent => ({ type: 'ValueReleased', data: { ownerId } });
