import './screen-skeleton.css'
import { useMessages } from './language/use-messages.ts'
import { sharedMessages } from './messages.ts'

/** Shown while the code of a screen loads. */
export function ScreenSkeleton() {
  const { loading } = useMessages(sharedMessages)
  return (
    <div className="page skeleton" role="status" aria-label={loading}>
      <span className="skeleton__title" />
      <span className="skeleton__block" />
    </div>
  )
}
