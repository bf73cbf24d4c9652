import { useState } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { visionMessages } from '../../messages/vision.ts'
import { Button } from '../../ui/button/button.tsx'
import { EnlargeIcon } from '../../ui/icon/zoom-icons.ts'
import { ImageViewer } from '../../ui/image-viewer/image-viewer.tsx'

/** The drawn picture: unveiled once it is loaded, enlarged by a click, and never a broken icon. */
export function Picture({ src, title }: { src: string; title: string }) {
  const words = useMessages('vision', visionMessages)
  const { close, tryAgain } = useMessages('common', commonMessages)
  const [status, setStatus] = useState<'loading' | 'shown' | 'broken'>('loading')
  const [isEnlarged, setEnlarged] = useState(false)
  const alt = words.alt(title)

  if (status === 'broken')
    return (
      <div className="vk-vision__stage" part="stage" role="alert">
        <p className="vk-vision__note">{words.imageBroken}</p>
        <Button onClick={() => setStatus('loading')}>{tryAgain}</Button>
      </div>
    )
  return (
    <figure className="vk-vision__figure" data-status={status}>
      <button type="button" className="vk-vision__enlarge" aria-label={words.enlarge} onClick={() => setEnlarged(true)}>
        <EnlargeIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same for the keyboard */}
      <img
        className="vk-vision__image"
        part="image"
        src={src}
        alt={alt}
        onLoad={() => setStatus('shown')}
        onError={() => setStatus('broken')}
        onClick={() => setEnlarged(true)}
      />
      {isEnlarged && (
        <ImageViewer
          title={title}
          src={src}
          alt={alt}
          closeLabel={close}
          zoomInLabel={words.zoomIn}
          zoomOutLabel={words.zoomOut}
          onClose={() => setEnlarged(false)}
        />
      )}
    </figure>
  )
}
