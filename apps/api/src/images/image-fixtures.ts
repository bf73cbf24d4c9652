import sharp, { type Sharp } from 'sharp'

const RED = { r: 220, g: 30, b: 30 }
const BLUE = { r: 30, g: 60, b: 220 }

/** Creates an image whose upper left quarter is red and whose other quarters are blue. */
export async function quartered(width: number, height: number): Promise<Buffer> {
  const quarter = sharp({ create: { width: width / 2, height: height / 2, channels: 3, background: RED } }).png()
  return sharp({ create: { width, height, channels: 3, background: BLUE } })
    .composite([{ input: await quarter.toBuffer(), top: 0, left: 0 }])
    .png()
    .toBuffer()
}

/** The pixels that a camera stores for each EXIF orientation: the upright image, rotated the other way. */
const STORED: Record<number, (upright: Sharp) => Sharp> = {
  1: (image) => image,
  2: (image) => image.flop(),
  3: (image) => image.rotate(180),
  4: (image) => image.flip(),
  5: (image) => image.rotate(270).flop(),
  6: (image) => image.rotate(270),
  7: (image) => image.rotate(90).flop(),
  8: (image) => image.rotate(90),
}

/** A phone's JPEG of `quartered(120, 80)`, with the location and time in its EXIF data. */
export async function phonePhoto(orientation: number): Promise<Buffer> {
  const store = STORED[orientation]
  if (!store) throw new RangeError(`No EXIF orientation ${orientation}`)
  const turned = await store(sharp(await quartered(120, 80)))
    .png()
    .toBuffer()
  return sharp(turned)
    .withExif({
      IFD0: { Make: 'Quince', Model: 'Phone 12', DateTime: '2026:06:20 16:30:00' },
      IFD2: { DateTimeOriginal: '2026:06:20 16:30:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '38/1 17/1 30/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '122/1 27/1 30/1',
      },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** Returns the colour at a point, given as fractions of the width and height. */
export async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

/** Returns the colours of the four quarters, row by row: `red blue blue blue` for an upright `quartered` image. */
export async function quartersOf(bytes: Uint8Array): Promise<string> {
  const names: string[] = []
  for (const y of [0.25, 0.75])
    for (const x of [0.25, 0.75]) {
      const [red, , blue] = await colourAt(bytes, x, y)
      if (red > 200 && blue < 60) names.push('red')
      else names.push(blue > 200 && red < 60 ? 'blue' : 'another')
    }
  return names.join(' ')
}
