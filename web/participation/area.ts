import { msg } from '@lingui/core/macro';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { firstPart, lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';
import { permits } from '../lib/web-area.ts';

const mayTakePart = permits(usesSeminars);

export const participationArea = {
  name: 'participation',
  pages: [
    {
      path: '/certificate/:id',
      page: lazyPart('participation', () => import('./certificate/certificate-page.tsx'), 'CertificatePage'),
      frame: 'plain',
    },
    {
      path: '/seminars/dashboard/:id?',
      page: lazyPart('participation', () => import('./dashboard/dashboard-page.tsx'), 'SeminarDashboardPage'),
      gate: mayTakePart,
    },
    {
      path: '/seminars/dashboard/:id/:elementId/record',
      page: lazyPart('participation', () => import('./dashboard/record-page.tsx'), 'RecordPage'),
      gate: mayTakePart,
    },
    {
      path: '/seminars/submission/:id',
      page: lazyPart('participation', () => import('./submissions/submission-page.tsx'), 'SubmissionPage'),
      gate: mayTakePart,
    },
    {
      path: '/seminars/videos/:id?',
      page: lazyPart('participation', () => import('./videos/videos-page.tsx'), 'SharedVideosPage'),
      title: msg`Geteilte Vorträge`,
      gate: mayTakePart,
    },
  ],
  dashboard: [
    {
      order: 9,
      column: 'top',
      part: firstPart('participation', () => import('./overview/next-element.tsx'), 'NextElement'),
      gate: mayTakePart,
    },
    {
      order: 8,
      column: 'main',
      part: firstPart('participation', () => import('./overview/ongoing-seminars.tsx'), 'OngoingSeminars'),
      gate: mayTakePart,
    },
  ],
  errors: {
    element_locked: msg`Bitte schließen Sie zuerst die Elemente davor ab.`,
    too_many_submissions: msg`Für dieses Element können Sie nichts mehr einreichen.`,
    too_many_shared: msg`Mehr Beiträge zu diesem Element können Sie nicht teilen. Sie können einen anderen zurücknehmen.`,
    seminar_not_completed: msg`Ein Zertifikat gibt es, sobald alle Schritte erledigt sind.`,
    certificate_revoked: msg`Dieses Zertifikat wurde widerrufen.`,
    not_rateable: msg`Beiträge zu diesem Element werden nicht bewertet.`,
  },
  failures: {
    'POST /api/Submissions/SkipElement/:id': msg`Das Element ließ sich nicht überspringen.`,
    'DELETE /api/Seminar/Reset/:seminarId': msg`Es ließen sich nicht alle Beiträge löschen.`,
    'PATCH /api/Seminar/ResetOne': msg`Die Beiträge dieser Person ließen sich nicht löschen.`,
    'DELETE /api/Seminar/RemoveUser/:seminarId/:userId': msg`Diese Person ließ sich nicht entfernen.`,
  },
  readModels: msg`Teilnahme an Seminaren`,
} satisfies WebArea;
