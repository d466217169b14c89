import { isRichText } from '#domain/kernel/written.ts';
import { RichText, type ShownFile } from './rich-text.tsx';

type WrittenTextProps = Readonly<{ text: string; topHeading?: 2 | 4; files?: readonly ShownFile[] | undefined }>;

/** Around a text that is read as such. */
export const readingText = 'max-w-reading font-display text-lg leading-relaxed text-pretty';

/** A text that was written in the editor, or as plain text before there was one: then bare addresses become links. */
export function WrittenText({ text, ...shown }: WrittenTextProps) {
  if (isRichText(text)) return <RichText html={text} {...shown} />;
  return (
    <div className="rich-text wrap-anywhere">
      {text
        .trim()
        .split(/\n{2,}/)
        .map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
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
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  );
