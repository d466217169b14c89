import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { drillDecider } from './decider.ts';
import { drillSamples } from './event-samples.ts';

const given = specFor(drillDecider);
const { DrillKept: kept, DrillForgotten: forgotten } = drillSamples;
const askedBy = kept.data.ownerId;

test('a result is kept once', () => {
  given().when({ type: 'KeepDrill', data: kept.data }).thenEmits(kept);
  given(kept).when({ type: 'KeepDrill', data: kept.data }).thenNothing();
});

test('only the owner can delete a result', () => {
  given(kept).when({ type: 'ForgetDrill', data: { askedBy } }).thenEmits(forgotten);
  given(kept)
    .when({ type: 'ForgetDrill', data: { askedBy: 'b'.repeat(32) } })
    .thenRefuses('not_found');
  given(kept, forgotten).when({ type: 'ForgetDrill', data: { askedBy } }).thenRefuses('not_found');
});
