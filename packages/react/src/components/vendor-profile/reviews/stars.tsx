const STAR = 'l3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2-6.2 3.2 1.2-6.8-5-4.9 6.9-1z'
const FIVE = [12, 36, 60, 84, 108].map((middle) => `M${middle} 2${STAR}`).join('')

/** Five stars, filled up to the rating. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const width = 24 * Math.min(Math.max(rating, 0), 5)
  return (
    <svg className="vk-stars" part="badge" viewBox="0 0 120 24" role="img" aria-label={label} focusable="false">
      <path className="vk-stars__ground" d={FIVE} />
      <svg
        width={width}
        height="24"
        viewBox={`0 0 ${width} 24`}
        preserveAspectRatio="xMinYMin slice"
        aria-hidden="true"
      >
        <path className="vk-stars__light" d={FIVE} />
      </svg>
    </svg>
  )
}
