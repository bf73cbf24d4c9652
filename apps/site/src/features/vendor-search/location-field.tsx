import './location-field.css'
import { Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { vendorSearchMessages } from './messages.ts'

/** The fixed search location. A note explains it on hover of the field, and on focus or tap of the lock. */
export function LocationField() {
  const t = useMessages(vendorSearchMessages)
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="location" onPointerEnter={() => setIsShown(true)} onPointerLeave={() => setIsShown(false)}>
      <label className="search-field__label" htmlFor={id}>
        {t.location}
      </label>
      <input id={id} className="search-field__input" value={t.region} disabled aria-describedby={`${id}-note`} />
      <button
        type="button"
        className="icon-button location__lock"
        aria-label={t.whyRegion}
        aria-describedby={`${id}-note`}
        onFocus={() => setIsShown(true)}
        onBlur={() => setIsShown(false)}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button. Without the focus, no blur event would hide the note.
          currentTarget.focus()
          setIsShown(true)
        }}
        onKeyDown={({ key }) => key === 'Escape' && setIsShown(false)}
      >
        <Lock size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <p className="location__note" id={`${id}-note`} role="tooltip" data-shown={isShown}>
        {t.regionNote}
      </p>
    </div>
  )
}
