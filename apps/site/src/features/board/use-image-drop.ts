import { pickInspirationImages } from '@vowkit/sdk-core/account'
import { type DragEvent, useRef, useState } from 'react'
import { useNoFileNavigation } from '../../shared/form/use-no-file-navigation.ts'

/** Props of an area that accepts dropped images: `onImages` opens the form with them. Ignores other files. */
export function useImageDrop(onImages: (images: File[]) => void) {
  const depth = useRef(0)
  const [isOver, setOver] = useState(false)
  useNoFileNavigation()

  function enter(event: DragEvent, step: 1 | -1) {
    if (!event.dataTransfer.types.includes('Files')) return
    // The browser dispatches `dragenter` on a child before `dragleave` on its parent, so count the events.
    depth.current = Math.max(0, depth.current + step)
    setOver(depth.current > 0)
  }

  return {
    'data-over': isOver || undefined,
    onDragEnter: (event: DragEvent) => enter(event, 1),
    onDragLeave: (event: DragEvent) => enter(event, -1),
    onDrop(event: DragEvent) {
      depth.current = 0
      setOver(false)
      const picked = pickInspirationImages(event.dataTransfer.files)
      // A drop area inside of this one has handled the event.
      if (event.isDefaultPrevented() || !picked.ok || picked.images.length === 0) return
      event.preventDefault()
      onImages(picked.images)
    },
  }
}
