import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { CircleUserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/** The small menu of whoever stands here, on a phone. Closes on a click elsewhere, Escape, and when the focus leaves. */
export function UserMenu() {
  const session = useStore(useClient().session.$session)
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closing = new AbortController()
    const { signal } = closing
    const closeOutside = ({ target }: Event) =>
      target instanceof Node && !menu.current?.contains(target) && setOpen(false)
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        setOpen(false)
        toggle.current?.focus()
      },
      { signal },
    )
    return () => closing.abort()
  }, [isOpen])

  return (
    <div className="user-menu" ref={menu}>
      <button
        type="button"
        className="user-menu__toggle"
        ref={toggle}
        aria-expanded={isOpen}
        aria-label="Your menu"
        onClick={() => setOpen(!isOpen)}
      >
        <CircleUserRound size={24} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul className="user-menu__list">
          {session.status === 'signed-in' ? (
            <>
              {session.email && <li className="user-menu__who">{session.email}</li>}
              <li>
                <a href={SITE_PATHS.dashboard_main}>Home</a>
              </li>
              <li>
                <a href={SITE_PATHS.settings}>Settings</a>
              </li>
              <li>
                <a href={SITE_PATHS.logout}>Logout</a>
              </li>
            </>
          ) : (
            <li>
              <a href={SITE_PATHS.login}>Login</a>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
