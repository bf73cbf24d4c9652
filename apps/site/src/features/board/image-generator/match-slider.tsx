import { useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { boardMessages } from '../messages.ts'

/** Rates how well an image matches the prompt, from 0 to 2. The rating is not sent to the backend. */
export function MatchSlider({ label }: { label: string }) {
  const { match: stops } = useMessages(boardMessages)
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
        aria-valuetext={stops[match]}
        onChange={(event) => setMatch(event.currentTarget.valueAsNumber)}
      />
      <span className="match-slider__stops" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span className="match-slider__ends" aria-hidden="true">
        <span>{stops[0]}</span>
        <span>{stops[2]}</span>
      </span>
    </div>
  )
}
