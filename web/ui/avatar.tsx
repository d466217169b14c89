import { useState } from 'react';

type AvatarProps = Readonly<{
  name: string;
  /** Address of the picture. */
  picture: string | null;
}>;

/** Shows the picture, or the initials if there is none or it cannot be loaded. Decorative: the name stands beside it. */
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

/** Initials of the first and the last word, in any script. */
function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
