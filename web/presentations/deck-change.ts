import { presentationDetail, presentationList } from '#domain/presentations/contract/calls.ts';
import { changesOf } from '../lib/changes.ts';

export const { useAgain: useDecksAgain, fetchAgain: fetchDecksAgain } = changesOf([
  presentationList,
  presentationDetail,
]);
