import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createDashboard } from '@vowkit/sdk-core/account'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { LanguageSwitch } from '../../shared/language/language-switch.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useMenu } from '../../shared/menu/use-menu.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { initialsOf } from '../../shared/photo-or.tsx'
import { useDaysLeft } from '../../shared/use-days-left.ts'
import { useIsCouple } from '../../shared/use-is-couple.ts'
import { CoupleAvatar } from './couple-avatar.tsx'
import { dashboardFrameMessages } from './messages.ts'

/** The account menu: the couple's names, the days left until the wedding, settings, logout and language. */
export function AvatarMenu({ path }: { path: string }) {
  const t = useMessages(dashboardFrameMessages)
  const shared = useMessages(sharedMessages)
  const { ports } = useClient()
  const dashboard = useStore(ports.once(createDashboard).$dashboard)
  const couple = dashboard.status === 'ready' ? dashboard.couple : null
  const isCouple = useIsCouple()
  const canInvite = isCouple && couple !== null && !couple.is_desk_only && !couple.you
  const daysLeft = useDaysLeft(couple?.wedding_date ?? '')
  const { button, box, panel, close } = useMenu(path)

  const name = couple ? `${couple.user.first_name} ${couple.user.last_name}`.trim() || couple.user.username : ''
  const partner = couple?.partner_name ?? ''
  const initials = initialsOf([name, partner]).join('')
  return (
    <div className="menu bar-menu" {...box}>
      <button type="button" className="icon-button bar-menu__button" aria-label={t.account(initials)} {...button}>
        <CoupleAvatar image={couple?.image ?? ''} initials={initials} />
      </button>
      <div className="menu__panel" {...panel}>
        {name !== '' && <p className="bar-menu__names">{partner === '' ? name : `${name} & ${partner}`}</p>}
        {couple?.you && <p className="bar-menu__days">{t.signedInAs(couple.you.name)}</p>}
        {daysLeft > 0 && <p className="bar-menu__days">{shared.daysLeft(daysLeft)}</p>}
        <ul className="menu__list">
          {canInvite && (
            <li>
              <a className="menu__entry" href={`${SITE_PATHS.settings}#partner`} onClick={close}>
                {t.invitePartner}
              </a>
            </li>
          )}
          {isCouple && (
            <li>
              <a className="menu__entry" href={`${SITE_PATHS.dashboard_vendors_booked}#payments`} onClick={close}>
                {t.payments}
              </a>
            </li>
          )}
          <li>
            <a className="menu__entry" href={SITE_PATHS.settings} onClick={close}>
              {t.settings}
            </a>
          </li>
          <li>
            <a className="menu__entry" href={SITE_PATHS.logout} onClick={close}>
              {t.logout}
            </a>
          </li>
        </ul>
        <LanguageSwitch className="bar-menu__language" />
      </div>
    </div>
  )
}
