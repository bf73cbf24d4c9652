import type { Images } from '../platform.ts'

const JPEG = { type: 'image/jpeg', quality: 0.86 }

/** Scales pictures one after another: two phone photos decoded at once can take a tab down. */
export function createBrowserImages(): Images {
  let last: Promise<unknown> = Promise.resolve()

  function redraw(image: Blob, maxSide: number): Promise<Blob> {
    // A picture that this browser cannot decode, HEIC for one, travels as it is; the backend reads and strips it.
    const drawn = last.then(() => drawUpright(image, maxSide).catch(() => image))
    // To wait for, not to hold.
    last = drawn.then(() => undefined)
    return drawn
  }

  return {
    toDataUrl: async (image, maxSide) => readAsDataUrl(await redraw(image, maxSide)),
    redraw,
    async load(url, signal) {
      const response = await fetch(url, { credentials: 'omit', signal })
      if (!response.ok) throw new TypeError(`The picture answered ${response.status}.`)
      return response.blob()
    },
  }
}

async function drawUpright(image: Blob, maxSide: number): Promise<Blob> {
  const bitmap = await createImageBitmap(image, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) return image
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    const drawn: Blob | null = await canvas.convertToBlob(JPEG)
    // Nothing is what a browser gives that has no memory for it.
    return drawn?.size ? drawn : image
  } finally {
    bitmap.close()
  }
}

function readAsDataUrl(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(image)
  })
}
