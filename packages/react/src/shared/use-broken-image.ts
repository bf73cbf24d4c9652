import { useEffect, useRef, useState } from 'react'

/** Returns whether an image failed to load. Spread `imageProps` on the image element. */
export function useBrokenImage(src: string) {
  const [broken, setBroken] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    // A server-rendered image may have failed before hydration added the listener.
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) setBroken(src)
  }, [src])

  return { isBroken: broken === src, imageProps: { ref: image, onError: () => setBroken(src) } }
}
