import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { isOff } from '../../testing/states-of.ts'
import { PHOTO_PATH, postedTo, renderSettings } from './test/render-settings.tsx'

afterEach(cleanup)

const card = () => within(screen.getByRole('region', { name: 'Photo' }))
const chooser = () => card().getByLabelText<HTMLInputElement>(/^Your picture/)
const button = () => card().getByRole<HTMLButtonElement>('button', { name: 'Save picture' })
const file = (name: string, type = 'image/jpeg') => new File([name], name, { type })
const choose = (...files: File[]) => fireEvent.change(chooser(), { target: { files } })

it('the photo card shows the current photo and the supported file types', async () => {
  await renderSettings()
  expect(card().getByRole('img', { name: 'The two of you' }).getAttribute('src')).toBe('https://api.test/p.jpg')
  expect(card().getByText('Only .jpg, .png, and .gif files supported.')).toBeDefined()
  expect(isOff(button())).toBe(true)
})

it.each([
  ['more than five files', Array.from({ length: 6 }, (_, place) => file(`${place}.jpg`))],
  ['an unsupported type', [file('a.jpg'), file('a.pdf', 'application/pdf')]],
])('the photo card drops %s and marks the field as invalid without an alert', async (_, files) => {
  await renderSettings()
  choose(...files)
  expect(chooser().getAttribute('aria-invalid')).toBe('true')
  expect(card().getByText('Choose a photo')).toBeDefined()
  expect(isOff(button())).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
  choose(file('b.gif', 'image/gif'))
  expect(chooser().getAttribute('aria-invalid')).toBeNull()
})

it('the photo card shows "Loading..." during the upload, then the image at the returned URL', async () => {
  const { platform } = await renderSettings({
    script: [{ path: PHOTO_PATH, body: { url: 'https://api.test/new.jpg' } }],
  })
  choose(file('a.jpg'))
  fireEvent.click(button())
  expect(isOff(await card().findByRole<HTMLButtonElement>('button', { name: 'Loading...' }))).toBe(true)
  await waitFor(() =>
    expect(card().getByRole('img', { name: 'The two of you' }).getAttribute('src')).toBe('https://api.test/new.jpg'),
  )
  expect(postedTo(PHOTO_PATH, platform).getAll('image')).toHaveLength(1)
  expect(card().getByText('Your picture is saved.').getAttribute('role')).toBe('status')
})

it('the photo card preserves the chosen file after a failure, logs the error and shows an alert', async () => {
  const { platform } = await renderSettings({ script: [{ path: PHOTO_PATH, status: 413 }] })
  choose(file('a.jpg'))
  fireEvent.click(button())
  expect((await card().findByRole('alert')).textContent).toContain('20 MB limit per image.')
  expect(isOff(button())).toBe(false)
  expect(platform.logged.join()).toContain(PHOTO_PATH)
})
