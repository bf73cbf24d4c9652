import { fromLab, type Lab, rgbToLab } from '../base/colour.ts'
import { type ColourCluster, clusterColours } from './cluster-colours.ts'
import { openImage } from './sharp-input.ts'

const SAMPLE_SIZE = 72
const CLUSTERS = 5
const COLOURS = 3
const LEAST_WEIGHT = 0.35

/** Extracts the three most characteristic colours of an image as hex, most characteristic first. */
export async function extractPalette(image: Uint8Array): Promise<string[]> {
  const { data, info } = await openImage(image)
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: 'cover' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels: Lab[] = []
  for (let i = 0; i < data.length; i += info.channels) {
    const [red = 0, green = red, blue = red] = data.subarray(i, i + info.channels)
    pixels.push(rgbToLab(red / 255, green / 255, blue / 255))
  }
  return clusterColours(pixels, CLUSTERS)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => tells(b) - tells(a))
    .map(({ colour }) => fromLab(colour))
    .filter((hex, i, all) => all.indexOf(hex) === i || all.length <= COLOURS)
    .slice(0, COLOURS)
}

function tells({ colour: [, a, b], weight }: ColourCluster): number {
  return Math.hypot(a, b) * (LEAST_WEIGHT + weight)
}
