import { type ReactNode, useId } from 'react'

export interface PanelProps {
  title: string
  /** How much there is of it. */
  count: number
  /** Said when there is nothing. */
  empty: string
  /** There may be nothing to say of it though something is listed. */
  isEmpty?: boolean
  /** What one may do. */
  action: ReactNode
  children: ReactNode
}

/** One of the three parts of what a couple and a vendor share. */
export function Panel({ title, count, empty, isEmpty = count === 0, action, children }: PanelProps) {
  const id = useId()
  return (
    <section className="lead-panel" aria-labelledby={id}>
      <h2 className="lead-panel__title" id={id}>
        {title} {count > 0 && <span className="lead-panel__count">{count}</span>}
      </h2>
      {isEmpty && <p className="lead-panel__empty">{empty}</p>}
      {children}
      <div className="lead-panel__action">{action}</div>
    </section>
  )
}
