import sharp from 'sharp'

export interface SheetImage {
  number: number
  text: string
  png: Uint8Array
}

const COLUMNS = 4
const ROWS = 3
export const PER_SHEET = COLUMNS * ROWS
const IMAGE = { width: 480, height: 320 }
const GAP = 12
const LINE = { height: 18, letters: 66, most: 4 }
const CELL = { width: IMAGE.width + GAP, height: IMAGE.height + LINE.height * LINE.most + GAP }

/** Lays out up to 12 images in a grid of 4 × 3. Each image has its number and prompt. */
export async function layOutSheet(images: readonly SheetImage[]): Promise<Uint8Array> {
  const width = COLUMNS * CELL.width + GAP
  const height = Math.ceil(images.length / COLUMNS) * CELL.height + GAP
  const cells = images.map((image, index) => ({
    ...image,
    left: GAP + (index % COLUMNS) * CELL.width,
    top: GAP + Math.floor(index / COLUMNS) * CELL.height,
  }))
  const pictures = await Promise.all(
    cells.map(async ({ png, left, top }) => ({
      input: await sharp(png).resize(IMAGE.width, IMAGE.height).toBuffer(),
      left,
      top,
    })),
  )
  const captions = cells.map(({ number, text, left, top }) => caption(`${number}. ${text}`, left, top + IMAGE.height))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${captions.join('')}</svg>`
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([...pictures, { input: Buffer.from(svg) }])
    .png()
    .toBuffer()
}

function caption(text: string, x: number, y: number): string {
  return linesOf(text)
    .map((line, index) => `<text x="${x}" y="${y + (index + 1) * LINE.height - 3}">${escapeText(line)}</text>`)
    .map((line) => line.replace('<text', '<text font-family="sans-serif" font-size="13"'))
    .join('')
}

function linesOf(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length < LINE.letters) lines[lines.length - 1] = line ? `${line} ${word}` : word
    else lines.push(word)
  }
  return lines.slice(0, LINE.most)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
