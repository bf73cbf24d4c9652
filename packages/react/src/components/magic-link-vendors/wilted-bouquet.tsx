const FADED = 'color-mix(in srgb, var(--_primary) 62%, var(--_apricot))'

/** A drawing of three wilted flowers that hang over the edge of a jar. */
export function WiltedBouquet() {
  return (
    <svg viewBox="0 0 240 210" aria-hidden="true" focusable="false">
      <path fill="var(--_primary-tint)" d="M45 196V84a75 75 0 0 1 150 0v112z" />
      <path
        fill="none"
        stroke="var(--_success)"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M116 136c-2-36-14-62-40-62-14 0-20 10-20 24M122 136c2-46 8-76 26-80 12-2 18 6 19 18M128 138c8-24 22-40 40-40 12 0 18 8 18 20"
      />
      <path
        fill="var(--_success)"
        d="M110 104c-16 2-26-4-30-16 14-2 26 4 30 16zm30-2c0-14 6-22 18-26 2 14-6 24-18 26z"
      />
      <path
        fill={FADED}
        d="M56 94c12 0 20 10 18 24-2 10-8 14-10 6-2 10-10 14-13 3-4 7-11 3-11-7 0-16 6-26 16-26zM167 70c10 0 17 9 15 20-2 9-7 12-9 5-2 9-9 11-11 2-4 6-9 2-9-6 0-13 5-21 14-21zM186 114c9 0 15 8 13 18-1 8-6 10-8 4-2 8-8 10-10 2-3 6-8 2-8-5 0-11 5-19 13-19zM36 190c6-5 12-5 17 0-6 4-12 4-17 0zm146 2c5-4 10-4 14 0-5 3-10 3-14 0z"
      />
      <path
        fill="var(--_surface)"
        stroke="var(--_control)"
        strokeWidth="1.6"
        d="M98 132h46l-3 10c6 4 9 9 9 16v30a8 8 0 0 1-8 8h-42a8 8 0 0 1-8-8v-30c0-7 3-12 9-16z"
      />
      <path
        fill="color-mix(in srgb, var(--_info) 22%, var(--_surface))"
        d="M92 170h58v18a8 8 0 0 1-8 8h-42a8 8 0 0 1-8-8z"
      />
      <path stroke="var(--_line)" strokeWidth="2.6" strokeLinecap="round" d="M16 196h208" />
    </svg>
  )
}
