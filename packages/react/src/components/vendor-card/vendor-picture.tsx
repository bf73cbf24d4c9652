import { pictureOfWidth, pictureSource } from '../../shared/picture-source.ts'
import { smallBeneath } from '../../shared/small-beneath.ts'
import { useBrokenPicture } from '../../shared/use-broken-picture.ts'
import { CategoryIconLazy } from '../../ui/category-icon/category-icon.lazy.tsx'

export interface VendorPictureProps {
  /** The address of the image, or `""`. */
  image: string
  /** The title of the vendor's category, for the icon that replaces a missing image. */
  category: string
}

/** A vendor's image in 4:3. Without an image, or if it fails to load, a colored area with the icon of the category. */
export function VendorPicture({ image, category }: VendorPictureProps) {
  const source = pictureSource(image)
  const { isBroken, imageProps } = useBrokenPicture(image)

  return (
    <div className="vk-picture" part="image" data-wash={category.length % 3}>
      {source && !isBroken ? (
        <img
          className="vk-picture__image"
          // Before `src` and `srcSet`: a browser requests an image as soon as it has an address.
          loading="lazy"
          sizes={source.srcSet && '320px'}
          {...source}
          style={smallBeneath(pictureOfWidth(image, 480))}
          alt=""
          decoding="async"
          {...imageProps}
        />
      ) : (
        <CategoryIconLazy category={category} />
      )}
    </div>
  )
}
