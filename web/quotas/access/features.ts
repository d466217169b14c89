import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type Feature = Readonly<{
  /** Any of these permissions is enough. */
  requires: readonly string[];
  label: MessageDescriptor;
  /** What the feature is for. */
  text: MessageDescriptor;
}>;

/** The features of the product, by the permission that opens each. */
export const features: readonly Feature[] = [
  {
    requires: ['upload:audio', 'upload:video'],
    label: msg`Aufnehmen und hochladen`,
    text: msg`Vorträge mit Ton oder Kamera aufnehmen, Dateien hochladen.`,
  },
  {
    requires: ['analysis:fast', 'analysis:relaxed'],
    label: msg`Auswertung`,
    text: msg`Wert, Messwerte und Befunde zu jedem Vortrag.`,
  },
  {
    requires: ['live_transcription:fast', 'live_transcription:relaxed'],
    label: msg`Live-Worte`,
    text: msg`Ihre Worte erscheinen, während Sie sprechen.`,
  },
  { requires: ['challenge'], label: msg`Ziele`, text: msg`Sich etwas vornehmen und sehen, wie weit Sie sind.` },
  { requires: ['seminar'], label: msg`Seminare`, text: msg`An Seminaren teilnehmen und eigene geben.` },
  {
    requires: ['public_group:limited'],
    label: msg`Gruppen`,
    text: msg`Gruppen finden, beitreten und mitlesen. Eine eigene mit bis zu zehn Mitgliedern gründen.`,
  },
  {
    requires: ['public_group:full'],
    label: msg`In Gruppen schreiben`,
    text: msg`Gruppen jeder Größe anlegen, Beiträge und Videos einstellen.`,
  },
  {
    requires: ['teacher'],
    label: msg`Einreichungen sehen`,
    text: msg`Vorträge ansehen, die andere bei Ihnen einreichen.`,
  },
  {
    requires: ['can_share_with_all'],
    label: msg`Mit allen teilen`,
    text: msg`Vorträge auch mit Menschen teilen, mit denen Sie in keiner Gruppe sind.`,
  },
  {
    requires: ['external_api'],
    label: msg`Schnittstelle für andere Programme`,
    text: msg`Programme mit einem Token in Ihrem Namen lesen und schreiben lassen.`,
  },
];

/** Permissions that can be granted but open nothing yet. */
export const notOfferedYet: Readonly<Record<string, MessageDescriptor>> = {
  course: msg`Kurse`,
  vr_mode: msg`VR-Modus`,
  tech_support: msg`Technische Betreuung`,
  dev_support: msg`Betreuung für Entwickler`,
  sla: msg`Zugesicherte Verfügbarkeit`,
  sso: msg`Anmeldung über Ihre Firma`,
  custom_idp: msg`Eigener Anmeldedienst`,
  coach: msg`Termine mit einem Coach`,
};
