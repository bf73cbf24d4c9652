import { UserRound } from 'lucide-react'
import { useState } from 'react'

export interface CoupleAvatarProps {
  /** The address of their photo, or `""`. */
  image: string
  /** Whose initials stand in for a photo. */
  names: readonly string[]
}

/** The couple, small: their photo, else their initials. Says nothing by itself. */
export function CoupleAvatar({ image, names }: CoupleAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (image !== '' && image !== broken)
    // The screen's own pictures come first.
    return <img className="avatar" src={image} alt="" fetchPriority="low" onError={() => setBroken(image)} />
  const initials = names.map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? '').join('')
  return (
    <span className="avatar" aria-hidden="true">
      {initials || <UserRound size={20} strokeWidth={1.5} />}
    </span>
  )
}
