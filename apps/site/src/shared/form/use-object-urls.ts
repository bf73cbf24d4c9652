import { useEffect, useState } from 'react'

/** An address for each file while it is shown, in the same order; empty for the blink before there are any. */
export function useObjectUrls(files: readonly File[]): readonly string[] {
  const [shown, setShown] = useState<{ files: readonly File[]; urls: string[] }>({ files: [], urls: [] })

  useEffect(() => {
    const urls = files.map((file) => URL.createObjectURL(file))
    setShown({ files, urls })
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [files])

  return shown.files === files ? shown.urls : []
}
