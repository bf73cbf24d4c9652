import { useMessages } from '../../shared/language/use-messages.ts'
import { chatMessages } from './messages.ts'
import { TwoChairs } from './two-chairs.tsx'

/** Shown while no conversation is open. */
export function NoThread() {
  const t = useMessages(chatMessages)
  return (
    <div className="no-thread">
      <TwoChairs />
      <p className="no-thread__title">{t.select}</p>
      <p className="no-thread__text">{t.selectHint}</p>
    </div>
  )
}
