import { type ReactNode, useState } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { visionMessages } from '../../messages/vision.ts'
import { Button } from '../../ui/button/button.tsx'
import { EnlargeIcon } from '../../ui/icon/zoom-icons.ts'
import { ImageViewer } from '../../ui/image-viewer/image-viewer.tsx'

export interface PictureProps {
  src: string
  title: string
  /** The loader that lies over the picture while another one is drawn. */
  overlay?: ReactNode
  /** Stands in the viewer while somebody compares. */
  comparison?: ReactNode
}

/** The drawn picture: unveiled once it is loaded, enlarged by a click, and never a broken icon. */
export function Picture({ src, title, overlay, comparison }: PictureProps) {
  const words = useMessages('vision', visionMessages)
  const { close, tryAgain } = useMessages('common', commonMessages)
  const [shown, setShown] = useState<readonly string[]>([])
  const [broken, setBroken] = useState<string | null>(null)
  const [isEnlarged, setEnlarged] = useState(false)
  const alt = words.alt(title)

  if (broken === src)
    return (
      <div className="vk-vision__stage" part="stage" role="alert">
        <p className="vk-vision__note">{words.imageBroken}</p>
        <Button onClick={() => setBroken(null)}>{tryAgain}</Button>
      </div>
    )
  return (
    <figure
      className="vk-vision__figure"
      data-status={shown.includes(src) ? 'shown' : 'loading'}
      data-drawing={overlay !== undefined}
    >
      <button type="button" className="vk-vision__enlarge" aria-label={words.enlarge} onClick={() => setEnlarged(true)}>
        <EnlargeIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same for the keyboard */}
      <img
        className="vk-vision__image"
        part="image"
        src={src}
        alt={alt}
        onLoad={() => shown.includes(src) || setShown([...shown, src])}
        onError={() => setBroken(src)}
        onClick={() => setEnlarged(true)}
      />
      {overlay}
      {isEnlarged && (
        <ImageViewer
          title={title}
          src={src}
          alt={alt}
          closeLabel={close}
          zoomInLabel={words.zoomIn}
          zoomOutLabel={words.zoomOut}
          downloadLabel={words.download}
          compareLabel={words.compare}
          comparison={comparison}
          onClose={() => setEnlarged(false)}
        />
      )}
    </figure>
  )
}
