import { useMessages } from '../../shared/language/use-messages.ts'
import { manageVendorMessages } from './messages.ts'

const PANELS = ['messages', 'documents', 'payments']

/** Placeholder for the workspace while the lead loads. */
export function LeadSkeleton() {
  const { loading } = useMessages(manageVendorMessages)
  return (
    <div className="engagement" role="status" aria-label={loading}>
      <div className="engagement__head">
        <span className="engagement__photo" />
        <span className="engagement__placeholder" />
      </div>
      <div className="engagement__panels">
        {PANELS.map((panel) => (
          <div key={panel} className="lead-panel lead-panel--placeholder">
            <span className="engagement__placeholder" />
            <span className="engagement__placeholder" />
          </div>
        ))}
      </div>
    </div>
  )
}
