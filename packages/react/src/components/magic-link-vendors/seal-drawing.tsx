const SPRIG =
  'M22 118c-7-16-7-36 3-54M21 106c-8 0-13-4-15-11 8-1 13 3 15 11zm-2-19c-8-2-12-7-12-14 8 1 12 6 12 14zm3-18c-7-4-9-10-7-16 7 2 10 8 7 16z'
const CHECK = 'm49 86 8 8 15-17'
const KEY = 'M52 78a8 8 0 1 0 0 16 8 8 0 0 0 0-16m8 8h16m-5 0v6m-6-6v4'

/** An arch with a seal: a check mark for an active link, a key for a link that needs a password. */
export function SealDrawing({ isActive }: { isActive: boolean }) {
  const tone = isActive ? 'var(--_success)' : 'var(--_info)'
  return (
    <svg className="vk-seal" viewBox="0 0 120 140" aria-hidden="true" focusable="false">
      <path
        fill={isActive ? 'var(--_success-tint)' : 'var(--_info-tint)'}
        d="M0 128V60a60 60 0 0 1 120 0v68a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z"
      />
      <g fill="none" stroke={tone} strokeWidth="1.6">
        <path d={SPRIG} />
        <path d={SPRIG} transform="matrix(-1 0 0 1 120 0)" />
      </g>
      <circle fill={tone} cx="60" cy="86" r="27" />
      <path
        fill="none"
        stroke="var(--_surface)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={isActive ? CHECK : KEY}
      />
    </svg>
  )
}
