/** Creates a multipart body. A field with several values is repeated. */
export function formOf(fields: Record<string, string | string[]>, files: Record<string, Blob[]> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  for (const [name, blobs] of Object.entries(files)) for (const blob of blobs) form.append(name, blob, 'photo.jpg')
  return form
}

/** Creates a file for a form. `type` is the declared content type, which may differ from the actual type. */
export function fileOf(bytes: Uint8Array | string, type = 'image/jpeg'): Blob {
  return new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type })
}
