import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { spanish } from '../../spanish/index.ts'
import { isOff } from '../../testing/states-of.ts'
import type { TextsOf } from '../language/define-messages.ts'
import { LanguageContext, useMessages } from '../language/use-messages.ts'
import { CheckboxField } from './checkbox-field.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { FormAlert } from './form-alert.tsx'
import { useKeptValues } from './kept-values.ts'
import { formMessages } from './messages.ts'
import { PasswordField } from './password-field.tsx'
import { useRules } from './rules.ts'
import { showFieldErrors } from './show-field-errors.ts'
import { SubmitButton } from './submit-button.tsx'

interface Values {
  email: string
  password: string
  terms: boolean
}
type Send = (values: Values) => Promise<Record<string, string[]> | undefined>

function SampleForm({ send }: { send: Send }) {
  const kept = useKeptValues<Values>('sample', ['email', 'terms'])
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: kept.over({ email: '', password: '', terms: false }),
  })
  async function submit(values: Values) {
    const refused = await send(values)
    if (refused) showFieldErrors(form, { code: 'validation_failed', fields: refused }, { email: 'email' }, texts)
    else kept.forget()
  }
  const texts = useMessages(formMessages)
  const { requiredEmail } = useRules()
  return (
    <Form form={form} kept={kept} onSubmit={submit}>
      <Field form={form} name="email" label="Email" type="email" rules={requiredEmail} />
      <PasswordField form={form} name="password" label="Password" autoComplete="new-password" showsStrength />
      <CheckboxField form={form} name="terms" label="I agree" required />
      <FormAlert form={form} />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  )
}

function setup(send: Send = async () => undefined, platform = fakePlatform(), isSpanish = false) {
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  const sent: Values[] = []
  const language = { language: isSpanish ? 'es' : 'en', translation: isSpanish ? spanish.site : null } as const
  render(
    <LanguageContext value={{ ...language, setLanguage: async () => {} }}>
      <VowkitProvider client={client}>
        <SampleForm
          send={(values) => {
            sent.push(values)
            return send(values)
          }}
        />
      </VowkitProvider>
    </LanguageContext>,
  )
  return {
    client,
    platform,
    sent,
    email: screen.getByLabelText<HTMLInputElement>('Email'),
    password: screen.getByLabelText<HTMLInputElement>('Password'),
    terms: screen.getByRole('checkbox', { name: 'I agree' }),
    submit: () => act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Send' }))),
    type: (field: HTMLElement, value: string) => act(async () => fireEvent.input(field, { target: { value } })),
  }
}

afterEach(cleanup)

it('the form validates a field on blur and, once the field is invalid, on every change', async () => {
  const { email, type } = setup()
  await type(email, 'maya')
  expect(email.getAttribute('aria-invalid')).toBe('false')
  await act(async () => fireEvent.blur(email))
  expect(await screen.findByText('Enter a valid email address.')).toBeDefined()
  expect(email.getAttribute('aria-invalid')).toBe('true')
  await type(email, 'maya@example.com')
  expect(screen.queryByText('Enter a valid email address.')).toBeNull()
})

it('the form reports an empty field on blur only if it was edited', async () => {
  const { email, type } = setup()
  await act(async () => fireEvent.blur(email))
  expect(email.getAttribute('aria-invalid')).toBe('false')
  await type(email, 'm')
  await type(email, '')
  await act(async () => fireEvent.blur(email))
  expect(await screen.findByText('Enter your email address.')).toBeDefined()
})

it('the form validates a field only after the mouse button is released, to prevent a layout shift', async () => {
  const { email, terms, type } = setup()
  email.focus()
  await type(email, 'maya')
  await act(async () => {
    fireEvent.pointerDown(terms)
    terms.focus()
  })
  expect(screen.queryByText('Enter a valid email address.')).toBeNull()
  fireEvent.pointerUp(terms)
  expect(await screen.findByText('Enter a valid email address.')).toBeDefined()
})

