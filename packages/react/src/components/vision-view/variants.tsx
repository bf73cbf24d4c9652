import {
  pickVariant,
  thumbnailAddress,
  type VisionDetail,
  type VisionVariant,
  visionTitle,
} from '@vowkit/sdk-core/vision'
import { useId, useState } from 'react'
import { variantsMessages } from '../../messages/english/variants.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Thumbnail } from '../../ui/thumbnail/thumbnail.tsx'

/** A radio group of the variants of a vision, with placeholders for those that are still being drawn. */
export function Variants({ vision }: { vision: VisionDetail }) {
  const messages = useMessages('variants', variantsMessages)
  const { ports } = useClient()
  const id = useId()
  const [hasFailed, setFailed] = useState(false)
  const pending = vision.pending_variants ?? 0
  const variants = variantsOf(vision)

  async function pick(index: number) {
    setFailed(false)
    try {
      await pickVariant(ports, vision, index)
    } catch (cause) {
      ports.log.warn('A variant could not be picked.', cause)
      setFailed(true)
    }
  }

  return (
    <section className="vk-variants" part="variants" aria-labelledby={`${id}-title`} aria-busy={pending > 0}>
      <div className="vk-variants__head">
        <p className="vk-variants__title" id={`${id}-title`}>
          {messages.title}
        </p>
        <p className="vk-variants__hint" id={`${id}-hint`} role="status">
          {pending > 0 ? messages.drawing : messages.hint}
        </p>
      </div>
      <div
        className="vk-variants__list"
        role="radiogroup"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
      >
        {variants.map((variant, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: variants are identified by their position
          <label className="vk-variants__item" key={index} onPointerEnter={() => prefetch(variant.image)}>
            <input
              className="vk-variants__input"
              type="radio"
              name={id}
              checked={variant.is_picked}
              onChange={() => void pick(index)}
            />
            <Thumbnail className="vk-variants__image" src={thumbnailAddress(ports, variant.image)} alt="" />
            <span className="vk-variants__name" dir="auto">
              {nameOf(variant, index, variants, messages.idea)}
            </span>
          </label>
        ))}
        {Array.from({ length: pending }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identified by their position
          <span className="vk-variants__pending" key={`pending-${place}`} aria-hidden="true" />
        ))}
      </div>
      {hasFailed && <Alert>{messages.failed}</Alert>}
    </section>
  )
}

/** Returns all variants of a vision, or only the first image while no other variant has been drawn. */
function variantsOf({ variants, ...vision }: VisionDetail): VisionVariant[] {
  return variants ?? [{ image: vision.result_image, title: visionTitle(vision), is_picked: true }]
}

/** Returns the title of a variant, with its number if other variants have the same title. */
function nameOf(
  { title }: VisionVariant,
  index: number,
  variants: readonly VisionVariant[],
  idea: (place: number) => string,
): string {
  const isUnique = variants.filter((other) => other.title === title).length === 1
  if (isUnique && title) return title
  return title ? `${idea(index + 1)}: ${title}` : idea(index + 1)
}

/** Loads an image into the browser's cache, so that a picked variant appears immediately. */
function prefetch(image: string): void {
  new Image().src = image
}
