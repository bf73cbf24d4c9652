import { isWebAddress } from '@vowkit/react'
import { Store } from 'lucide-react'
import { useState } from 'react'

/** A vendor's own picture, small; a sign of a shop where there is none. The name beside it says who they are. */
export function VendorPhoto({ image }: { image: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (isWebAddress(image) && image !== broken)
    return <img className="vendor-photo" src={image} width={72} height={72} alt="" onError={() => setBroken(image)} />
  return (
    <span className="vendor-photo" aria-hidden="true">
      <Store size={28} strokeWidth={1.5} />
    </span>
  )
}
