import { useEffect, useState } from 'react'

/**
 * Returns an object URL for each file, in the same order. Empty on the first render with new files. Revokes the URLs
 * when the files change.
 */
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
