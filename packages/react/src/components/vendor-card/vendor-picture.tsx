import { pictureOfWidth, pictureSource } from '../../shared/picture-source.ts'
import { smallBeneath } from '../../shared/small-beneath.ts'
import { useBrokenPicture } from '../../shared/use-broken-picture.ts'
import { CategoryIconLazy } from '../../ui/category-icon/category-icon.lazy.tsx'

export interface VendorPictureProps {
  /** The picture's address, or `""`. */
  image: string
  /** The title of the vendor's category, for the icon that stands in for a picture. */
  category: string
}

/** A vendor's picture in 4 to 3; where there is none, or it does not load, a wash of colour with the category's icon. */
export function VendorPicture({ image, category }: VendorPictureProps) {
  const source = pictureSource(image)
  const { isBroken, imageProps } = useBrokenPicture(image)

  return (
    <div className="vk-picture" part="image" data-wash={category.length % 3}>
      {source && !isBroken ? (
        <img
          className="vk-picture__image"
          // Before the addresses: a browser that has them takes one at once.
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
