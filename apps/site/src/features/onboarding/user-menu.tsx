import './user-menu.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { CircleUserRound } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useMenu } from '../../shared/menu/use-menu.ts'
import { $router } from '../../shared/router.ts'
import { onboardingMessages } from './messages.ts'

/** The user menu of onboarding on narrow screens. */
export function UserMenu() {
  const t = useMessages(onboardingMessages)
  const session = useStore(useClient().session.$session)
  const { button, box, panel, close } = useMenu(useStore($router)?.path ?? '')
  const isSignedIn = session.status === 'signed-in'
  return (
    <div className="menu user-menu" {...box}>
      <button type="button" className="user-menu__toggle" aria-label={t.menu} {...button}>
        <CircleUserRound size={24} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <div className="menu__panel" {...panel}>
        {isSignedIn && session.email && <p className="user-menu__who">{session.email}</p>}
        <ul className="menu__list">
          {isSignedIn ? (
            <>
              <Entry href={SITE_PATHS.dashboard_main} title={t.home} onChoose={close} />
              <Entry href={SITE_PATHS.settings} title={t.settings} onChoose={close} />
              <Entry href={SITE_PATHS.logout} title={t.logout} onChoose={close} />
            </>
          ) : (
            <Entry href={SITE_PATHS.login} title={t.login} onChoose={close} />
          )}
        </ul>
      </div>
    </div>
  )
}

function Entry({ href, title, onChoose }: { href: string; title: string; onChoose: () => void }) {
  return (
    <li>
      <a className="menu__entry" href={href} onClick={onChoose}>
        {title}
      </a>
    </li>
  )
}
