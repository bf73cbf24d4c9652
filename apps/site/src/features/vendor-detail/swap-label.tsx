export interface SwapLabelProps {
  /** All possible labels. The widest one sets the width. */
  labels: readonly string[]
  /** Index of the visible label. */
  shown: number
}

/** A label that can change without resizing its button. */
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
