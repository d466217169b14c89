import { useState } from 'react';

type AvatarProps = Readonly<{
  user: Readonly<{ firstName: string; lastName: string; profilePicture: string | null }>;
}>;

/** The picture; the first letters where there is none, or it cannot be fetched. */
export function Avatar({ user: { firstName, lastName, profilePicture } }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  if (profilePicture && profilePicture !== broken) {
    return (
      <img
        src={profilePicture}
        alt=""
        onError={() => setBroken(profilePicture)}
        className="size-8 rounded-full object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-full bg-primary-wash text-xs font-[650] text-primary"
    >
      {(firstName.slice(0, 1) + lastName.slice(0, 1)).toUpperCase()}
    </span>
  );
}
