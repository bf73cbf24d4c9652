import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCoupleCalls } from '../../testing/couples.ts'
import { makePhoto } from '../../testing/pictures.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const PATH = '/registration/couple-basicinfo/'
const INFO = { partner_name: 'Sam Okafor', partner_email: 'Sam@Example.com', wedding_date: '2027-05-03' }

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const join = (name: string) => createCoupleCalls(api).join(`${name}@example.com`)
const profileOf = async (token: string) => (await api.get('/couple/update-profile/', { token })).body

function infoForm(fields: object, images: Blob[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const image of images) form.append('image', image, 'photo.jpg')
  return form
}

describe('basic info', () => {
  it('stores partner and date, from JSON, a form and multipart alike', async () => {
    const bodies = [
      { json: INFO },
      { form: new URLSearchParams(INFO) },
      { form: infoForm({ ...INFO, wedding_location: '' }) },
    ]
    for (const [index, body] of bodies.entries()) {
      const token = await join(`kind-${index}`)
      expect((await api.post(PATH, { token, ...body })).status).toBe(200)
      expect(await profileOf(token)).toMatchObject({
        partner_name: 'Sam Okafor',
        partner_email: 'sam@example.com',
        wedding_date: '2027-05-03',
        wedding_city: '',
        image: '',
      })
    }
  })

  it('takes the first of five photos for the picture, and keeps it when it is sent again without one', async () => {
    const token = await join('photos')
    const photos = [await makePhoto(), ...Array(4).fill(await makePhoto('#33aa55'))]
    expect((await api.post(PATH, { token, form: infoForm(INFO, photos) })).status).toBe(200)
    const { image } = await profileOf(token)
    expect((await api.get(new URL(String(image)).pathname)).headers.get('content-type')).toBe('image/webp')
    expect((await api.post(PATH, { token, json: INFO })).status).toBe(200)
    expect(await profileOf(token)).toMatchObject({ image })
  })
})
