import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createDashboard } from '@vowkit/sdk-core/account'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { LanguageSwitch } from '../../shared/language/language-switch.tsx'
import { useMenu } from '../../shared/menu/use-menu.ts'
import { useDaysLeft } from '../../shared/use-days-left.ts'
import { CoupleAvatar } from './couple-avatar.tsx'

/** Who is signed in, how long they have, and what concerns them alone. */
export function AvatarMenu({ path }: { path: string }) {
  const { ports } = useClient()
  const dashboard = useStore(ports.once(createDashboard).$dashboard)
  const couple = dashboard.status === 'ready' ? dashboard.couple : null
  const daysLeft = useDaysLeft(couple?.wedding_date ?? '')
  const { button, box, panel, close } = useMenu(path)

  const name = couple ? `${couple.user.first_name} ${couple.user.last_name}`.trim() || couple.user.username : ''
  const partner = couple?.partner_name ?? ''
  return (
    <div className="menu bar-menu" {...box}>
      <button type="button" className="icon-button bar-menu__button" aria-label="Your account" {...button}>
        <CoupleAvatar image={couple?.image ?? ''} names={[name, partner]} />
      </button>
      <div className="menu__panel" {...panel}>
        {name !== '' && <p className="bar-menu__names">{partner === '' ? name : `${name} & ${partner}`}</p>}
        {daysLeft > 0 && <p className="bar-menu__days">{`${daysLeft} days left`}</p>}
        <ul className="menu__list">
          <li>
            <a className="menu__entry" href={SITE_PATHS.settings} onClick={close}>
              Settings
            </a>
          </li>
          <li>
            <a className="menu__entry" href={SITE_PATHS.logout} onClick={close}>
              Logout
            </a>
          </li>
        </ul>
        <LanguageSwitch className="bar-menu__language" />
      </div>
    </div>
  )
}
