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

it('shows the present picture, and what may take its place', async () => {
  await renderSettings()
  expect(card().getByRole('img', { name: 'The two of you' }).getAttribute('src')).toBe('https://api.test/p.jpg')
  expect(card().getByText('Only .jpg, .png, and .gif files supported.')).toBeDefined()
  expect(isOff(button())).toBe(true)
})

it.each([
  ['more than five', Array.from({ length: 6 }, (_, place) => file(`${place}.jpg`))],
  ['another type', [file('a.jpg'), file('a.pdf', 'application/pdf')]],
])('drops %s, marks the field and says nothing', async (_, files) => {
  await renderSettings()
  choose(...files)
  expect(chooser().getAttribute('aria-invalid')).toBe('true')
  expect(card().getByText('Choose a photo')).toBeDefined()
  expect(isOff(button())).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
  choose(file('b.gif', 'image/gif'))
  expect(chooser().getAttribute('aria-invalid')).toBeNull()
})

it('is "Loading..." while it is sent, and then shows the address that came back', async () => {
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

it('keeps the choice after a failure, which is logged, and says so quietly', async () => {
  const { platform } = await renderSettings({ script: [{ path: PHOTO_PATH, status: 413 }] })
  choose(file('a.jpg'))
  fireEvent.click(button())
  expect((await card().findByRole('alert')).textContent).toContain('20 MB limit per image.')
  expect(isOff(button())).toBe(false)
  expect(platform.logged.join()).toContain(PHOTO_PATH)
})
