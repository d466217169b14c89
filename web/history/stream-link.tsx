import { Link } from 'wouter';
import { useHistoryWords } from './words.ts';

type StreamLinkProps = Readonly<{
  stream: string;
  /** Whether the link shows the full stream name, as in the log. */
  isExact?: boolean;
}>;

/** A link to a stream: its category and the beginning of its id. */
export function StreamLink({ stream, isExact = false }: StreamLinkProps) {
  const words = useHistoryWords();
  const end = stream.indexOf('-');
  const short = `${words.ofCategory(stream.slice(0, end))} ${stream.slice(end + 1, end + 9)}…`;
  return (
    <Link
      href={`/audit/streams/${stream}`}
      title={stream}
      className="inline-block py-1 text-primary underline wrap-anywhere"
    >
      {isExact ? stream : short}
    </Link>
  );
}
