import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { mostFiles } from '#domain/kernel/written.ts';
import type { PostEvent, VideoEvent } from './events.ts';

type PostData = { [E in PostEvent as E['type']]: E['data'] };
type VideoData = { [E in VideoEvent as E['type']]: E['data'] };

/** The acting member; the call has checked whether they manage the group. */
type Asker = Readonly<{ askedBy: string; isManager: boolean }>;

export type Post = Readonly<{
  groupId: string;
  posterId: string;
  title: string;
  body: string;
  banner: PostData['GroupPostWritten']['banner'];
  mailTo: PostData['GroupPostWritten']['mailTo'];
  files: readonly Readonly<{ id: string; media: PostData['GroupPostFileAdded']['media'] }>[];
}>;
export type PostState = Post | 'none' | 'deleted';
type AddedFile = Omit<PostData['GroupPostFileAdded'], 'posterId'>;

type PostCommand =
  | Message<
      'WritePost',
      Asker & Omit<PostData['GroupPostWritten'], 'posterId'> & Readonly<{ files: readonly AddedFile[] }>
    >
  | Message<'EditPost', Asker & Pick<Post, 'title' | 'body'>>
  | Message<'AddPostFile', Asker & AddedFile>
  | Message<'DeletePost', Asker>;

/** A post belongs to its author: managers may remove it, but only the author may change its text. */
export const postDecider: Decider<PostState, PostCommand, PostEvent> = {
  initialState: 'none',

  decide(command, post) {
    const { askedBy, isManager } = command.data;
    if (command.type === 'WritePost') {
      if (!isManager) return refuse('user_not_authorized');
      const { groupId, title, body, banner, mailTo, files } = command.data;
      const data = { groupId, posterId: askedBy, title, body, banner, mailTo };
      if (post !== 'none') return refuse('conflict');
      if (files.length > mostFiles) return refuse('too_many_files');
      return [{ type: 'GroupPostWritten', data }, ...files.map((file) => fileAdded(file, askedBy))];
    }
    if (typeof post === 'string') return refuse('not_found');
    const isOwn = post.posterId === askedBy;
    if (command.type === 'DeletePost')
      return isOwn || isManager ? [{ type: 'GroupPostDeleted', data: {} }] : refuse('user_not_authorized');
    if (!isOwn) return refuse('user_not_authorized');
    if (command.type === 'AddPostFile') return decideFile(command.data, post);
    const { title, body } = command.data;
    const isSame = title === post.title && body === post.body;
    return isSame ? [] : [{ type: 'GroupPostEdited', data: { posterId: askedBy, title, body } }];
  },

  evolve(post, event) {
    switch (event.type) {
      case 'GroupPostWritten':
        return { ...event.data, files: [] };
      case 'GroupPostDeleted':
        return 'deleted';
      case 'GroupPostEdited':
        return typeof post === 'string' ? post : { ...post, title: event.data.title, body: event.data.body };
      case 'GroupPostFileAdded': {
        const { fileId, media } = event.data;
        return typeof post === 'string' ? post : { ...post, files: [...post.files, { id: fileId, media }] };
      }
    }
  },
};

const fileAdded = ({ fileId, name, media }: AddedFile, posterId: string): PostEvent => ({
  type: 'GroupPostFileAdded',
  data: { fileId, posterId, name, media },
});

function decideFile({ askedBy, ...file }: Asker & AddedFile, post: Post): readonly PostEvent[] {
  if (post.files.some(({ id }) => id === file.fileId)) return [];
  if (post.files.length >= mostFiles) return refuse('too_many_files');
  return [fileAdded(file, askedBy)];
}

export type Video = VideoData['GroupVideoAdded'];
export type VideoState = Video | 'none' | 'deleted';

type VideoCommand =
  | Message<'AddVideo', Asker & Omit<Video, 'uploaderId'>>
  | Message<'EditVideo', Asker & Pick<Video, 'title' | 'description'>>
  | Message<'DeleteVideo', Asker>;

export const videoDecider: Decider<VideoState, VideoCommand, VideoEvent> = {
  initialState: 'none',

  decide(command, video) {
    const { askedBy, isManager } = command.data;
    if (command.type === 'AddVideo') {
      if (!isManager) return refuse('user_not_authorized');
      const { groupId, title, description, video: shown } = command.data;
      const data = { groupId, uploaderId: askedBy, title, description, video: shown };
      return video === 'none' ? [{ type: 'GroupVideoAdded', data }] : refuse('conflict');
    }
    if (typeof video === 'string') return refuse('not_found');
    const isOwn = video.uploaderId === askedBy;
    if (command.type === 'DeleteVideo')
      return isOwn || isManager ? [{ type: 'GroupVideoDeleted', data: {} }] : refuse('user_not_authorized');
    if (!isOwn) return refuse('user_not_authorized');
    const { title, description } = command.data;
    const isSame = title === video.title && description === video.description;
    return isSame ? [] : [{ type: 'GroupVideoEdited', data: { uploaderId: askedBy, title, description } }];
  },

  evolve(video, event) {
    switch (event.type) {
      case 'GroupVideoAdded':
        return event.data;
      case 'GroupVideoDeleted':
        return 'deleted';
      case 'GroupVideoEdited': {
        const { title, description } = event.data;
        return typeof video === 'string' ? video : { ...video, title, description };
      }
    }
  },
};
