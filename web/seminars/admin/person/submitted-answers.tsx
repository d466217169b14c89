import * as z from 'zod/mini';

const Texts = z.array(z.string());
const Groups = z.array(z.object({ name: z.string(), phrases: z.array(z.string()) }));

/** The submitted answers, as far as the owner may read them. */
export function SubmittedAnswers({ answers }: Readonly<{ answers: unknown }>) {
  if (typeof answers === 'string') return <p className="wrap-anywhere whitespace-pre-line">{answers}</p>;
  const texts = Texts.safeParse(answers);
  if (texts.success) return <Lines lines={texts.data} />;
  const groups = Groups.safeParse(answers);
  if (!groups.success) return null;
  return <Lines lines={groups.data.map(({ name, phrases }) => `${name}: ${phrases.join(', ')}`)} />;
}

const Lines = ({ lines }: Readonly<{ lines: readonly string[] }>) => (
  <ol className="grid list-decimal gap-0.5 pl-5">
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: answers may be alike
      <li key={index} className="wrap-anywhere">
        {line}
      </li>
    ))}
  </ol>
);
