import './skip-link.css'
import type { MouseEvent } from 'react'
import { useMessages } from './language/use-messages.ts'
import { sharedMessages } from './messages.ts'

/** The first stop of the keyboard: past the bar, to the screen itself. */
export function SkipLink() {
  const { skip: label } = useMessages(sharedMessages)

  function skip(event: MouseEvent) {
    // The router would take the hash for another address.
    event.preventDefault()
    document.getElementById('main')?.focus()
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, as a link does
    <a className="skip-link" href="#main" onClick={skip}>
      {label}
    </a>
  )
}
