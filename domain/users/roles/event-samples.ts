import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { RoleEvent } from './events.ts';

const by = 'a'.repeat(32);

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const roleSamples: SamplesOf<RoleEvent> = {
  RoleCreated: {
    type: 'RoleCreated',
    data: {
      role: 'pressestelle',
      title: 'Pressestelle',
      permissions: ['administration:news'],
      by,
      reason: 'Writes the news from May on',
    },
  },
  RolePermissionsChanged: {
    type: 'RolePermissionsChanged',
    data: { role: 'coach', permissions: ['can_share_with_all:default'], by, reason: 'Coaches share their talks' },
  },
};
