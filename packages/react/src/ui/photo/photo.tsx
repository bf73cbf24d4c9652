import { useState } from 'react'
import { isWebAddress } from '../../shared/is-web-address.ts'

export interface PhotoProps {
  src: string
  /** Empty where the picture only decorates. */
  alt: string
  /** Loads at once; for what is seen first. */
  isEager?: boolean
}

/** A picture at somebody else's address, cropped to its frame; a quiet wash where it cannot be had. */
export function Photo({ src, alt, isEager = false }: PhotoProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (broken === src || !isWebAddress(src))
    return <span className="vk-photo" data-broken="true" role="img" aria-label={alt} aria-hidden={alt === ''} />
  return (
    <img
      className="vk-photo"
      part="image"
      src={src}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
    />
  )
}
