import type { EventWords } from '#domain/kernel/event-words.ts';
import type { LearnerEvent, ParticipationEvent, RosterEvent } from '../events.ts';

export const eventWords: EventWords<ParticipationEvent | RosterEvent | LearnerEvent> = {
  ParticipantJoined: { de: 'Dem Seminar beigetreten', en: 'Joined the seminar' },
  ElementSubmitted: { de: 'Beitrag eingereicht', en: 'Submission made' },
  ElementSkipped: { de: 'Element übersprungen', en: 'Element skipped' },
  SubmissionShared: { de: 'Beitrag geteilt', en: 'Submission shared' },
  SubmissionUnshared: { de: 'Beitrag nicht mehr geteilt', en: 'Submission no longer shared' },
  SubmissionDeleted: { de: 'Beitrag gelöscht', en: 'Submission deleted' },
  SubmissionRated: { de: 'Beitrag bewertet', en: 'Submission rated' },
  RatingWithdrawn: { de: 'Bewertung zurückgenommen', en: 'Rating withdrawn' },
  FeedbackReceived: { de: 'Rückmeldung erhalten', en: 'Feedback received' },
  CommentAdded: {
    de: 'Kommentar geschrieben',
    en: 'Comment written',
    detail: ({ offset }) => `${offset} s`,
  },
  CommentDeleted: { de: 'Kommentar gelöscht', en: 'Comment deleted' },
  SessionCounted: { de: 'Vortrag für ein Ziel gezählt', en: 'Talk counted for a goal' },
  SessionNotCounted: { de: 'Vortrag zählt nicht mehr für ein Ziel', en: 'Talk no longer counts for a goal' },
  ParticipationReset: { de: 'Alle Beiträge der Person zurückgesetzt', en: 'All submissions of the person cleared' },
  CertificateIssued: { de: 'Zertifikat ausgestellt', en: 'Certificate issued' },
  CertificateRevoked: { de: 'Zertifikat widerrufen', en: 'Certificate revoked' },
  ParticipantRemoved: { de: 'Teilnahme beendet', en: 'No longer a participant' },
  ParticipantListed: { de: 'Teilnehmende Person aufgenommen', en: 'Participant listed' },
  ParticipantUnlisted: { de: 'Teilnehmende Person gestrichen', en: 'Participant no longer listed' },
  SubmissionShown: { de: 'Beitrag für andere sichtbar', en: 'Submission visible to others' },
  SubmissionHidden: { de: 'Beitrag für andere nicht mehr sichtbar', en: 'Submission no longer visible to others' },
  SeminarEntered: { de: 'Seminar begonnen', en: 'Seminar begun' },
  SeminarLeft: { de: 'Seminar verlassen', en: 'Leave seminar' },
};
