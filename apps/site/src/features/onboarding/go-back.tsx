import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'

/** Back to where somebody came from; to the front page when this tab has been nowhere else. */
export function GoBack() {
  function back(event: MouseEvent) {
    if (window.history.length <= 1) return
    event.preventDefault()
    window.history.back()
  }

  return (
    <a className="onboarding__back" href={SITE_PATHS.home} onClick={back}>
      <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
      Go back
    </a>
  )
}
