import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The main colours of an image, each with its hex code. */
export function Palette({ colours = [] }: { colours?: readonly string[] }) {
  const messages = useMessages('vision', visionMessages)
  if (colours.length === 0) return null
  return (
    <ul className="vk-vision__palette" role="list" aria-label={messages.palette}>
      {colours.map((colour) => (
        <li key={colour} className="vk-vision__colour" style={{ backgroundColor: colour }} title={colour}>
          <span className="vk-sr">{colour}</span>
        </li>
      ))}
    </ul>
  )
}
