import { UserRound } from 'lucide-react'
import { PhotoOr } from '../../shared/photo-or.tsx'

export interface CoupleAvatarProps {
  /** The URL of the couple's photo, or `""`. */
  image: string
  /** Replace a missing photo. */
  initials: string
}

/** The couple's small photo, or their initials. Decorative. */
export function CoupleAvatar({ image, initials }: CoupleAvatarProps) {
  return (
    // Loads at low priority, after the screen's own images.
    <PhotoOr src={image} className="avatar" fetchPriority="low">
      {initials || <UserRound size={20} strokeWidth={1.5} />}
    </PhotoOr>
  )
}
