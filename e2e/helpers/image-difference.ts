import sharp from 'sharp'

/** A part of an image, as fractions of its width and height. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Returns the mean difference of the channels of two images in an area, from 0 to 255. The first image is scaled to the
 * size of the second.
 */
export async function imageDifference(first: Buffer, second: Buffer, area: Area): Promise<number> {
  const { width, height } = await sharp(second).metadata()
  const part = {
    left: Math.round(area.left * width),
    top: Math.round(area.top * height),
    width: Math.round(area.width * width),
    height: Math.round(area.height * height),
  }
  const pixelsOf = async (image: Buffer) => {
    const scaled = await sharp(image).resize(width, height, { fit: 'fill' }).png().toBuffer()
    return sharp(scaled).extract(part).removeAlpha().toColourspace('srgb').raw().toBuffer()
  }
  const [before, after] = await Promise.all([pixelsOf(first), pixelsOf(second)])
  return before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0) / before.length
}
