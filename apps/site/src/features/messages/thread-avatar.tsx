import { isWebAddress } from '@vowkit/react'
import { initialsOf, PhotoOr } from '../../shared/photo-or.tsx'

/** Photo of the other member, or the initial of the name. Decorative. */
export function ThreadAvatar({ image, name }: { image: string; name: string }) {
  return (
    <PhotoOr src={isWebAddress(image) ? image : ''} className="thread-avatar">
      {initialsOf([name])}
    </PhotoOr>
  )
}
