import { type VisionDetail, visionTitle } from '@vowkit/sdk-core/vision'
import { useMessages } from '../../messages/use-messages.ts'
import { visionMessages } from '../../messages/vision.ts'
import { Picture } from './picture.tsx'
import { References } from './references.tsx'

export interface ReadyVisionProps {
  vision: VisionDetail
  level: 1 | 2
}

/** A vision that is drawn: the picture, the words it came from and the images that helped. */
export function ReadyVision({ vision, level }: ReadyVisionProps) {
  const words = useMessages('vision', visionMessages)
  const title = visionTitle(vision)
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className="vk-vision__ready">
      <Picture src={vision.result_image} title={title} />
      <div className="vk-vision__about">
        <Title className="vk-vision__title" part="title">
          {title}
        </Title>
        {vision.is_illustrated && <p className="vk-vision__chip">{words.illustrated}</p>}
        <p className="vk-vision__words">{vision.description}</p>
        {vision.is_watermarked && <p className="vk-vision__note">{words.watermark}</p>}
        <References images={vision.images} />
      </div>
    </div>
  )
}
