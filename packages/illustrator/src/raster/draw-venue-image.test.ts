import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { WIDTH } from '../base/geometry.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { project } from '../stage/camera.ts'
import { analyseVenue, SAMPLE_WIDTH } from '../venue/analyse-venue.ts'
import { drawVenue } from '../venue/draw-venue.ts'
import type { Pixels } from '../venue/pixels.ts'
import { type Placement, placeCeremony } from '../venue/place-ceremony.ts'
import { drawIntoPhoto, drawVenueImage } from './draw-venue-image.ts'
import { renderVenuePhoto, VENUE_PHOTOS } from './test/venue-photos.ts'

const SPEC = parsePrompt('Ceremony with a wooden arch, white chairs and blush peonies')
const TIMEOUT_MS = 60_000
const TEST_WIDTH = 360
/** The upper part of a test photo, which the drawn ceremony never covers. */
const SKY_SHARE = 0.12

async function analyse(photo: Buffer) {
  const read = async (width: number): Promise<Pixels> => {
    const { data, info } = await sharp(photo).resize(width).raw().toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  }
  return analyseVenue(await read(TEST_WIDTH), await read(SAMPLE_WIDTH))
}

/** Compares two images. Returns one flag per pixel, which is true if the pixels differ. */
function changes({ before, after }: { before: Pixels; after: Pixels }): boolean[] {
  return Array.from({ length: before.width * before.height }, (_, i) =>
    [0, 1, 2].some((c) => before.data[i * 3 + c] !== after.data[i * 3 + c]),
  )
}

describe.each(VENUE_PHOTOS)('drawing a ceremony into the photo $name', { timeout: TIMEOUT_MS }, (scene) => {
  it('estimates the horizon', async () => {
    const { horizon } = await analyse(await renderVenuePhoto(scene, TEST_WIDTH))
    // A panorama is only cropped at its left and right sides, so the horizon stays at the same height.
    expect(Math.abs(horizon.y - scene.horizon)).toBeLessThan(scene.tolerance)
  })

  it('places the arch and the chairs on the ground, below the horizon', async () => {
    const venue = await analyse(await renderVenuePhoto(scene, TEST_WIDTH))
    const { camera, arch, aisleEnd, height } = placeCeremony(venue)
    const feet = [arch, aisleEnd, { right: 0, away: (arch.away + aisleEnd.away) / 2 }].map((at) => project(camera, at))
    for (const foot of feet) expect(foot.y).toBeGreaterThan(venue.horizon.y * height)
    expect(feet[0]?.y).toBeGreaterThan(scene.horizon * height)
    expect(feet[0]?.y).toBeLessThan(0.92 * height)
    expect(feet[0]?.x).toBeGreaterThan(0.25 * WIDTH)
    expect(feet[0]?.x).toBeLessThan(0.75 * WIDTH)
    const { things } = drawVenue(SPEC, venue, undefined, { width: TEST_WIDTH, height: TEST_WIDTH, margin: 0 })
    const chairs = [...things.matchAll(/href="#chair-[^"]*" transform="translate\(([-\d.]+) ([-\d.]+)\)/g)]
    expect(chairs.length).toBeGreaterThan(1)
    for (const [, , y] of chairs) expect(Number(y)).toBeGreaterThan(venue.horizon.y * height)
  })

  it('keeps every pixel of the photo on which nothing is drawn', async () => {
    const drawing = await drawIntoPhoto(SPEC, { photo: await renderVenuePhoto(scene, TEST_WIDTH), width: TEST_WIDTH })
    const { width, height } = drawing.before
    const changed = changes(drawing)
    const share = changed.filter(Boolean).length / changed.length
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.75)
    expect(changed.slice(0, Math.floor(height * SKY_SHARE) * width)).not.toContain(true)
  })
})

