import { useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { MinusIcon, PlusIcon } from '../icon/zoom-icons.ts'

const SCALES = [1, 1.5, 2, 3]

export interface ImageViewerProps {
  title: string
  src: string
  alt: string
  closeLabel: string
  zoomInLabel: string
  zoomOutLabel: string
  onClose: () => void
}

/** A picture over the whole window. Zooms with its buttons, `+` and `-`; pans by scrolling; Escape closes it. */
export function ImageViewer({ title, src, alt, closeLabel, zoomInLabel, zoomOutLabel, onClose }: ImageViewerProps) {
  const [level, setLevel] = useState(0)
  const zoom = (step: 1 | -1) => setLevel((now) => Math.min(Math.max(now + step, 0), SCALES.length - 1))

  return (
    <Dialog title={title} closeLabel={closeLabel} size="window" onClose={onClose}>
      <section
        className="vk-viewer"
        part="viewer"
        aria-label={title}
        onKeyDown={({ key }) => {
          if (key === '+' || key === '=') zoom(1)
          if (key === '-') zoom(-1)
        }}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="vk-viewer__stage" tabIndex={0}>
          <img
            className="vk-viewer__image"
            src={src}
            alt={alt}
            style={{ inlineSize: `${(SCALES[level] ?? 1) * 100}%` }}
          />
        </div>
        <div className="vk-viewer__tools">
          <button
            type="button"
            className="vk-icon-button"
            aria-label={zoomOutLabel}
            disabled={level === 0}
            onClick={() => zoom(-1)}
          >
            <MinusIcon />
          </button>
          <button
            type="button"
            className="vk-icon-button"
            aria-label={zoomInLabel}
            disabled={level === SCALES.length - 1}
            onClick={() => zoom(1)}
          >
            <PlusIcon />
          </button>
        </div>
      </section>
    </Dialog>
  )
}
