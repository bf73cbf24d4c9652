import './card-hint.css'
import { useClient } from '@vowkit/react'
import { Heart, Pin, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { compareMessages } from './compare/messages.ts'
import { useMessages } from './language/use-messages.ts'
import { sharedMessages } from './messages.ts'

/** The keys in local storage. A closed hint stays closed in this browser. */
const CLOSED = 'cardHintClosed'
/** The path of the screen that shows the hint. The other screens with cards do not repeat it. */
const SCREEN = 'cardHintScreen'
const ICON = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Names the icons on the vendor cards, on the first screen with cards, until the visitor closes it. */
export function CardHint({ hasPins }: { hasPins: boolean }) {
  const { cards: t } = useMessages(compareMessages)
  const { close } = useMessages(sharedMessages)
  const { ports } = useClient()
  const [isClosed, setClosed] = useState(() => ports.local.get(CLOSED) !== null)
  const [screen] = useState(() => ports.local.get(SCREEN) ?? window.location.pathname)
  useEffect(() => void ports.local.set(SCREEN, screen), [ports, screen])
  if (isClosed || screen !== window.location.pathname) return null

  function dismiss(): void {
    ports.local.set(CLOSED, '1')
    setClosed(true)
    // The focused button has been unmounted.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <aside className="card-hint" aria-label={t.hint}>
      <span>
        <Heart {...ICON} />
        {t.save}
      </span>
      {hasPins && (
        <span>
          <Pin {...ICON} />
          {t.pin}
        </span>
      )}
      <button type="button" className="card-hint__close" aria-label={close} onClick={dismiss}>
        <X {...ICON} />
      </button>
    </aside>
  )
}
