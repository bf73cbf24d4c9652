import { useState } from 'react'

export interface CouplePortraitProps {
  /** The address of their photo, or `""`. */
  image: string
  /** Whose initials stand in for a photo. */
  names: readonly string[]
}

/** The couple's photo under an arch; without one, or where it cannot be had, their initials. */
export function CouplePortrait({ image, names }: CouplePortraitProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (image !== '' && image !== broken)
    return <img className="portrait" src={image} alt="The two of you" onError={() => setBroken(image)} />
  return (
    <span className="portrait portrait--monogram" aria-hidden="true">
      {initials(names)}
    </span>
  )
}

function initials(names: readonly string[]): string {
  return names
    .map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? '')
    .filter(Boolean)
    .join(' & ')
}
