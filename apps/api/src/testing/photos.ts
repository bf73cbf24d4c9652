import sharp from 'sharp'

/** Creates a small JPEG photo. */
export async function makePhoto(background = '#aa3355'): Promise<Blob> {
  const create = { width: 64, height: 48, channels: 3 as const, background }
  return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], { type: 'image/jpeg' })
}

/** Creates the form that our client sends for a new vision. */
export function visionForm(description: string, images: Blob[] = []): FormData {
  const form = new FormData()
  form.set('description', description)
  for (const [index, image] of images.entries()) form.append('images', image, `photo-${index}.jpg`)
  return form
}
