import { presentationCommands, presentationUploads } from '#domain/presentations/contract/calls.ts';
import { slidesPdf } from '../../testing/slides-pdf.ts';
import { done, type Part } from '../stage.ts';

const slides: readonly Readonly<{ text: string; seconds: number; notes: string }>[] = [
  { text: 'Das dritte Quartal', seconds: 8, notes: 'Begrüßen. Besser, als wir im Sommer befürchtet haben.' },
  {
    text: '4,2 Millionen Euro\n+6 % gegenüber dem Vorjahr',
    seconds: 16,
    notes: 'Gewachsen sind vor allem die Seminare.',
  },
  { text: 'Was gebremst hat:\ndrei Wochen im Hafen', seconds: 12, notes: 'Die Lieferung ist da und schon verkauft.' },
  {
    text: 'Ausblick: 4,5 Millionen\nohne Linz',
    seconds: 16,
    notes: 'Kommt der Auftrag, reden wir im Januar über neue Stellen.',
  },
];

/** Slides with planned times. A later talk is recorded with them. */
export const deck: Part = (stage) => [
  {
    at: stage.daysAgo(31, '16:00'),
    async does() {
      const { send } = stage.by('lea');
      const file = new File([new Uint8Array(await slidesPdf(slides))], 'Quartalszahlen.pdf', {
        type: 'application/pdf',
      });
      const { id } = await done(send(presentationUploads.AddPresentation, { form: { name: 'Quartalszahlen' }, file }));
      stage.keep('deck', id);
      await stage.settle();
      const plan = slides.map(({ seconds, notes }, index) => ({ index, seconds, notes }));
      await done(send(presentationCommands.ChangePresentation, { body: { id, expectedSeconds: 60, slides: plan } }));
    },
  },
];
