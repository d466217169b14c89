import { streamDetail, streamEvents, streamExport, streamList, streamState } from '#domain/history/contract/calls.ts';
import { done, type Part } from '../stage.ts';

/** An auditor reads the history, which is recorded each time, and exports a signed proof. */
export const history: Part = (stage) => [
  {
    at: stage.daysAgo(55, '10:00'),
    async does() {
      const { send } = stage.by('paul');
      await done(send(streamList, { query: { category: 'seminar' } }));
      const params = { id: `seminar-${stage.kept('seminar')}` };
      await done(send(streamDetail, { params }));
      await done(send(streamEvents, { params }));
    },
  },
  {
    at: stage.daysAgo(30, '10:00'),
    async does() {
      const { send } = stage.by('paul');
      const params = { id: `company-${stage.kept('company')}` };
      await done(send(streamEvents, { params }));
      await done(send(streamState, { params, query: { time: stage.daysAgo(32, '0:00').toISOString() } }));
      await done(send(streamExport, { params, query: { format: 'proof' } }));
    },
  },
  {
    at: stage.daysAgo(1, '15:00'),
    async does() {
      const params = { id: `session-${stage.kept('lea-fourDays-3')}` };
      await done(stage.by('paul').send(streamExport, { params, query: { format: 'proof' } }));
    },
  },
];
