import { createContext, useContext, useMemo } from 'react';
import { seminarUploads } from '#domain/seminars/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { upload } from '../../lib/upload.ts';
import type { EditorPage } from '../../ui/editor/rich-text-editor.tsx';

const Page = createContext<EditorPage | undefined>(undefined);
export const SeminarPage = Page.Provider;

/** Files of the seminar, for the editor and the preview. */
export const useSeminarPage = () => useContext(Page);

export const usePageOf = ({ id: seminarId, files }: SeminarDetail): EditorPage =>
  useMemo(
    () => ({ files, addFile: (file) => upload(seminarUploads.AddSeminarFile, { seminarId, file }) }),
    [seminarId, files],
  );
