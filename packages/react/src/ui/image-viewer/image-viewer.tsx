import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { CompareIcon, DownloadIcon, MinusIcon, PlusIcon } from '../icon/zoom-icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useZoom } from './use-zoom.ts'

export interface ImageViewerProps {
  title: string
  src: string
  /** The URL that downloads the image as a file. */
  download: string
  /** Called when the visitor presses the download button. Can prevent the default. */
  onDownload?: (event: MouseEvent) => void
  /** The progress or the failure of the download. */
  downloadNote?: string | undefined
  alt: string
  closeLabel: string
  zoomInLabel: string
  zoomOutLabel: string
  downloadLabel: string
  compareLabel: string
  /** The URL of the image to compare with. */
  other?: string
  /** The element that replaces the image during a comparison. Without it, `other` is shown instead. */
  comparison?: ReactNode
  onClose: () => void
}

/**
 * Shows an image in the full window. Buttons, the wheel, pinching and the keys `+`, `-` and `0` zoom. Scrolling and
 * dragging pan the image. Escape closes the viewer.
 */
export function ImageViewer({
  title,
  src,
  download,
  onDownload,
  downloadNote,
  alt,
  other,
  comparison,
  onClose,
  ...labels
}: ImageViewerProps) {
  const [isComparing, setComparing] = useState(false)
  const isSlider = isComparing && comparison !== undefined
  const { stage, scale, isSmallest, isLargest, step, reset } = useZoom(!isSlider)

  const size = `${scale * 100}%`

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') step(1)
    if (key === '-') step(-1)
    if (key === '0') reset()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events bubble up from the focused element of the dialog
    <div onKeyDown={onKeyDown}>
      <Dialog title={title} closeLabel={labels.closeLabel} size="window" onClose={onClose}>
        <div className="vk-viewer" part="viewer">
          {isSlider ? (
            comparison
          ) : (
            <section
              className="vk-viewer__stage"
              aria-label={title}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the image scrollable by keyboard
              tabIndex={0}
              ref={stage}
              onPointerMove={({ buttons, pointerType, movementX, movementY, currentTarget }) => {
                if (buttons === 1 && pointerType === 'mouse') currentTarget.scrollBy(-movementX, -movementY)
              }}
            >
              <img
                className="vk-viewer__image"
                src={(isComparing && other) || src}
                alt={alt}
                draggable={false}
                style={{ inlineSize: size, blockSize: size }}
              />
            </section>
          )}
          <p className="vk-viewer__note" role="status">
            {downloadNote}
          </p>
          <div className="vk-viewer__tools">
            {(comparison || other) && (
              <IconButton
                label={labels.compareLabel}
                icon={CompareIcon}
                isPressed={isComparing}
                onClick={() => setComparing(!isComparing)}
              />
            )}
            <a
              className="vk-icon-button"
              href={download}
              download
              target="_blank"
              rel="noopener"
              aria-label={labels.downloadLabel}
              onClick={onDownload}
            >
              <DownloadIcon />
            </a>
            <IconButton
              label={labels.zoomOutLabel}
              isDisabled={isSmallest || isSlider}
              icon={MinusIcon}
              onClick={() => step(-1)}
            />
            <IconButton
              label={labels.zoomInLabel}
              isDisabled={isLargest || isSlider}
              icon={PlusIcon}
              onClick={() => step(1)}
            />
          </div>
        </div>
      </Dialog>
    </div>
  )
}
