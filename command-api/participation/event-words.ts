import type { LearnerEvent, ParticipationEvent, RosterEvent } from '#domain/participation/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<ParticipationEvent | RosterEvent | LearnerEvent> = {
  ParticipantJoined: { de: () => 'Am Seminar teilgenommen', en: () => 'Joined the seminar' },
  ElementSubmitted: { de: () => 'Beitrag eingereicht', en: () => 'Submission made' },
  ElementSkipped: { de: () => 'Element übersprungen', en: () => 'Element skipped' },
  SubmissionShared: { de: () => 'Beitrag geteilt', en: () => 'Submission shared' },
  SubmissionUnshared: { de: () => 'Beitrag nicht mehr geteilt', en: () => 'Submission no longer shared' },
  SubmissionDeleted: { de: () => 'Beitrag gelöscht', en: () => 'Submission deleted' },
  SubmissionRated: { de: () => 'Beitrag bewertet', en: () => 'Submission rated' },
  RatingWithdrawn: { de: () => 'Bewertung zurückgenommen', en: () => 'Rating withdrawn' },
  FeedbackReceived: { de: () => 'Rückmeldung erhalten', en: () => 'Feedback received' },
  CommentAdded: { de: ({ offset }) => `Kommentar bei ${offset} s`, en: ({ offset }) => `Comment at ${offset} s` },
  CommentDeleted: { de: () => 'Kommentar gelöscht', en: () => 'Comment deleted' },
  SessionCounted: { de: () => 'Vortrag für ein Ziel gezählt', en: () => 'Talk counted for a goal' },
  SessionNotCounted: {
    de: () => 'Vortrag zählt nicht mehr für ein Ziel',
    en: () => 'Talk no longer counts for a goal',
  },
  ParticipationReset: { de: () => 'Alle Beiträge zurückgesetzt', en: () => 'All submissions cleared' },
  CertificateIssued: { de: () => 'Zertifikat ausgestellt', en: () => 'Certificate issued' },
  CertificateRevoked: { de: () => 'Zertifikat widerrufen', en: () => 'Certificate revoked' },
  ParticipantRemoved: { de: () => 'Teilnahme beendet', en: () => 'No longer a participant' },
  ParticipantListed: { de: () => 'In die Liste aufgenommen', en: () => 'Put on the list' },
  ParticipantUnlisted: { de: () => 'Von der Liste genommen', en: () => 'Taken off the list' },
  SubmissionShown: { de: () => 'Beitrag für andere sichtbar', en: () => 'Submission visible to others' },
  SubmissionHidden: {
    de: () => 'Beitrag für andere nicht mehr sichtbar',
    en: () => 'Submission no longer visible to others',
  },
  SeminarEntered: { de: () => 'Seminar begonnen', en: () => 'Seminar begun' },
  SeminarLeft: { de: () => 'Seminar verlassen', en: () => 'Seminar left' },
};
