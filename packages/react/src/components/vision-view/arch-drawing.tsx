const LEAVES =
  'M36 92c-14-2-20-14-14-24 10 2 16 12 14 24zm8-26c-12-6-14-20-6-28 9 5 12 17 6 28zm18-22c-9-9-7-23 3-28 6 8 6 20-3 28z'
const FLOWER = 'M58 60c-7-1-9-9-5-13 4-3 9-1 9 3 3-3 8-2 9 3 1 6-5 9-13 7z'

/** A drawing of an arch. The lines are animated while an image is being created, unless `isStill` is set. */
export function ArchDrawing({ isStill }: { isStill: boolean }) {
  return (
    <svg className="vk-arch" data-still={isStill} viewBox="0 0 200 220" aria-hidden="true" focusable="false">
      <path pathLength="1" d="M30 210V100a70 70 0 0 1 140 0v110" />
      <path pathLength="1" d="M42 210V101a58 58 0 0 1 116 0v109" />
      <path pathLength="1" d="M10 210h180M78 210c4-30 10-60 22-84 12 24 18 54 22 84" />
      {['', 'matrix(-1 0 0 1 200 0)'].map((side) => (
        <path key={side} pathLength="1" transform={side || undefined} d={LEAVES + FLOWER} />
      ))}
      <path pathLength="1" transform="translate(38 -28)" d={FLOWER} />
    </svg>
  )
}
