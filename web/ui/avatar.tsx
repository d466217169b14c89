import { useState } from 'react';

type AvatarProps = Readonly<{
  name: string;
  /** Its address; null where there is none. */
  picture: string | null;
}>;

/** The picture; the first letters where there is none, or it cannot be fetched. The name stands beside it. */
export function Avatar({ name, picture }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  if (picture && picture !== broken) {
    return (
      <img
        src={picture}
        alt=""
        onError={() => setBroken(picture)}
        className="size-8 flex-none rounded-full object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-8 flex-none place-items-center rounded-full bg-primary-wash text-xs font-[650] text-primary"
    >
      {initialsOf(name)}
    </span>
  );
}

/** Initials of the first and the last word; of any script. */
function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
