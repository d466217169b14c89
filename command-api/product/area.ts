import type { productArea } from '#domain/product/area.ts';
import type { CommandArea } from '../command-area.ts';
import { jsonFile } from '../export-file.ts';
import { contactCall, contents, deleteOldMessages, forgetMessages, messagesOf } from './contact.ts';

export const product: CommandArea<typeof productArea> = {
  commands: (tools) => ({ Contact: contactCall(tools) }),
  uploads: () => ({}),
  follows: ({ pool }) => ({ scheduled: [deleteOldMessages(pool)] }),
  async forget({ person }, { pool }) {
    await forgetMessages(pool, person);
  },
  takeAlong: {
    holds: ['support_messages'],
    contents,
    async files({ userId }, { pool }) {
      const messages = await messagesOf(pool, userId);
      return messages.length === 0 ? [] : [jsonFile('contact.json', () => messages)];
    },
  },
  streamWords: {},
};
