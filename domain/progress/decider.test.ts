import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { progressDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';

const given = specFor(progressDecider);
const { ProgressSettingsChanged: changed, BaselineChosen: chosen, BaselineDropped: dropped } = storedSamples;
const other = { type: 'BaselineChosen', data: { sessionId: 'b'.repeat(32) } } as const;
const choose = { type: 'ChooseBaseline', data: chosen.data } as const;
const drop = { type: 'DropBaseline', data: chosen.data } as const;

test('what is compared is chosen, each attribute once', () => {
  const attributes = [...changed.data.attributes, ...changed.data.attributes];
  const change = { type: 'ChangeProgressSettings', data: { ...changed.data, attributes } } as const;
  given().when(change).thenEmits(changed);
  given(changed).when(change).thenNothing();
});

test('at least one attribute is compared', () =>
  given()
    .when({ type: 'ChangeProgressSettings', data: { attributes: [], numSessionsPerSet: 5 } })
    .thenRefuses('invalid_input'));

test('a talk becomes the one that others are measured by, until another does', () => {
  given().when(choose).thenEmits(chosen);
  given(chosen).when(choose).thenNothing();
  given(chosen, other).when(choose).thenEmits(chosen);
});

test('it is given up once', () => {
  given(chosen).when(drop).thenEmits(dropped);
  given(chosen, dropped).when(drop).thenNothing();
  given().when(drop).thenNothing();
});
