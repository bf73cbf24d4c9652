import './image-generator.css'
import { Dialog, Root } from '@vowkit/react'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { useSiteConfig } from '../../../shared/site-config.ts'
import { boardMessages } from '../messages.ts'
import { ImageGenerator } from './image-generator.tsx'

/** The image generator in a dialog. Hidden unless the deployment enables `showsImageGenerator`. */
export function ImageGeneratorArea() {
  const t = useMessages(boardMessages)
  const { close } = useMessages(sharedMessages)
  const { showsImageGenerator = false } = useSiteConfig()
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      {showsImageGenerator && (
        <button type="button" className="button button--quiet image-generator__open" onClick={() => setOpen(true)}>
          <WandSparkles size={20} strokeWidth={1.5} aria-hidden="true" />
          {t.draw}
        </button>
      )}
      {isOpen ? (
        <Root>
          <Dialog title={t.draw} size="wide" closeLabel={close} onClose={() => setOpen(false)}>
            <ImageGenerator />
          </Dialog>
        </Root>
      ) : (
        <dialog aria-label={t.draw} hidden>
          <ImageGenerator />
        </dialog>
      )}
    </>
  )
}
