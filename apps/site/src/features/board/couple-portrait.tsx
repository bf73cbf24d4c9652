import { useMessages } from '../../shared/language/use-messages.ts'
import { initialsOf, PhotoOr } from '../../shared/photo-or.tsx'
import { boardMessages } from './messages.ts'

export interface CouplePortraitProps {
  /** The URL of the couple's photo, or `""`. */
  image: string
  /** The names whose initials replace a missing photo. */
  names: readonly string[]
}

/** The couple's photo in an arch, or their initials. */
export function CouplePortrait({ image, names }: CouplePortraitProps) {
  const { portrait } = useMessages(boardMessages)
  return (
    <PhotoOr src={image} alt={portrait} className="portrait" fallbackClassName="portrait portrait--monogram">
      {initialsOf(names).join(' & ')}
    </PhotoOr>
  )
}
