const PANELS = ['messages', 'documents', 'payments']

/** Holds the places of who the vendor is and of what one shares with them. */
export function LeadSkeleton() {
  return (
    <div className="engagement" role="status" aria-label="Loading vendor">
      <div className="engagement__head">
        <span className="engagement__photo" />
        <span className="engagement__bone" />
      </div>
      <div className="engagement__panels">
        {PANELS.map((panel) => (
          <div key={panel} className="lead-panel lead-panel--bone">
            <span className="engagement__bone" />
            <span className="engagement__bone" />
          </div>
        ))}
      </div>
    </div>
  )
}
