import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { operationDecider } from './operation.ts';

const given = specFor(operationDecider);
const order = { operation: 'rebuild', target: 'goals', by: 'ada' } as const;

test('an operation is ordered once, with its optional reason', () => {
  given().when({ type: 'OrderOperation', data: order }).thenEmitsExactly({ type: 'OperationOrdered', data: order });
  const explained = { ...order, reason: 'New version' };
  given()
    .when({ type: 'OrderOperation', data: explained })
    .thenEmitsExactly({ type: 'OperationOrdered', data: explained });
  given({ type: 'OperationOrdered', data: order }).when({ type: 'OrderOperation', data: order }).thenNothing();
});

test('an operation on the server is recorded once, without a person', () => {
  const run = { operation: 'swap', target: 'goals', reason: 'Checked by hand' } as const;
  const command = { type: 'RunOperationOnServer', data: run } as const;
  given().when(command).thenEmitsExactly({ type: 'OperationRunOnServer', data: run });
  given({ type: 'OperationRunOnServer', data: run }).when(command).thenNothing();
});
