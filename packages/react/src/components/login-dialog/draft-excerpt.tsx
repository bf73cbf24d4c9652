import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBrokenPicture } from '../../shared/use-broken-picture.ts'

/** Code points of the draft that are shown. */
const EXCERPT_LENGTH = 60

export interface DraftExcerptProps {
  text: string
  images: readonly { id: string; url: string }[]
}

/** Shows that what somebody wrote is still there while they sign in. */
export function DraftExcerpt({ text, images }: DraftExcerptProps) {
  const words = useMessages('login', signInMessages)
  const letters = [...text.trim()]
  const excerpt = letters.length > EXCERPT_LENGTH ? `${letters.slice(0, EXCERPT_LENGTH).join('')}…` : letters.join('')
  return (
    <div className="vk-login__draft">
      <p className="vk-login__text">{words.draftSafe}</p>
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

/** A picture that the browser cannot show, such as HEIC, leaves its place. */
function ExcerptImage({ url }: { url: string }) {
  const { isBroken, imageProps } = useBrokenPicture(url)
  if (isBroken) return <span className="vk-login__image" />
  return <img className="vk-login__image" src={url} alt="" {...imageProps} />
}
