import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface PaletteProps {
  /** The colours as `#rrggbb`. */
  colours?: readonly string[] | undefined
  /** The names of the colours, in their order. */
  names?: readonly string[] | undefined
}

/** The main colours of an image, each with its name. */
export function Palette({ colours = [], names = [] }: PaletteProps) {
  const messages = useMessages('vision', visionMessages)
  if (colours.length === 0) return null
  return (
    <ul className="vk-vision__palette" role="list" aria-label={messages.palette}>
      {colours.map((colour, place) => (
        <li
          key={colour}
          className="vk-vision__colour"
          style={{ backgroundColor: colour }}
          title={[names[place], colour].filter(Boolean).join(' ')}
        >
          <span className="vk-sr">{names[place] ?? colour}</span>
        </li>
      ))}
    </ul>
  )
}
