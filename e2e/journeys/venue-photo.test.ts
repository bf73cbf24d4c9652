import { type Area, imageDifference } from '../helpers/image-difference.ts'
import { tokenOn } from '../helpers/session.ts'
import { lawnPhoto } from '../helpers/uploads.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'A wooden arch with blush peonies and white chairs'
const EDIT = 'Replace the peonies with white roses'

const WHOLE: Area = { left: 0, top: 0, width: 1, height: 1 }
const UPPER_CORNERS: readonly Area[] = [
  { left: 0, top: 0, width: 0.2, height: 0.2 },
  { left: 0.8, top: 0, width: 0.2, height: 0.2 },
]
/** The part of the arch in front of the sky, if its base is at 35 % of the width and 62 % of the height. */
const ARCH: Area = { left: 0.24, top: 0.22, width: 0.22, height: 0.22 }
/** The flowers on the left corner of the arch. */
const FLOWERS: Area = { left: 0.24, top: 0.24, width: 0.09, height: 0.1 }
/** A part of the sky beside the arch, in which an arch at the default place would stand. */
const SKY: Area = { ...ARCH, left: 0.52 }

/** The greatest difference between two images of the same view: the compression and the free plan's watermark. */
const SAME = 5
/** The least difference between an area of the photo and the same area with an object in front. */
const COVERED = 12
/** The least difference between an area of flowers before and after their colour changes. */
const RECOLOURED = 5

async function download(url: string | null): Promise<Buffer> {
  const response = await fetch(url ?? '')
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** Expects that the image is the photo with an arch at the chosen place. */
async function expectArchIn(photo: Buffer, image: Buffer): Promise<void> {
  for (const area of [...UPPER_CORNERS, SKY]) expect(await imageDifference(photo, image, area)).toBeLessThan(SAME)
  expect(await imageDifference(photo, image, ARCH)).toBeGreaterThan(COVERED)
}

const PLACES = [
  { place: 'the vision site', origin: 'vision', path: '/vision-board/new', width: 1440 },
  { place: 'a partner page', origin: 'partner', path: '/', width: 390 },
] as const

for (const { place, origin, path, width } of PLACES)
  test(`a couple sees a ceremony in the photo of their venue on ${place}, ${width} px wide`, async ({
    page,
    servers,
    tool,
    backend,
    email,
  }) => {
    const photo = await lawnPhoto('lawn.jpg')
    await page.setViewportSize({ width, height: 900 })
    await page.goto(servers[origin] + path)
    await tool.addImages(photo)
    await page.getByRole('button', { name: 'Inspiration: lawn.jpg' }).click()
    await expect(page.getByText('We find the best spot in your photo.')).toBeVisible()

    await page.getByRole('button', { name: 'Place the arch' }).click()
    const arch = tool.dialog.getByRole('slider', { name: 'Arch' })
    for (let presses = 0; presses < 3; presses++) await arch.press('Shift+ArrowLeft')
    await expect(arch).toHaveAttribute('aria-valuetext', '35% from the left, 62% from the top')
    await tool.dialog.getByRole('button', { name: 'Use this spot' }).click()
    await expect(page.getByText('You chose the spot.')).toBeVisible()

    await tool.ask(PROMPT)
    await tool.signIn(email)
    await tool.waitForImage()
    const first = await download(await tool.image.getAttribute('src'))
    await expectArchIn(photo.buffer, first)

    const reference = page.getByRole('region', { name: 'Your images' }).getByRole('img')
    await expect(reference).toHaveAccessibleName('Photo of your venue')
    const shown = await download(await reference.getAttribute('src'))
    expect(await imageDifference(photo.buffer, shown, WHOLE)).toBeLessThan(SAME)
    expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{ images: [{ role: 'venue' }] }] })

    await tool.edit(EDIT)
    await tool.lookBackFor(page.getByRole('img', { name: `Edit 1: ${EDIT}` }))
    await tool.waitForImage()
    const edited = await download(await tool.image.getAttribute('src'))
    await expectArchIn(photo.buffer, edited)
    expect(await imageDifference(first, edited, FLOWERS)).toBeGreaterThan(RECOLOURED)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
