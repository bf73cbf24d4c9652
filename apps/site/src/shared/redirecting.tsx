import './redirecting.css'
import { useClient } from '@vowkit/react'
import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from './language/use-messages.ts'
import { sharedMessages } from './messages.ts'

/** The time in ms until a link is shown because the browser has not left the page. */
const PATIENCE_MS = 5_000

export interface RedirectingProps {
  /** A validated URL. */
  url: string
  /** Omits the text, for screens that show it as a heading. */
  isQuiet?: boolean
}

/** Redirects to another URL, and shows its host until the browser leaves. */
export function Redirecting({ url, isQuiet = false }: RedirectingProps) {
  const t = useMessages(sharedMessages)
  const { ports } = useClient()
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    ports.navigation.go(url)
    return ports.startLoop(async (signal) => {
      await ports.clock.sleep(PATIENCE_MS, signal)
      setLate(true)
    })
  }, [ports, url])

  return (
    // An alert is announced when it appears; a status must exist before its text.
    <div className="redirecting" role={isQuiet ? undefined : 'alert'}>
      {!isQuiet && <p className="redirecting__text">{t.redirecting}</p>}
      <p className="redirecting__text">
        <Lock size={20} strokeWidth={1.5} aria-hidden="true" />
        {new URL(url, window.location.origin).host}
      </p>
      {isLate && (
        <a className="button button--quiet" href={url} rel="external noreferrer">
          {t.continue}
        </a>
      )}
    </div>
  )
}
