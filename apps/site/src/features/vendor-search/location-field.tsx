import './location-field.css'
import { Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { REGION, REGION_NOTE } from './region.ts'

/** The fixed search location. Hovering the field, or focusing or tapping its lock, shows why it cannot change. */
export function LocationField() {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="location" onPointerEnter={() => setIsShown(true)} onPointerLeave={() => setIsShown(false)}>
      <label className="search-field__label" htmlFor={id}>
        Location
      </label>
      <input id={id} className="search-field__input" value={REGION} disabled aria-describedby={`${id}-note`} />
      <button
        type="button"
        className="icon-button location__lock"
        aria-label="Why this is the location"
        aria-describedby={`${id}-note`}
        onFocus={() => setIsShown(true)}
        onBlur={() => setIsShown(false)}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and without focus no blur event would hide the note.
          currentTarget.focus()
          setIsShown(true)
        }}
        onKeyDown={({ key }) => key === 'Escape' && setIsShown(false)}
      >
        <Lock size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <p className="location__note" id={`${id}-note`} role="tooltip" data-shown={isShown}>
        {REGION_NOTE}
      </p>
    </div>
  )
}
