import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { Form } from './form.tsx'
import { PhoneField } from './phone-field.tsx'

function SampleForm() {
  const form = useForm({ mode: 'onTouched', defaultValues: { phone: '' } })
  return (
    <Form form={form} onSubmit={() => {}}>
      <PhoneField form={form} name="phone" label="Phone number" />
    </Form>
  )
}

function setup() {
  render(<SampleForm />)
  const field = screen.getByLabelText<HTMLInputElement>('Phone number')
  field.focus()
  return {
    field,
    /** Sets the value of the field to `text`, with the caret at index `caret`. */
    type: (text: string, caret = text.length) =>
      act(async () => fireEvent.input(field, { target: { value: text, selectionStart: caret, selectionEnd: caret } })),
  }
}

afterEach(cleanup)

it('the phone field formats a number while it is typed', async () => {
  const { field, type } = setup()
  await type('4155')
  expect(field.value).toBe('(415) 5')
  await type('(415) 5550134')
  expect(field.value).toBe('(415) 555-0134')
})

it('the phone field removes a letter, and shows an error until the next valid input', async () => {
  const { field, type } = setup()
  await type('415')
  await type('415x')
  expect(field.value).toBe('415')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Please enter only numbers').closest('.field__error')).not.toBeNull()
  await type('4155')
  expect(field.getAttribute('aria-invalid')).toBe('false')
})

it('the phone field accepts numbers with dots, spaces or a plus sign', async () => {
  const { field, type } = setup()
  await type('415.555.0134')
  expect(field.value).toBe('(415) 555-0134')
  expect(field.getAttribute('aria-invalid')).toBe('false')
  await type('+44 20 7946 0958')
  expect(field.value).toBe('442079460958')
})

it('the phone field preserves the caret position when a digit is inserted or deleted', async () => {
  const { field, type } = setup()
  await type('(415) 555-0134')
  await type('(4915) 555-0134', 3)
  expect(field.selectionStart).toBe(2)
  await type('(41) 555-0134', 3)
  expect(field.value).toBe('(415) 550-134')
  expect(field.selectionStart).toBe(3)
})
