import { idOf } from '#domain/kernel/ids.ts';
import { courseLinkList } from '#domain/platforms/contract/calls.ts';
import type { CourseLinkEvent } from '#domain/platforms/events.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{ id: string; platform_id: string; seminar_id: string; owner_id: string; linked_at: string }>;

const isLink = (stream: string) => stream.startsWith('courselink-');

export const courseLinkModel: ReadModel<CourseLinkEvent, Row> = {
  name: courseLinkList.name,
  table: 'course_link',
  key: 'id',
  ddl: `create table course_link (id text primary key, platform_id text not null, seminar_id text not null,
          owner_id text not null, linked_at timestamptz not null);
        create index on course_link (seminar_id)`,
  keys: ({ stream }) => (isLink(stream) ? [idOf(stream)] : []),
  readers: ({ owner_id }) => [owner_id],
  fold(row, event) {
    switch (event.type) {
      case 'SeminarLinked': {
        const { linkId: id, platformId: platform_id, seminarId: seminar_id, byId: owner_id } = event.data;
        return { id, platform_id, seminar_id, owner_id, linked_at: event.metadata.at };
      }
      case 'SeminarUnlinked':
        return undefined;
      default:
        return row;
    }
  },
};

type Course = Readonly<{ link_id: string; course: string; title: string; has_roster: boolean }>;

/** Courses of a platform that lead to a seminar. Its readers are those of the link. */
export const courseModel: ReadModel<CourseLinkEvent, Course> = {
  name: 'course-list',
  table: 'course',
  key: ['link_id', 'course'],
  ddl: `create table course (link_id text not null, course text not null, title text not null, has_roster boolean not null,
          primary key (link_id, course))`,
  keys: ({ type, stream, data }) =>
    type === 'CourseSeen' ? [[idOf(stream), JSON.stringify([data.deploymentId, data.contextId])]] : [],
  readers: () => [],
  fold(row, event) {
    if (event.type !== 'CourseSeen') return row;
    const { deploymentId, contextId, title, rosterUrl } = event.data;
    const course = JSON.stringify([deploymentId, contextId]);
    return { link_id: idOf(event.stream), course, title, has_roster: rosterUrl !== null };
  },
  statement: ({ type, stream }) => (type === 'SeminarUnlinked' ? { remove: [idOf(stream)] } : undefined),
};
