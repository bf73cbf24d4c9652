/** An arch with its garland that draws itself, line by line. */
export function ArchDrawing() {
  return (
    <svg className="vk-arch" viewBox="0 0 200 220" aria-hidden="true" focusable="false">
      <path pathLength="1" d="M30 210V100a70 70 0 0 1 140 0v110" />
      <path pathLength="1" d="M42 210V101a58 58 0 0 1 116 0v109" />
      <path pathLength="1" d="M10 210h180" />
      <path
        pathLength="1"
        d="M36 92c-14-2-20-14-14-24 10 2 16 12 14 24zm8-26c-12-6-14-20-6-28 9 5 12 17 6 28zm18-22c-9-9-7-23 3-28 6 8 6 20-3 28zm26-14c-4-12 3-24 14-25 2 10-4 22-14 25z"
      />
      <path
        pathLength="1"
        d="M164 92c14-2 20-14 14-24-10 2-16 12-14 24zm-8-26c12-6 14-20 6-28-9 5-12 17-6 28zm-18-22c9-9 7-23-3-28-6 8-6 20 3 28z"
      />
      <path
        pathLength="1"
        d="M100 34c-8 0-12-8-8-13 3-4 9-3 10 1 2-4 8-4 10 1 3 6-3 12-12 11zM58 60c-7-1-9-9-5-13 4-3 9-1 9 3 3-3 8-2 9 3 1 6-5 9-13 7zM142 60c7-1 9-9 5-13-4-3-9-1-9 3-3-3-8-2-9 3-1 6 5 9 13 7z"
      />
      <path pathLength="1" d="M78 210c4-30 10-60 22-84 12 24 18 54 22 84" />
    </svg>
  )
}
