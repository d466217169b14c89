import { idOf } from '#domain/kernel/ids.ts';
import { courseLinkList } from '#domain/platforms/contract/calls.ts';
import type { CourseLinkEvent } from '#domain/platforms/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';

type Course = Readonly<{ course: string; title: string; hasRoster: boolean }>;
type Row = Readonly<{
  id: string;
  platform_id: string;
  seminar_id: string;
  owner_id: string;
  linked_at: string;
  courses: readonly Course[];
}>;

export const courseLinkModel: ReadModel<CourseLinkEvent, Row> = {
  name: courseLinkList.name,
  table: 'course_link',
  key: 'id',
  ddl: `create table course_link (id text primary key, platform_id text not null, seminar_id text not null,
          owner_id text not null, linked_at timestamptz not null, courses jsonb not null);
        create index on course_link (seminar_id)`,
  keys: ({ stream }) => (isStreamOf('courselink', stream) ? [idOf(stream)] : []),
  readers: ({ owner_id }) => [owner_id],
  fold(row, event) {
    switch (event.type) {
      case 'SeminarLinked': {
        const { platformId: platform_id, seminarId: seminar_id, byId: owner_id } = event.data;
        return { id: idOf(event.stream), platform_id, seminar_id, owner_id, linked_at: event.metadata.at, courses: [] };
      }
      case 'CourseSeen': {
        const { deploymentId, contextId, title, rosterUrl } = event.data;
        const course = JSON.stringify([deploymentId, contextId]);
        const others = row?.courses.filter((one) => one.course !== course) ?? [];
        return row && { ...row, courses: [...others, { course, title, hasRoster: rosterUrl !== null }] };
      }
      case 'SeminarUnlinked':
        return undefined;
      default:
        return row;
    }
  },
};
