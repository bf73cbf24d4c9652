import type { Images } from '../platform.ts'

const JPEG = { type: 'image/jpeg', quality: 0.86 }

/** Creates a port that processes one image at a time, because decoding two phone photos at once can crash a tab. */
export function createBrowserImages(): Images {
  let last: Promise<unknown> = Promise.resolve()

  function redraw(image: Blob, maxSide: number): Promise<Blob> {
    // The browser cannot decode some formats, such as HEIC. The backend converts images in these formats.
    const drawn = last.then(() => drawUpright(image, maxSide).catch(() => image))
    // Resolve to undefined, so that the chain does not keep the image in memory.
    last = drawn.then(() => undefined)
    return drawn
  }

  return {
    toDataUrl: async (image, maxSide) => readAsDataUrl(await redraw(image, maxSide)),
    redraw,
    async load(url, signal) {
      const response = await fetch(url, { credentials: 'omit', signal })
      if (!response.ok) throw new TypeError(`The image request responded ${response.status}.`)
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
    // Browsers return null or an empty image when they run out of memory.
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
