import { useTexts } from './language/use-texts.ts'
import { deskTexts } from './texts.ts'

/** The colours of a vision as a row of dots. */
export function Palette({ colours }: { colours: readonly string[] | undefined }) {
  const texts = useTexts(deskTexts)
  if (!colours || colours.length === 0) return null
  return (
    <svg className="palette" viewBox={`0 0 ${colours.length * 14} 14`} role="img" aria-label={texts.palette}>
      {colours.map((colour, index) => (
        <circle key={colour} cx={index * 14 + 7} cy="7" r="6" fill={colour} />
      ))}
    </svg>
  )
}
