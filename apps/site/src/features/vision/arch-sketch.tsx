/** A line drawing of a flower arch, animated while a vision is drawn. */
export function ArchSketch({ isGrowing = false }: { isGrowing?: boolean }) {
  return (
    <svg className="arch-sketch" viewBox="0 0 120 100" data-growing={isGrowing} aria-hidden="true" focusable="false">
      <path pathLength="1" d="M24 92V50a36 36 0 0 1 72 0v42" />
      <path pathLength="1" d="M31 92V51a29 29 0 0 1 58 0v41" />
      <path pathLength="1" d="M10 92h100M50 92c2-14 5-28 10-40 5 12 8 26 10 40" />
      <path
        pathLength="1"
        d="M22 44c-7-1-9-7-6-12 5 2 8 7 6 12zm8-14c-5-4-6-11-1-15 4 4 5 10 1 15zm13-10c-3-5-1-12 4-13 2 5 1 11-4 13z"
      />
      <path
        pathLength="1"
        d="M98 44c7-1 9-7 6-12-5 2-8 7-6 12zm-8-14c5-4 6-11 1-15-4 4-5 10-1 15zM77 20c3-5 1-12-4-13-2 5-1 11 4 13z"
      />
    </svg>
  )
}
