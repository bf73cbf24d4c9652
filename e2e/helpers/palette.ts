import sharp from 'sharp'

/** Returns the share of an image's colour between two hues in degrees, from 0 to 1, weighted by chroma. */
export async function hueShare(image: Buffer, [from, to]: readonly [number, number]): Promise<number> {
  const data = await sharp(image).removeAlpha().toColourspace('srgb').raw().toBuffer()
  let inside = 0
  let all = 0
  for (let at = 0; at < data.length; at += 3) {
    const [hue, chroma] = hueOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    all += chroma
    if (hue >= from && hue < to) inside += chroma
  }
  return inside / all
}

function hueOf(red: number, green: number, blue: number): [hue: number, chroma: number] {
  const top = Math.max(red, green, blue)
  const chroma = top - Math.min(red, green, blue)
  if (chroma === 0) return [0, 0]
  if (top === red) return [(60 * ((green - blue) / chroma) + 360) % 360, chroma]
  if (top === green) return [60 * ((blue - red) / chroma) + 120, chroma]
  return [60 * ((red - green) / chroma) + 240, chroma]
}
