import type { CoupleDashboard } from '@vowkit/sdk-core/contract'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { ArrowRight } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { boardMessages } from './messages.ts'

/** The way to the open sign-up steps, for a couple that has left them. */
export function FinishSignUp({ couple }: { couple: CoupleDashboard }) {
  const t = useMessages(boardMessages)
  if (couple.is_onboarded !== false) return null
  const { partner_name, wedding_date, user } = couple
  const isNameKnown = `${user.first_name}${user.last_name}`.trim() !== ''
  const isBasicInfoKnown = partner_name !== '' && wedding_date !== ''
  const lastSteps = isBasicInfoKnown ? SITE_PATHS.onboarding_preferences : SITE_PATHS.onboarding_basic_info
  return (
    <aside className="finish-sign-up" aria-label={t.finishTitle}>
      <p className="finish-sign-up__text">
        <strong>{t.finishTitle}</strong> {t.finishText}
      </p>
      <a className="button button--quiet finish-sign-up__link" href={isNameKnown ? lastSteps : SITE_PATHS.onboarding}>
        {t.finishAction}
        <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
      </a>
    </aside>
  )
}
