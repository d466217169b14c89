type AvatarProps = Readonly<{ user: Readonly<{ firstName: string; lastName: string }> }>;

export function Avatar({ user: { firstName, lastName } }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-full bg-primary-wash text-xs font-[650] text-primary"
    >
      {(firstName.slice(0, 1) + lastName.slice(0, 1)).toUpperCase()}
    </span>
  );
}
