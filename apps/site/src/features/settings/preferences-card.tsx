import { useFormatPrice } from '@vowkit/react'
import type { CoupleProfile } from '@vowkit/sdk-core/account'
import { BUDGETS, SITE_PATHS, splitStyles } from '@vowkit/sdk-core/contract'
import { useId } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { settingsMessages } from './messages.ts'

/** The styles and the budget of the wedding, with a link to the questions that change them. */
export function PreferencesCard({ profile }: { profile: CoupleProfile }) {
  const t = useMessages(settingsMessages)
  const formatPrice = useFormatPrice()
  const id = useId()
  const styles = splitStyles(profile.wedding_description)
  const budget = BUDGETS.find(({ symbol }) => symbol === profile.wedding_budget)
  if (styles.length === 0 && !budget) return null
  return (
    <section className="settings__card" aria-labelledby={id}>
      <h2 className="settings__heading" id={id}>
        {t.preferences}
      </h2>
      <dl className="settings__facts">
        {styles.length > 0 && (
          <div>
            <dt>{t.styles}</dt>
            <dd>{styles.map(t.style).join(', ')}</dd>
          </div>
        )}
        {budget && (
          <div>
            <dt>{t.budget}</dt>
            <dd>{t.budgetRange(budget, formatPrice)}</dd>
          </div>
        )}
      </dl>
      <a className="button button--quiet" href={`${SITE_PATHS.onboarding_preferences}?from=settings`}>
        {t.changePreferences}
      </a>
    </section>
  )
}
