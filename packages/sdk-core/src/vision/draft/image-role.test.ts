import { expect, it } from 'vitest'
import { createSiteClient } from '../../client/create-site-client.ts'
import { fakePlatform } from '../../testing/index.ts'
import { draftOf } from './create-draft.ts'
import { imageFromDataUrl } from './data-url.ts'
import { fitImages } from './fit-images.ts'
import { placementOf, roleOf, withPlacement, withRole } from './image-role.ts'

const URL = 'data:image/png;base64,AAAA'

it('withRole adds the role to the data URL without changing the image', async () => {
  const venue = withRole(URL, 'venue')
  expect([roleOf(URL), roleOf(venue)]).toEqual(['inspiration', 'venue'])
  expect(withRole(withRole(venue, 'venue'), 'inspiration')).toBe(URL)
  const picture = imageFromDataUrl(venue)
  expect([picture?.type, picture?.size]).toEqual(['image/png', 3])
})

it('withPlacement adds the placement to the data URL without changing the image or its role', () => {
  const placement = { arch: { x: 0.25, y: 0.6 }, aisle_end: { x: 0.5, y: 1 } }
  const placed = withPlacement(withRole(URL, 'venue'), placement)
  expect(placementOf(placed)).toEqual(placement)
  expect(roleOf(placed)).toBe('venue')
  expect(imageFromDataUrl(placed)?.size).toBe(3)
  expect(placementOf(withPlacement(placed, null))).toBeNull()
  expect(withRole(placed, 'venue')).toBe(placed)
  expect(withRole(placed, 'inspiration')).toBe(URL)
})

it.each(['', '_1', '_1_2_3', '_1_2_3_4000', '_a_b_c_d'])('placementOf returns null for the name venue%s', (name) => {
  expect(placementOf(`data:image/png;name=venue${name};base64,AAAA`)).toBeNull()
})

it('withPlacement moves positions outside the photo to its edge', () => {
  const outside = { arch: { x: -1, y: 2 }, aisle_end: { x: 0.5004, y: 1.1 } }
  expect(placementOf(withPlacement(withRole(URL, 'venue'), outside))).toEqual({
    arch: { x: 0, y: 1 },
    aisle_end: { x: 0.5, y: 1 },
  })
})

it('fitImages preserves the placement of a photo that is scaled down', async () => {
  const { images } = fakePlatform()
  const placement = { arch: { x: 0.25, y: 0.6 }, aisle_end: { x: 0.5, y: 1 } }
  const placed = withPlacement(withRole(URL, 'venue'), placement)
  const fitting = await fitImages([placed], images, (urls) => (urls.includes(placed) ? 'full' : 'stored'))
  expect(fitting?.map(placementOf)).toEqual([placement])
})

it('fitImages preserves the role of an image that is scaled down', async () => {
  const { images } = fakePlatform()
  const fitting = await fitImages([withRole(URL, 'venue'), URL], images, (urls) =>
    urls.includes(URL) ? 'full' : 'stored',
  )
  expect(fitting?.map(roleOf)).toEqual(['venue', 'inspiration'])
})

it('a submission sends the role of an image in the file name, and the placement as JSON', async () => {
  const platform = fakePlatform({
    script: [
      { path: '/vision/user-credits/', body: { credits: 3, email: '' } },
      { method: 'POST', path: '/vision/list/', status: 201, body: { id: 'v1' } },
    ],
  })
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  client.session.signIn({ token: 't', email: 'maya@example.com' })
  const draft = draftOf(client.ports)
  draft.setText('a barn')
  await draft.addImages(['a', 'b'].map((name) => new File(['x'], name, { type: 'image/png' })))
  const venue = draft.$draft.get().images[1]?.id ?? ''
  draft.setRole(venue, 'venue')
  draft.setPlacement(venue, { arch: { x: 0.4, y: 0.6 }, aisle_end: { x: 0.5, y: 1 } })
  await draft.submit()
  const form = platform.backend.to('/vision/list/', 'POST')[0]?.body
  const sent = form instanceof FormData ? form.getAll('images') : []
  expect(sent.map((file) => file instanceof File && file.name)).toEqual(['inspiration-1', 'venue-2'])
  expect(form instanceof FormData && JSON.parse(String(form.get('placement')))).toEqual({
    arch: { x: 0.4, y: 0.6 },
    aisle_end: { x: 0.5, y: 1 },
  })
})
