export interface SwapLabelProps {
  /** All that may stand here: the widest of them sets the width. */
  labels: readonly string[]
  /** Which of them is read. */
  shown: number
}

/** A label that changes without its button changing its width. */
export function SwapLabel({ labels, shown }: SwapLabelProps) {
  return (
    <span className="swap-label">
      {labels.map((label, place) => (
        <span key={label} aria-hidden={place !== shown}>
          {label}
        </span>
      ))}
    </span>
  )
}
