import { msg } from '@lingui/core/macro';
import type { WebArea } from '../lib/web-area.ts';

export const webhooksArea = {
  name: 'webhooks',
  errors: {
    too_many_webhooks: msg`Mehr Webhooks lassen sich nicht anlegen. Löschen Sie zuerst einen.`,
  },
  readModels: msg`Webhooks`,
} satisfies WebArea;
