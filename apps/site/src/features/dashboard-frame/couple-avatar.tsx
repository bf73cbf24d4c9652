import { UserRound } from 'lucide-react'
import { initialsOf, PhotoOr } from '../../shared/photo-or.tsx'

export interface CoupleAvatarProps {
  /** The URL of the couple's photo, or `""`. */
  image: string
  /** The names whose initials replace a missing photo. */
  names: readonly string[]
}

/** The couple's small photo, or their initials. Decorative. */
export function CoupleAvatar({ image, names }: CoupleAvatarProps) {
  const initials = initialsOf(names).join('')
  return (
    // Loads at low priority, after the screen's own images.
    <PhotoOr src={image} className="avatar" fetchPriority="low">
      {initials || <UserRound size={20} strokeWidth={1.5} />}
    </PhotoOr>
  )
}
