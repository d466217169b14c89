import type { confirmationCommands } from '#domain/administration/contract/confirmation-commands.ts';
import { confirmationDecider } from '#domain/administration/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import type { CommandHandlers } from '../command-area.ts';

const allow = permitted(administersUsers);

/** A second admin confirms or declines; `carry-out.ts` does the confirmed deed. */
export const confirmationCalls: CommandHandlers<typeof confirmationCommands> = {
  ConfirmDeed: {
    allow,
    run: ({ params: { id }, principal, send }) =>
      send({
        stream: streamOf('confirmation', id),
        decider: confirmationDecider,
        command: { type: 'ConfirmDeed', data: { by: principal().id } },
      }),
  },
  DeclineDeed: {
    allow,
    run: ({ params: { id }, body, principal, send }) =>
      send({
        stream: streamOf('confirmation', id),
        decider: confirmationDecider,
        command: { type: 'DeclineDeed', data: { by: principal().id, reason: body?.reason } },
      }),
  },
};
