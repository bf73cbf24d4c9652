import './redirecting.css'
import { useClient } from '@vowkit/react'
import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'

/** How long the browser may take to leave before the way is offered as a link. */
const PATIENCE_MS = 5_000

export interface RedirectingProps {
  /** Has been checked. */
  url: string
  /** The words stand elsewhere already. */
  isQuiet?: boolean
}

/** Leaves for another address, and says so and where it leads meanwhile. */
export function Redirecting({ url, isQuiet = false }: RedirectingProps) {
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
    // An alert, which is heard as it comes; a status would have to be there before its words.
    <div className="redirecting" role={isQuiet ? undefined : 'alert'}>
      {!isQuiet && <p className="redirecting__text">Please wait, redirecting.</p>}
      <p className="redirecting__text">
        <Lock size={20} strokeWidth={1.5} aria-hidden="true" />
        {new URL(url, window.location.origin).host}
      </p>
      {isLate && (
        <a className="button button--quiet" href={url} rel="external noreferrer">
          Continue
        </a>
      )}
    </div>
  )
}
