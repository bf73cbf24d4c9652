import { useMessages } from '../../shared/language/use-messages.ts'
import { sharedMessages } from '../../shared/messages.ts'

/** Placeholder for vendors beside each other while they load. */
export function CompareSkeleton({ count }: { count: number }) {
  const { loading } = useMessages(sharedMessages)
  return (
    <div className="compare-skeleton" role="status" aria-label={loading}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are equal
        <span key={index} />
      ))}
    </div>
  )
}
