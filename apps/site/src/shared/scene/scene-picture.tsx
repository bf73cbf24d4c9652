import './scene.css'
import type { Picture } from './pictures.ts'
import { WASHES } from './washes.ts'

export interface ScenePictureProps {
  picture: Picture
  /** Defaults to `""`, for a decorative image. */
  alt?: string
  /** The `sizes` of the `<img>`. */
  sizes: string
  className?: string
  /** Loads the image with high priority. For the largest image in the first viewport. */
  priority?: boolean
}

/** A responsive image from `public/img`. Shows a gradient of its colours while it loads. */
export function ScenePicture({ picture, alt = '', sizes, className = '', priority = false }: ScenePictureProps) {
  const { file, widths, ratio } = picture
  const width = Math.max(...widths)
  const toSrcSet = (type: string) => widths.map((each) => `/img/${file}-${each}.${type} ${each}w`).join(', ')

  return (
    <picture className={`scene-picture ${className}`} style={{ backgroundImage: WASHES[file] }}>
      <source type="image/avif" srcSet={toSrcSet('avif')} sizes={sizes} />
      <img
        srcSet={toSrcSet('webp')}
        sizes={sizes}
        src={`/img/${file}-${width}.webp`}
        width={width}
        height={Math.round((width * ratio[1]) / ratio[0])}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
