import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { Form } from './form.tsx'
import { PhotoField } from './photo-field.tsx'

const PNG = new File(['p'], 'us.png', { type: 'image/png' })

function SampleForm({ onSend }: { onSend: (photos: File[]) => void }) {
  const form = useForm<{ photos: File[] }>({ defaultValues: { photos: [] } })
  return (
    <Form form={form} onSubmit={({ photos }) => onSend(photos)}>
      <PhotoField
        form={form}
        name="photos"
        label="Couple photo"
        accept="image/png"
        help="Only .png files."
        pick={(files) => (files.every(({ type }) => type === 'image/png') ? files : null)}
        brokenRule="Not that one."
      />
      <button type="submit">Send</button>
    </Form>
  )
}

function setup() {
  const sent: File[][] = []
  render(<SampleForm onSend={(photos) => sent.push(photos)} />)
  const input = screen.getByLabelText<HTMLInputElement>('Couple photo, Choose a photo')
  return {
    sent,
    input,
    area: input.closest('label') as HTMLElement,
    choose: (files: File[]) => act(async () => fireEvent.change(input, { target: { files } })),
    submit: () => act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Send' }))),
  }
}

afterEach(cleanup)

it('the photo field shows the chosen photo and submits it', async () => {
  const { choose, submit, sent } = setup()
  await choose([PNG])
  expect(screen.getByRole('img', { name: 'Your chosen photo' })).toBeDefined()
  await submit()
  expect(sent).toEqual([[PNG]])
})

it('the photo field shows the file name of a photo that the browser cannot display', async () => {
  const { choose } = setup()
  await choose([PNG])
  fireEvent.error(screen.getByRole('img', { name: 'Your chosen photo' }))
  expect(screen.queryByRole('img', { name: 'Your chosen photo' })).toBeNull()
  expect(screen.getByText('us.png')).toBeDefined()
})

it('the photo field announces the chosen file in a live region that already existed', async () => {
  const { choose } = setup()
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  await choose([PNG])
  expect(region.textContent).toBe('Chosen: us.png')
})

it('the photo field removes the photo on request and focuses the file input', async () => {
  const { choose, submit, sent, input } = setup()
  await choose([PNG])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove' })))
  expect(document.activeElement).toBe(input)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByRole('img', { name: 'Your chosen photo' })).toBeNull()
  await submit()
  expect(sent).toEqual([[]])
})

it('the photo field is described by its help text and, after an invalid selection, by the error', async () => {
  const { input, choose } = setup()
  const notes = () =>
    input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(notes()).toEqual(['Only .png files.', ''])
  await choose([new File(['x'], 'x.pdf', { type: 'application/pdf' })])
  expect(notes()).toEqual(['Only .png files.', 'Not that one.'])
})

it('the photo field clears an invalid selection, and shows the error until the next valid selection', async () => {
  const { input, choose, submit, sent } = setup()
  await choose([PNG])
  await choose([new File(['x'], 'x.pdf', { type: 'application/pdf' })])
  expect(screen.getByText('Not that one.')).toBeDefined()
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('img', { name: 'Your chosen photo' })).toBeNull()
  expect(input.value).toBe('')
  await submit()
  expect(sent).toEqual([[]])
  await choose([PNG])
  expect(screen.queryByText('Not that one.')).toBeNull()
})

it('the photo field shows the error for every invalid selection, even after the form was submitted', async () => {
  const { choose, submit } = setup()
  await submit()
  for (const type of ['application/pdf', 'text/plain']) {
    await choose([new File(['x'], 'x', { type })])
    expect(screen.getByText('Not that one.')).toBeDefined()
  }
})

it('the photo field accepts dropped and pasted photos', async () => {
  const { area, submit, sent } = setup()
  await act(async () => fireEvent.drop(area, { dataTransfer: { files: [PNG], types: ['Files'] } }))
  expect(screen.getByRole('img', { name: 'Your chosen photo' })).toBeDefined()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove' })))
  await act(async () => fireEvent.paste(area, { clipboardData: { files: [PNG] } }))
  await submit()
  expect(sent).toEqual([[PNG]])
})

it('the photo field prevents navigation when a file is dropped outside of the drop area', () => {
  setup()
  const missed = createEvent.drop(document.body, { dataTransfer: { files: [PNG], types: ['Files'] } })
  fireEvent(document.body, missed)
  expect(missed.defaultPrevented).toBe(true)
})
