import sharp from 'sharp'

/** The hue, in degrees, that weighs most in a picture; grey weighs nothing. */
export async function mainHue(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const weights = new Array<number>(36).fill(0)
  for (let at = 0; at < data.length; at += 3) {
    const [hue, chroma] = hueOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    const bin = Math.floor(hue / 10) % 36
    weights[bin] = (weights[bin] ?? 0) + chroma
  }
  return weights.indexOf(Math.max(...weights)) * 10 + 5
}

/** How far apart two hues are on the colour circle, in degrees. */
export function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

function hueOf(red: number, green: number, blue: number): [hue: number, chroma: number] {
  const top = Math.max(red, green, blue)
  const chroma = top - Math.min(red, green, blue)
  if (chroma === 0) return [0, 0]
  if (top === red) return [(60 * ((green - blue) / chroma) + 360) % 360, chroma]
  if (top === green) return [60 * ((blue - red) / chroma) + 120, chroma]
  return [60 * ((red - green) / chroma) + 240, chroma]
}
