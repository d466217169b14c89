import { isRichText } from '#domain/kernel/written.ts';
import { RichText, type ShownFile } from './rich-text.tsx';

type WrittenTextProps = Readonly<{ text: string; topHeading?: 2 | 4; files?: readonly ShownFile[] | undefined }>;

/** Classes of a long text for reading. */
export const readingText = 'max-w-reading font-display text-lg leading-relaxed text-pretty';

/** Shows text from the editor, or plain text, in which bare addresses become links. */
export function WrittenText({ text, ...shown }: WrittenTextProps) {
  if (isRichText(text)) return <RichText html={text} {...shown} />;
  return (
    <div className="rich-text wrap-anywhere">
      {text
        .trim()
        .split(/\n{2,}/)
        .map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no identity but its place
          <p key={index} className="whitespace-pre-line">
            {withLinks(paragraph)}
          </p>
        ))}
    </div>
  );
}

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

const withLinks = (text: string) =>
  text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  );
