import { isWebAddress } from '@vowkit/react'
import { initialsOf, PhotoOr } from '../../shared/photo-or.tsx'

/** The small photo of the other person, or the initial of their name. Decorative. */
export function ThreadAvatar({ image, name }: { image: string; name: string }) {
  return (
    <PhotoOr src={isWebAddress(image) ? image : ''} className="thread-avatar">
      {initialsOf([name])}
    </PhotoOr>
  )
}
