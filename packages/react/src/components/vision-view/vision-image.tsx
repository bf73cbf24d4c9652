import { downloadAddress, type VisionDetail } from '@vowkit/sdk-core/vision'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Button } from '../../ui/button/button.tsx'
import { EnlargeIcon } from '../../ui/icon/enlarge-icon.ts'
import { ImageViewer } from '../../ui/image-viewer/image-viewer.tsx'
import { useDownload } from './use-download.ts'

export interface VisionImageProps {
  src: string
  /** The alternative text of the image. */
  alt: string
  title: string
  /** The name of the visible version, if it is not the selected one. */
  label?: string
  /** The URL of the image to compare with. */
  other?: string
  /** Called when the visitor presses "Try again" after the image failed to load, because the URL may have expired. */
  onRetry: () => void
  /** The loader to show over the image while the next version is being created. */
  overlay?: ReactNode
  /** The comparison to show in the viewer. */
  comparison?: ReactNode
  /** The vision, if this is its latest image, which can be downloaded in full size. */
  latestOf?: VisionDetail | undefined
  /** Controls on top of the image. */
  children?: ReactNode
}

/**
 * The image of a vision. It fades in once it has loaded, opens the viewer on click, and shows an error if loading
 * fails.
 */
export function VisionImage({
  src,
  alt,
  title,
  label,
  other,
  onRetry,
  overlay,
  comparison,
  latestOf,
  children,
}: VisionImageProps) {
  const messages = useMessages('vision', visionMessages)
  const { ports } = useClient()
  const { status, onDownload } = useDownload(latestOf)
  const { close, tryAgain } = useMessages('common', commonMessages)
  const [shown, setShown] = useState<readonly string[]>([])
  const [broken, setBroken] = useState<string | null>(null)
  const [isEnlarged, setEnlarged] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const [isStill, setStill] = useState(false)

  useLayoutEffect(() => {
    // Show a cached image without the reveal animation.
    setStill(Boolean(image.current?.complete && image.current.naturalWidth > 0))
  }, [])

  if (broken === src)
    return (
      <div className="vk-vision__stage" part="stage" role="alert">
        <p className="vk-vision__note">{messages.imageBroken}</p>
        <Button
          onClick={() => {
            setBroken(null)
            onRetry()
          }}
        >
          {tryAgain}
        </Button>
      </div>
    )
  return (
    <figure
      className="vk-vision__figure"
      data-status={isStill ? 'still' : shown.includes(src) ? 'shown' : 'loading'}
      data-drawing={overlay !== undefined}
    >
      <button
        type="button"
        className="vk-vision__enlarge"
        aria-label={messages.enlarge}
        onClick={() => setEnlarged(true)}
      >
        <EnlargeIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button next to it is for the keyboard */}
      <img
        className="vk-fill vk-vision__image"
        part="image"
        ref={image}
        src={src}
        alt={alt}
        onLoad={() => shown.includes(src) || setShown([...shown, src])}
        onError={() => setBroken(src)}
        onClick={() => setEnlarged(true)}
      />
      {label !== undefined && (
        <span className="vk-vision__version" role="status">
          {label}
        </span>
      )}
      {children}
      {overlay}
      {isEnlarged && (
        <ImageViewer
          title={title}
          src={src}
          download={downloadAddress(ports, src, title)}
          onDownload={onDownload}
          downloadNote={{ idle: undefined, preparing: messages.preparing, failed: messages.downloadFailed }[status]}
          alt={alt}
          other={other}
          closeLabel={close}
          zoomInLabel={messages.zoomIn}
          zoomOutLabel={messages.zoomOut}
          downloadLabel={messages.download}
          compareLabel={messages.compare}
          comparison={comparison}
          onClose={() => setEnlarged(false)}
        />
      )}
    </figure>
  )
}
