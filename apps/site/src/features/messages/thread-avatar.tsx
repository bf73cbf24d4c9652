import { isWebAddress } from '@vowkit/react'
import { useState } from 'react'

/** Whom one talks to, small: their picture, else the first letter of their name. Says nothing by itself. */
export function ThreadAvatar({ image, name }: { image: string; name: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (isWebAddress(image) && image !== broken)
    return <img className="thread-avatar" src={image} alt="" onError={() => setBroken(image)} />
  return (
    <span className="thread-avatar" aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase()}
    </span>
  )
}