describe('drawIntoPhoto', { timeout: TIMEOUT_MS }, () => {
  const [LAWN] = VENUE_PHOTOS
  const photoOf = (width = TEST_WIDTH) => renderVenuePhoto(LAWN as (typeof VENUE_PHOTOS)[number], width)

  it('draws nothing into the photo for a scene without a ceremony', async () => {
    const spec = parsePrompt('no arch, no chairs, no flowers, no petals, no runner')
    const bare = {
      ...spec,
      arch: 'none' as const,
      chair: 'none' as const,
      decor: { ...spec.decor, aisle: 'none' as const },
    }
    const drawing = await drawIntoPhoto(bare, { photo: await photoOf(), width: TEST_WIDTH })
    const drawn = changes(drawing).filter(Boolean).length / changes(drawing).length
    expect(drawn).toBeLessThan(0.2)
  })

  it('returns the same pixels for the same photo and scene', async () => {
    const photo = await photoOf()
    const [first, second] = [
      await drawIntoPhoto(SPEC, { photo, width: TEST_WIDTH }),
      await drawIntoPhoto(SPEC, { photo, width: TEST_WIDTH }),
    ]
    expect(Buffer.compare(first.after.data, second.after.data)).toBe(0)
  })

  it('moves the ceremony to the given placement', async () => {
    const photo = await photoOf()
    const centreOf = async (placement: Placement) => {
      const drawing = await drawIntoPhoto(SPEC, { photo, placement, width: TEST_WIDTH })
      const columns = changes(drawing).flatMap((isChanged, i) => (isChanged ? [i % drawing.before.width] : []))
      return columns.reduce((sum, column) => sum + column, 0) / columns.length / drawing.before.width
    }
    const left = await centreOf({ arch: { x: 0.25, y: 0.6 }, aisleEnd: { x: 0.3, y: 0.95 } })
    const right = await centreOf({ arch: { x: 0.75, y: 0.6 }, aisleEnd: { x: 0.7, y: 0.95 } })
    expect(right - left).toBeGreaterThan(0.2)
  })

  it('draws the chairs at a place that the couple chose, even where the photo shows no clear ground', async () => {
    const venue = await analyse(await photoOf())
    const walled = { ...venue, ground: { edge: 1, topAt: () => 2 } }
    const size = { width: TEST_WIDTH, height: TEST_WIDTH, margin: 0 }
    const placement = { arch: { x: 0.5, y: 0.62 }, aisleEnd: { x: 0.5, y: 1 } }
    const chairsAt = (given?: Placement) =>
      drawVenue(SPEC, walled, given, size).things.split('href="#chair-').length - 1
    expect(chairsAt(placement)).toBeGreaterThan(12)
    expect(chairsAt()).toBeLessThan(chairsAt(placement))
  })

  it('moves a placement above the horizon down to the ground', async () => {
    const venue = await analyse(await photoOf())
    const { arch, camera } = placeCeremony(venue, { arch: { x: 0.5, y: 0.1 }, aisleEnd: { x: 0.5, y: 0.05 } })
    expect(project(camera, arch).y).toBeGreaterThan(camera.horizon)
    expect(arch.away).toBeLessThan(100)
  })

  it.each([
    ['one pixel', 1, 1],
    ['a tiny thumbnail', 40, 30],
    ['a very wide panorama', 900, 120],
    ['a very tall strip', 60, 400],
  ])('draws into a photo that is %s', async (_name, width, height) => {
    const photo = await sharp({ create: { width, height, channels: 3, background: '#7a8f63' } })
      .png()
      .toBuffer()
    const png = await drawVenueImage(SPEC, { photo, width: 300 })
    const image = await sharp(png).metadata()
    expect(image.width).toBeGreaterThan(0)
    expect(image.height / image.width).toBeLessThanOrEqual(1.51)
    expect(image.height / image.width).toBeGreaterThanOrEqual(0.49)
  })

  it('lights the surroundings of lanterns in a dark photo more than in a bright photo', async () => {
    const spec = parsePrompt('Ceremony with lanterns along the aisle, no flowers')
    const glowIn = async (name: string) => {
      const scene = VENUE_PHOTOS.find((photo) => photo.name === name) as (typeof VENUE_PHOTOS)[number]
      const venue = await analyse(await renderVenuePhoto(scene, TEST_WIDTH))
      const { glows } = drawVenue(spec, venue, undefined, { width: TEST_WIDTH, height: 240, margin: 0 })
      const { channels } = await sharp(Buffer.from(glows)).ensureAlpha().stats()
      return channels[3]?.mean ?? 0
    }
    const [night, noon] = [await glowIn('courtyard at night'), await glowIn('lawn at noon')]
    expect(noon).toBeGreaterThan(0)
    expect(night).toBeGreaterThan(1.5 * noon)
  })

  it('rejects a file that is not an image', async () => {
    await expect(drawVenueImage(SPEC, { photo: new Uint8Array(9), width: 300 })).rejects.toThrow()
  })

  it('stops when it is aborted', async () => {
    const stop = AbortSignal.abort(new Error('nobody waits'))
    await expect(drawVenueImage(SPEC, { photo: await photoOf(), width: 300 }, stop)).rejects.toThrow('nobody waits')
  })
})
