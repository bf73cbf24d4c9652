import { isWebAddress } from '@vowkit/react'
import { Store } from 'lucide-react'
import { useState } from 'react'

/** A vendor's own picture; a sign of a shop where there is none. The name beside it says who they are. */
export function VendorPortrait({ image }: { image: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (isWebAddress(image) && image !== broken)
    return (
      <img className="engagement__photo" src={image} width={88} height={88} alt="" onError={() => setBroken(image)} />
    )
  return (
    <span className="engagement__photo" aria-hidden="true">
      <Store size={32} strokeWidth={1.5} />
    </span>
  )
}
