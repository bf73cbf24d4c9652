import { useState } from 'react'

const STOPS = ['Way off', 'Close', 'Identical']

/** How well a picture meets the idea, from 0 to 2. For the couple's own eyes: it is sent nowhere. */
export function MatchSlider({ label }: { label: string }) {
  const [match, setMatch] = useState(1)
  return (
    <div className="match-slider">
      <input
        type="range"
        min={0}
        max={2}
        step={1}
        value={match}
        aria-label={label}
        aria-valuetext={STOPS[match]}
        onChange={(event) => setMatch(event.currentTarget.valueAsNumber)}
      />
      <span className="match-slider__stops" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span className="match-slider__ends" aria-hidden="true">
        <span>Way off</span>
        <span>Identical</span>
      </span>
    </div>
  )
}
