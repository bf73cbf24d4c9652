import './image-generator.css'
import { Dialog, Root } from '@vowkit/react'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useSiteConfig } from '../../../shared/site-config.ts'
import { ImageGenerator } from './image-generator.tsx'

const TITLE = 'Draw an idea'

/** The image generator: there, but hidden until this deployment offers it and somebody opens it. */
export function ImageGeneratorArea() {
  const { showsImageGenerator = false } = useSiteConfig()
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      {showsImageGenerator && (
        <button type="button" className="button button--quiet image-generator__open" onClick={() => setOpen(true)}>
          <WandSparkles size={20} strokeWidth={1.5} aria-hidden="true" />
          {TITLE}
        </button>
      )}
      {isOpen ? (
        <Root>
          <Dialog title={TITLE} size="wide" closeLabel="Close" onClose={() => setOpen(false)}>
            <ImageGenerator />
          </Dialog>
        </Root>
      ) : (
        <dialog aria-label={TITLE} hidden>
          <ImageGenerator />
        </dialog>
      )}
    </>
  )
}
