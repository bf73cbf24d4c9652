/** Decodes the image in a data URL. Returns `null` unless the URL contains a base64-encoded image. */
export function imageFromDataUrl(url: string): Blob | null {
  const [, type, base64] = /^data:(image\/[\w.+-]+)(?:;name=\w+)?;base64,([\w+/=]+)$/.exec(url) ?? []
  if (!type || !base64) return null
  try {
    const binary = atob(base64)
    const bytes = new Uint8Array(binary.length)
    for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index)
    return new Blob([bytes], { type })
  } catch {
    return null
  }
}
