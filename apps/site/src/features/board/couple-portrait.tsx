import { initialsOf, PhotoOr } from '../../shared/photo-or.tsx'

export interface CouplePortraitProps {
  /** The address of their photo, or `""`. */
  image: string
  /** Whose initials stand in for a photo. */
  names: readonly string[]
}

/** The couple's photo under an arch, or their initials. */
export function CouplePortrait({ image, names }: CouplePortraitProps) {
  return (
    <PhotoOr src={image} alt="The two of you" className="portrait" fallbackClassName="portrait portrait--monogram">
      {initialsOf(names).join(' & ')}
    </PhotoOr>
  )
}
