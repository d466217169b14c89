import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProjectionAction, ProjectionFailure } from '#domain/projections/contract/calls.ts';
import { knownAreas } from '../lib/known-areas.ts';

/** The name of an area's read models; undefined for an area that this version does not know. */
export const nameOfArea = (area: string): MessageDescriptor | undefined =>
  knownAreas().find(({ name }) => name === area)?.readModels;

/** Words for a running job. */
export const workWords: Readonly<Record<ProjectionAction, MessageDescriptor>> = {
  rebuild: msg`Wird neu aufgebaut`,
  verify: msg`Wird geprüft`,
  swap: msg`Die neue Fassung wird eingesetzt`,
  drop: msg`Nicht mehr Gebrauchtes wird gelöscht`,
  retry: msg`Zurückgestelltes wird noch einmal verarbeitet`,
};

export const waitingWords: Readonly<Record<ProjectionAction, MessageDescriptor>> = {
  rebuild: msg`Neuaufbau ist vorgemerkt`,
  verify: msg`Prüfung ist vorgemerkt`,
  swap: msg`Einsetzen ist vorgemerkt`,
  drop: msg`Löschen ist vorgemerkt`,
  retry: msg`Neuer Versuch ist vorgemerkt`,
};

/** The heading of each kind of result. */
export const doneWords: Readonly<Record<ProjectionAction, MessageDescriptor>> = {
  rebuild: msg`Neuaufbau`,
  verify: msg`Prüfung`,
  swap: msg`Einsetzen der neuen Fassung`,
  drop: msg`Löschen`,
  retry: msg`Neuer Versuch mit Zurückgestelltem`,
};

export const failureWords: Readonly<Record<ProjectionFailure, MessageDescriptor>> = {
  streams_parked: msg`Die neue Fassung ist gebaut, konnte aber Vorgänge nicht verarbeiten, mit denen die jetzige zurechtkommt. Sie wird erst eingesetzt, wenn Sie es sagen.`,
  nothing_built: msg`Es gab keine neue Fassung zum Einsetzen. Bauen Sie zuerst neu auf.`,
  other_version: msg`Verglichen werden kann nur, was der laufende Code gebaut hat. Bauen Sie zuerst neu auf.`,
  other_log: msg`Was Seiten zeigen, stammt aus einem anderen Protokoll als dem, das jetzt gelesen wird. Ob das richtig ist, muss jemand am Server entscheiden.`,
  failed: msg`Das ist mehrmals gescheitert. Die Ursache steht in den Meldungen des Servers.`,
};
