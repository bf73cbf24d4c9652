import './scene.css'
import type { Picture } from './pictures.ts'
import { WASHES } from './washes.ts'

export interface ScenePictureProps {
  picture: Picture
  /** How wide it is shown, as `<img sizes>`. */
  sizes: string
  className?: string
  /** For the first thing seen on a screen: it is fetched before all else. */
  priority?: boolean
}

/** A committed picture at the size that fits, over a wash of its own colours while it loads. */
export function ScenePicture({ picture, sizes, className = '', priority = false }: ScenePictureProps) {
  const { file, widths, ratio, alt } = picture
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
