import { mailOf } from '#infra/mail/mail-of.ts';

type Reminded = Readonly<{
  firstName: string;
  /** Full name of the owner who reminds. */
  from: string;
  seminar: string;
}>;

export const reminderMail = mailOf<Reminded>({
  de: ({ from, seminar }) => ({
    subject: `Weiter im Seminar „${seminar}“`,
    above: [`${from} erinnert Sie an das Seminar „${seminar}“: Dort ist für Sie noch etwas offen.`],
    button: 'Weitermachen',
    below: ['Sie machen dort weiter, wo Sie aufgehört haben.'],
  }),
  en: ({ from, seminar }) => ({
    subject: `Continue in the seminar “${seminar}”`,
    above: [`${from} reminds you of the seminar “${seminar}”: there is still something for you to do.`],
    button: 'Continue',
    below: ['You pick up where you left off.'],
  }),
});
