import { isWebAddress } from '@vowkit/react'
import { Store } from 'lucide-react'
import { PhotoOr } from './photo-or.tsx'

interface VendorPhotoProps {
  image: string
  className: string
  /** In pixels. */
  size: number
}

/** A vendor's own photo, or the sign of a shop. Decorative: the vendor's name is beside it. */
export function VendorPhoto({ image, className, size }: VendorPhotoProps) {
  return (
    <PhotoOr src={isWebAddress(image) ? image : ''} className={className} width={size} height={size}>
      <Store size={size / 4 + 10} strokeWidth={1.5} />
    </PhotoOr>
  )
}
