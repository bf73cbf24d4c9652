import { loginMessages } from '../../messages/login.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Code points of the draft that are shown. */
const EXCERPT_LENGTH = 60

export interface DraftExcerptProps {
  text: string
  images: readonly { id: string; url: string }[]
}

/** Shows that what somebody wrote is still there while they sign in. */
export function DraftExcerpt({ text, images }: DraftExcerptProps) {
  const words = useMessages('login', loginMessages)
  const letters = [...text.trim()]
  const excerpt = letters.length > EXCERPT_LENGTH ? `${letters.slice(0, EXCERPT_LENGTH).join('')}…` : letters.join('')
  return (
    <div className="vk-login__draft">
      <p className="vk-login__text">{words.draftSafe}</p>
      {excerpt !== '' && <p className="vk-login__excerpt">{excerpt}</p>}
      {images.length > 0 && (
        <div className="vk-login__images">
          {images.map(({ id, url }) => (
            <img className="vk-login__image" key={id} src={url} alt="" />
          ))}
        </div>
      )}
    </div>
  )
}
