import { expect, it } from 'vitest'
import { createSiteClient } from '../../client/create-site-client.ts'
import { fakePlatform } from '../../testing/index.ts'
import { draftOf } from './create-draft.ts'
import { imageFromDataUrl } from './data-url.ts'
import { fitImages } from './fit-images.ts'
import { roleOf, withRole } from './image-role.ts'

const URL = 'data:image/png;base64,AAAA'

it('withRole adds the role to the data URL without changing the image', async () => {
  const venue = withRole(URL, 'venue')
  expect([roleOf(URL), roleOf(venue)]).toEqual(['inspiration', 'venue'])
  expect(withRole(withRole(venue, 'venue'), 'inspiration')).toBe(URL)
  const picture = imageFromDataUrl(venue)
  expect([picture?.type, picture?.size]).toEqual(['image/png', 3])
})

it('fitImages preserves the role of an image that is scaled down', async () => {
  const { images } = fakePlatform()
  const fitting = await fitImages([withRole(URL, 'venue'), URL], images, (urls) =>
    urls.includes(URL) ? 'full' : 'stored',
  )
  expect(fitting?.map(roleOf)).toEqual(['venue', 'inspiration'])
})

it('a submission sends the role of an image in the file name', async () => {
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
  draft.setRole(draft.$draft.get().images[1]?.id ?? '', 'venue')
  await draft.submit()
  const form = platform.backend.to('/vision/list/', 'POST')[0]?.body
  const sent = form instanceof FormData ? form.getAll('images') : []
  expect(sent.map((file) => file instanceof File && file.name)).toEqual(['inspiration-1', 'venue-2'])
})
