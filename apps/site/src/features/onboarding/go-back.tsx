import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { onboardingMessages } from './messages.ts'

/** A link that goes back in history, or to the landing page if the tab has no history. */
export function GoBack() {
  const t = useMessages(onboardingMessages)

  function back(event: MouseEvent) {
    if (window.history.length <= 1) return
    event.preventDefault()
    window.history.back()
  }

  return (
    <a className="onboarding__back" href={SITE_PATHS.home} onClick={back}>
      <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
      {t.goBack}
    </a>
  )
}
