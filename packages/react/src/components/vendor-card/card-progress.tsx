import type { LeadProgress } from '@vowkit/sdk-core/vendors'
import { vendorsMessages } from '../../messages/english/vendors.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The couple's progress with a vendor, on the image of its card. A booked vendor says so before an open task. */
export function CardProgress({ progress: { step, due_date: dueDate = '', is_booked } }: { progress: LeadProgress }) {
  const { progress } = useMessages('vendors', vendorsMessages)
  const date = new Date(`${dueDate}T00:00Z`)
  const dueOn = date.getUTCFullYear() === new Date().getUTCFullYear() ? progress.dueOn : progress.dueOnYear
  const text = step === 'due' && !Number.isNaN(date.getTime()) ? dueOn(date) : progress[step]
  return (
    <p className="vk-card__progress" data-step={step}>
      {is_booked && step !== 'booked' && `${progress.booked} · `}
      {text}
    </p>
  )
}
