import { useCallback, useEffect, useRef, useState } from 'react'

/** The current image fades in over the previous one. */
const KEPT = 2
const NONE: readonly string[] = []

/** The object URLs of the last two images, oldest first. Revokes the URLs that are no longer shown. */
export function useObjectUrls() {
  const [addresses, setAddresses] = useState(NONE)
  const kept = useRef(NONE)

  const keep = useCallback((next: readonly string[]) => {
    for (const address of kept.current) if (!next.includes(address)) URL.revokeObjectURL(address)
    kept.current = next
    setAddresses(next)
  }, [])
  const add = useCallback((picture: Blob) => keep([...kept.current, URL.createObjectURL(picture)].slice(-KEPT)), [keep])
  const clear = useCallback(() => keep(NONE), [keep])

  useEffect(() => clear, [clear])

  return { addresses, add, clear }
}