it('the form describes an invalid field by its error, and focuses the first invalid field on submit', async () => {
  const { email, submit, sent } = setup()
  await submit()
  expect(document.activeElement).toBe(email)
  const note = document.getElementById(email.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Enter your email address.')
  expect(sent).toEqual([])
})

it('the form leaves a required checkbox without rules to browser validation', async () => {
  const { email, terms, type, submit, sent } = setup()
  await type(email, 'maya@example.com')
  await submit()
  expect(sent).toEqual([])
  fireEvent.click(terms)
  await submit()
  expect(sent).toHaveLength(1)
})

it('the form submits once despite repeated clicks, shows that it is loading, and preserves the focus', async () => {
  let answer = () => {}
  const { email, terms, type, sent } = setup(() => new Promise((resolve) => (answer = () => resolve(undefined))))
  await type(email, 'maya@example.com')
  fireEvent.click(terms)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  button.focus()
  await act(async () => {
    fireEvent.click(button)
    fireEvent.click(button)
    fireEvent.submit(button)
  })
  expect(isOff(screen.getByRole<HTMLButtonElement>('button', { name: 'Loading...' }))).toBe(true)
  expect(document.activeElement).toBe(button)
  await act(async () => answer())
  expect(document.activeElement).toBe(button)
  expect(isOff(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }))).toBe(false)
  expect(sent).toHaveLength(1)
})

it("the form shows the backend's error below its field, or as an alert if the form has no such field", async () => {
  const { email, terms, type, submit } = setup(async () => ({ email: ['Taken.'], odd: ['No field has this name.'] }))
  await type(email, 'maya@example.com')
  fireEvent.click(terms)
  await submit()
  expect(screen.getByText('Taken.')).toBeDefined()
  expect(document.activeElement).toBe(email)
  expect(screen.getByRole('alert').textContent).toContain('No field has this name.')
})

it('the form submits values that a password manager filled in with only a change event, or no event', async () => {
  const { email, password, terms, submit, sent } = setup()
  await act(async () => {
    email.value = 'maya@example.com'
    email.dispatchEvent(new Event('change', { bubbles: true }))
    password.value = 'a long password'
  })
  fireEvent.click(terms)
  await submit()
  expect(sent).toEqual([{ email: 'maya@example.com', password: 'a long password', terms: true }])
})

it('the password field shows the strength of a new password, and reveals the password on request', async () => {
  const { password, type } = setup()
  expect(screen.getByText('At least 8 characters')).toBeDefined()
  await type(password, 'twelve chars')
  expect(screen.getByText('Good: 12 characters')).toBeDefined()
  const press = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    return [password.type, screen.getByRole('button', { name: 'Show password' }).getAttribute('aria-pressed')]
  }
  expect(press()).toEqual(['text', 'true'])
  expect(press()).toEqual(['password', 'false'])
})

it('the password field shows a warning while Caps Lock is on', () => {
  const { password } = setup()
  const locked = new KeyboardEvent('keydown', { key: 'A', bubbles: true })
  fireEvent(password, Object.assign(locked, { getModifierState: (key: string) => key === 'CapsLock' }))
  expect(screen.getByText('Caps Lock is on.')).toBeDefined()
  fireEvent.keyUp(password, { key: 'a' })
  expect(screen.queryByText('Caps Lock is on.')).toBeNull()
})

it('the form restores its values after a reload, except passwords, and clears them after submission', async () => {
  const first = setup()
  await first.type(first.email, 'maya@example.com')
  await first.type(first.password, 'secret words')
  cleanup()
  const second = setup(undefined, first.platform)
  expect(second.email.value).toBe('maya@example.com')
  expect(second.password.value).toBe('')
  fireEvent.click(second.terms)
  await second.submit()
  cleanup()
  expect(setup(undefined, first.platform).email.value).toBe('')
})

it("the form never shows one visitor's values to another account", async () => {
  const first = setup()
  await first.type(first.email, 'maya@example.com')
  cleanup()
  first.client.session.signIn({ token: 't', userId: 7, email: 'noor@example.com' })
  expect(setup(undefined, first.platform).email.value).toBe('')
})

it('the form shows in Spanish why the backend rejected it, although the backend writes in English', async () => {
  const refused = { email: ['This is your own address.'], couple: ['This couple is gone.'] }
  const { email, terms, type, submit } = setup(async () => refused, fakePlatform(), true)
  await type(email, 'maya@example.com')
  fireEvent.click(terms)
  await submit()
  expect(await screen.findByText('Este dato no es válido. Revísalo.')).toBeDefined()
  expect(screen.getByText(/^Algo no es válido o cambió mientras tanto\./)).toBeDefined()
  expect(screen.queryByText(/own address|is gone/)).toBeNull()
})

it('the form shows the text of the backend in Spanish too if its code is unknown', () => {
  const { reason } = spanish.site.form as TextsOf<typeof formMessages>
  expect(reason('moon_is_full', 'Try tomorrow.')).toBe('Try tomorrow.')
})
