import { Link } from 'wouter';

export function StreamLink({ stream }: Readonly<{ stream: string }>) {
  return (
    <Link href={`/audit/streams/${stream}`} className="inline-block py-1 text-primary underline wrap-anywhere">
      {stream}
    </Link>
  );
}
