/** The colours of a picture along the foot of its card, risen while somebody points at it. */
export function PaletteStrip({ colours = [] }: { colours?: readonly string[] }) {
  if (colours.length === 0) return null
  return (
    <span className="palette-strip" aria-hidden="true">
      {colours.map((colour) => (
        <span key={colour} className="palette-strip__colour" style={{ backgroundColor: colour }} />
      ))}
    </span>
  )
}
