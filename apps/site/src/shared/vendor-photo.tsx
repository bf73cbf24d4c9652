import { isWebAddress } from '@vowkit/react'
import { Store } from 'lucide-react'
import { PhotoOr } from './photo-or.tsx'

interface VendorPhotoProps {
  image: string
  className: string
  /** Width and height, in pixels. */
  size: number
}

/** A vendor's photo, or a shop icon. Decorative, because the vendor's name is next to it. */
export function VendorPhoto({ image, className, size }: VendorPhotoProps) {
  return (
    <PhotoOr src={isWebAddress(image) ? image : ''} className={className} width={size} height={size}>
      <Store size={size / 4 + 10} strokeWidth={1.5} />
    </PhotoOr>
  )
}
