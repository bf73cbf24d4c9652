import './skip-link.css'
import type { MouseEvent } from 'react'
import { useMessages } from './language/use-messages.ts'
import { sharedMessages } from './messages.ts'

/** The first focusable element of a page. Moves the focus past the bar, to the screen. */
export function SkipLink() {
  const { skip: label } = useMessages(sharedMessages)

  function skip(event: MouseEvent) {
    // The router would open the hash as a different URL.
    event.preventDefault()
    document.getElementById('main')?.focus()
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: it links to an element of the page
    <a className="skip-link" href="#main" onClick={skip}>
      {label}
    </a>
  )
}
