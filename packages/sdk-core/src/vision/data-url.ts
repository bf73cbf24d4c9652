/** The picture in a data URL; `null` when it is not a picture in base64. */
export function pictureIn(url: string): Blob | null {
  const [, type, base64] = /^data:(image\/[\w.+-]+);base64,([\w+/=]+)$/.exec(url) ?? []
  if (!type || !base64) return null
  try {
    return new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type })
  } catch {
    return null
  }
}
