import { expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { progressDecider, progressStream } from './decider.ts';
import { storedSamples } from './event-samples.ts';

const given = specFor(progressDecider);
const { ProgressSettingsChanged: changed, BaselineChosen: chosen, BaselineDropped: dropped } = storedSamples;
const other = { type: 'BaselineChosen', data: { sessionId: 'b'.repeat(32) } } as const;
const choose = { type: 'ChooseBaseline', data: chosen.data } as const;
const drop = { type: 'DropBaseline', data: chosen.data } as const;

test('the compared attributes are chosen, each once', () => {
  const attributes = [...changed.data.attributes, ...changed.data.attributes];
  const change = { type: 'ChangeProgressSettings', data: { ...changed.data, attributes } } as const;
  given().when(change).thenEmits(changed);
  given(changed).when(change).thenNothing();
});

test('refuses settings without an attribute', () =>
  given()
    .when({ type: 'ChangeProgressSettings', data: { attributes: [], numSessionsPerSet: 5 } })
    .thenRefuses('invalid_input', 'attributes'));

test('other attributes or another size of the sets are a change', () => {
  const change = (data: object) => ({ type: 'ChangeProgressSettings', data: { ...changed.data, ...data } }) as const;
  const less = { ...changed.data, attributes: changed.data.attributes.slice(1) };
  given(changed)
    .when(change(less))
    .thenEmits({ ...changed, data: less });
  const more = { ...changed.data, numSessionsPerSet: changed.data.numSessionsPerSet + 1 };
  given(changed)
    .when(change(more))
    .thenEmits({ ...changed, data: more });
});

test('a talk is the baseline until another one is chosen', () => {
  given().when(choose).thenEmits(chosen);
  given(chosen).when(choose).thenNothing();
  given(chosen, other).when(choose).thenEmits(chosen);
  given(chosen, other)
    .when({ ...choose, data: other.data })
    .thenNothing();
});

test('the baseline is cleared once', () => {
  given(chosen).when(drop).thenEmits(dropped);
  given(chosen, dropped).when(drop).thenNothing();
  given(chosen, other).when(drop).thenEmits(dropped);
  given(chosen, changed).when(drop).thenEmits(dropped);
  given(chosen, other, { ...dropped, data: other.data })
    .when(choose)
    .thenNothing();
  given(other, chosen, other, { ...dropped, data: other.data })
    .when({ ...drop, data: other.data })
    .thenNothing();
  given().when(drop).thenNothing();
});

test('the name of the stream contains the person’s id', () => expect(progressStream('ada')).toBe('progress-ada'));
