import { useMessages } from '../../shared/language/use-messages.ts'
import { initialsOf, PhotoOr } from '../../shared/photo-or.tsx'
import { boardMessages } from './messages.ts'

export interface CouplePortraitProps {
  /** The address of their photo, or `""`. */
  image: string
  /** Whose initials stand in for a photo. */
  names: readonly string[]
}

/** The couple's photo under an arch, or their initials. */
export function CouplePortrait({ image, names }: CouplePortraitProps) {
  const { portrait } = useMessages(boardMessages)
  return (
    <PhotoOr src={image} alt={portrait} className="portrait" fallbackClassName="portrait portrait--monogram">
      {initialsOf(names).join(' & ')}
    </PhotoOr>
  )
}
