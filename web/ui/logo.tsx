/** Four bars like a voice's level, and the name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5 font-display text-[1.25rem] leading-none font-[650] tracking-[-0.02em]">
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" className="fill-primary">
        <rect x="1" y="14" width="3" height="8" rx="1.5" />
        <rect x="6.7" y="4" width="3" height="18" rx="1.5" />
        <rect x="12.4" y="9" width="3" height="13" rx="1.5" />
        <rect x="18" y="0" width="3" height="22" rx="1.5" />
      </svg>
      Rostra
    </span>
  );
}
