import { imagePlaceholder } from '../../shared/image-placeholder.ts'
import { imageOfWidth, imageSource } from '../../shared/image-source.ts'
import { useBrokenImage } from '../../shared/use-broken-image.ts'
import { CategoryIconLazy } from '../../ui/category-icon/category-icon.lazy.tsx'

export interface VendorImageProps {
  /** The URL of the image, or `""`. */
  image: string
  /** The title of the vendor's category. It determines the icon that replaces a missing image. */
  category: string
}

/**
 * The image of a vendor in the aspect ratio 4:3. If the image is missing or does not load, shows the icon of the
 * category on a tinted background.
 */
export function VendorImage({ image, category }: VendorImageProps) {
  const source = imageSource(image)
  const { isBroken, imageProps } = useBrokenImage(image)

  return (
    <div className="vk-picture" part="image" data-wash={category.length % 3}>
      {source && !isBroken ? (
        <img
          className="vk-picture__image"
          // This attribute is before `src` and `srcSet`, because the browser requests an image as soon as its URL is
          // set.
          loading="lazy"
          sizes={source.srcSet && '320px'}
          {...source}
          style={imagePlaceholder(imageOfWidth(image, 480))}
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
