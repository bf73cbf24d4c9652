import { useEffect, useRef, useState } from 'react'

/** Whether the picture at an address cannot be had. `imageProps` are for the image element that shows it. */
export function useBrokenPicture(src: string) {
  const [broken, setBroken] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    // On a page made by a server it may have failed before anybody listened.
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) setBroken(src)
  }, [src])

  return { isBroken: broken === src, imageProps: { ref: image, onError: () => setBroken(src) } }
}
