import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Picture } from '../src/shared/scene/pictures.ts'

const OUT = new URL('../src/shared/scene/washes.ts', import.meta.url)
const BANDS = 4

/** Writes the colours of each picture from top to bottom, as the module that the site shows until it is there. */
export async function writeWashes(folder: URL, pictures: readonly Picture[]): Promise<void> {
  const lines: string[] = []
  for (const { file, widths } of pictures) {
    const colours = await bandsOf(new URL(`${file}-${widths[0]}.webp`, folder).pathname)
    lines.push(`  '${file}': 'linear-gradient(${colours.join(', ')})',\n`)
  }
  const head = '/** Written by `scripts/draw-pictures.ts`: the colours of each picture, from top to bottom. */\n'
  await writeFile(OUT, `${head}export const WASHES: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`)
}

async function bandsOf(path: string): Promise<string[]> {
  const { data, info } = await sharp(path)
    .resize(1, BANDS, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hexOf = (band: number) => data.subarray(band * info.channels, band * info.channels + 3).toString('hex')
  return Array.from({ length: BANDS }, (_, band) => `#${hexOf(band)}`)
}
