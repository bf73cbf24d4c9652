import { signInMessages } from '../../messages/english/sign-in.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBrokenImage } from '../../shared/use-broken-image.ts'

/** Length of the excerpt in code points. */
const EXCERPT_LENGTH = 60

export interface DraftExcerptProps {
  text: string
  images: readonly { id: string; url: string }[]
}

/** Shows the start of the draft during a sign-in, so that the visitor sees that the draft is saved. */
export function DraftExcerpt({ text, images }: DraftExcerptProps) {
  const messages = useMessages('login', signInMessages)
  const letters = [...text.trim()]
  const excerpt = letters.length > EXCERPT_LENGTH ? `${letters.slice(0, EXCERPT_LENGTH).join('')}…` : letters.join('')
  return (
    <div className="vk-login__draft">
      <p className="vk-login__text">{messages.draftSafe}</p>
      {excerpt !== '' && (
        <p className="vk-login__excerpt" dir="auto">
          {excerpt}
        </p>
      )}
      {images.length > 0 && (
        <div className="vk-login__images">
          {images.map(({ id, url }) => (
            <ExcerptImage key={id} url={url} />
          ))}
        </div>
      )}
    </div>
  )
}

/** Shows an image, or an empty box if the browser cannot decode the image, such as HEIC. */
function ExcerptImage({ url }: { url: string }) {
  const { isBroken, imageProps } = useBrokenImage(url)
  if (isBroken) return <span className="vk-login__image" />
  return <img className="vk-login__image" src={url} alt="" {...imageProps} />
}
