import { previewText, type Vision, visionTitle } from '@vowkit/sdk-core/vision'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface VisionPreviewProps {
  vision: Vision
  level?: 1 | 2
}

/** A vision from a list response. Pass this element to `VisionView` as `fallback` to avoid a loader. */
export function VisionPreview({ vision, level = 2 }: VisionPreviewProps) {
  const messages = useMessages('vision', visionMessages)
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className="vk-vision__ready" aria-busy="true">
      <figure className="vk-vision__figure">
        <img
          className="vk-fill vk-vision__image"
          src={vision.result_image}
          alt={messages.alt(previewText(vision.description))}
        />
      </figure>
      <div className="vk-vision__about">
        <Title className="vk-vision__title" part="title" dir="auto">
          {visionTitle(vision)}
        </Title>
        <p className="vk-vision__words" dir="auto">
          {vision.description}
        </p>
      </div>
    </div>
  )
}
