import { type ReactNode, useId } from 'react'
import { useArrival } from '../../shared/use-arrival.ts'

export interface PanelProps {
  /** The fragment of URLs that open the page at this panel. */
  anchor: string
  title: string
  /** Number next to the title. Hidden when 0. */
  count: number
  /** Text of the empty state. */
  empty: string
  /** The id of the element with the text of the empty state. */
  emptyId?: string
  /** Whether to show the empty state. Default: `count` is 0. */
  isEmpty?: boolean
  /** The panel's main action. */
  action: ReactNode
  children: ReactNode
}

/** A panel of the workspace: messages, documents or payments. */
export function Panel({ anchor, title, count, empty, emptyId, isEmpty = count === 0, action, children }: PanelProps) {
  const id = useId()
  const heading = useArrival(anchor)
  return (
    <section className="lead-panel" id={anchor} aria-labelledby={id}>
      <h2 className="lead-panel__title" id={id} ref={heading} tabIndex={-1}>
        {title} {count > 0 && <span className="lead-panel__count">{count}</span>}
      </h2>
      {isEmpty && (
        <p className="lead-panel__empty" id={emptyId}>
          {empty}
        </p>
      )}
      {children}
      <div className="lead-panel__action">{action}</div>
    </section>
  )
}
