import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../base/random.ts'
import { findBlooms } from './find-blooms.ts'

const GRASS = '#5d7d3a'

/** The shading of a smooth ball. */
const BALL =
  '<radialGradient id="ball"><stop stop-color="#fffdf5"/><stop offset="1" stop-color="#e9dfc8"/></radialGradient>'

/** Creates a photo of 900 × 600 pixels with slight noise, as a JPEG. */
function photo(markup: string, ground = GRASS): Promise<Buffer> {
  const random = createRandom('leaves')
  const leaves = Array.from({ length: 300 }, () => {
    const [x, y] = [random.next() * 900, random.next() * 600]
    return `<ellipse cx="${x}" cy="${y}" rx="30" ry="8" fill="${random.next() < 0.5 ? '#4a6b2f' : '#6f9147'}"/>`
  })
  const back = `<rect width="900" height="600" fill="${ground}"/>${ground === GRASS ? leaves.join('') : ''}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${BALL}${back}${markup}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
}

/** Places markup on a grid with random shifts. */
function scatter(columns: number, rows: number, draw: (scale: number) => string): string {
  const random = createRandom('places')
  const [stepX, stepY] = [900 / columns, 600 / rows]
  return Array.from({ length: columns * rows }, (_, i) => {
    const x = (i % columns) * stepX + stepX * (0.45 + 0.1 * random.next())
    const y = Math.floor(i / columns) * stepY + stepY * (0.45 + 0.1 * random.next())
    return `<g transform="translate(${x} ${y})">${draw(0.85 + 0.3 * random.next())}</g>`
  }).join('')
}

function petals(count: number, radius: number, colour: string, centre: string): string {
  const one = (i: number) =>
    `<ellipse cy="${-radius * 0.55}" rx="${radius * 0.34}" ry="${radius * 0.5}" fill="${colour}" stroke="#000" stroke-opacity="0.15" stroke-width="${radius * 0.06}" transform="rotate(${(360 / count) * i})"/>`
  return `${Array.from({ length: count }, (_, i) => one(i)).join('')}<circle r="${radius * 0.3}" fill="${centre}"/>`
}

const daisies = scatter(9, 6, (scale) => petals(10, 22 * scale, '#fbfaf4', '#f0c53a'))
const peonies = scatter(3, 2, (scale) => petals(9, 105 * scale, '#d9578a', '#c23f74'))
const spire = (colour: string) => (scale: number) =>
  Array.from(
    { length: 12 },
    (_, i) => `<circle cx="${i % 2 ? 3 : -3}" cy="${(i - 6) * 18 * scale}" r="15" fill="${colour}"/>`,
  ).join('')
const delphiniums = scatter(9, 2, spire('#5b63c9'))

describe('findBlooms', () => {
  it.each([
    ['small', 'white daisies on grass', daisies],
    ['small', 'red poppies on grass', scatter(8, 5, (scale) => `<circle r="${20 * scale}" fill="#d2342c"/>`)],
    ['round', 'pink peonies between leaves', peonies],
    ['round', 'white dahlias between leaves', scatter(3, 2, (scale) => petals(14, 100 * scale, '#fdfbf6', '#f3ead2'))],
    ['tall', 'blue delphiniums between leaves', delphiniums],
    ['tall', 'lilac spires between leaves', scatter(8, 2, spire('#a463c4'))],
  ])('returns "%s" for %s', async (shape, _, markup) => {
    expect(await findBlooms(await photo(markup))).toBe(shape)
  })

  it.each([
    [
      'a portrait',
      '<circle cx="450" cy="220" r="120" fill="#e0ac8a"/><rect x="250" y="340" width="400" height="260" rx="90" fill="#fbfaf7"/>',
      GRASS,
    ],
    ['faces of a group', scatter(5, 3, (scale) => `<circle r="${45 * scale}" fill="#dba682"/>`), GRASS],
    [
      'bridesmaids on grass',
      scatter(
        5,
        1,
        () => '<path d="M-25 -150h50l40 320h-130z" fill="#c25a86"/><circle cy="-185" r="32" fill="#dba682"/>',
      ),
      GRASS,
    ],
    [
      'white chairs on grass',
      scatter(8, 5, () => '<path d="M-20 -30h6v30h34v30h-6v-24h-28v24h-6z" fill="#fdfdfb"/>'),
      GRASS,
    ],
    ['paper lanterns between leaves', scatter(3, 2, (scale) => `<circle r="${95 * scale}" fill="url(#ball)"/>`), GRASS],
    ['a plain sky', '', '#8fbbe6'],
    ['clouds in a sky', scatter(6, 4, () => '<circle r="30" fill="#ffffff"/>'), '#8fbbe6'],
    ['candles in a dark room', scatter(9, 5, () => '<circle r="14" fill="#fff2c0"/>'), '#1c1512'],
    ['one round umbrella on grass', '<circle cx="450" cy="300" r="110" fill="#d2342c"/>', GRASS],
    ['grass without flowers', '', GRASS],
    [
      'small and large flowers',
      `${scatter(9, 6, () => petals(10, 20, '#fbfaf4', '#f0c53a'))}${scatter(2, 2, (scale) => petals(9, 105 * scale, '#d9578a', '#c23f74'))}`,
      GRASS,
    ],
  ])('returns undefined for %s', async (_, markup, ground) => {
    expect(await findBlooms(await photo(markup, ground))).toBeUndefined()
  })

  it('returns the same shape each time for the same photo, in any size', async () => {
    const image = await photo(daisies)
    const small = await sharp(image).resize(450).png().toBuffer()
    expect([await findBlooms(image), await findBlooms(image), await findBlooms(small)]).toEqual([
      'small',
      'small',
      'small',
    ])
  })

  it('accepts greyscale images, and rejects a file that is not an image', async () => {
    const grey = await sharp(await photo(daisies))
      .greyscale()
      .png()
      .toBuffer()
    expect(await findBlooms(grey)).toBeUndefined()
    await expect(findBlooms(new Uint8Array([1, 2, 3]))).rejects.toThrow()
  })
})
