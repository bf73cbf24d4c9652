import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SIGN_IN, setup } from '../../testing/setup.tsx'
import { LoginDialog } from './login-dialog.tsx'

const PATH = '/auth/login_vision/'
const refusal = (status: number, code: string, headers = {}) => ({
  path: PATH,
  status,
  headers,
  body: { detail: 'No.', code, request_id: 'r' },
})
const codeField = () => screen.findByRole('textbox', { name: 'Verification code' })

async function atTheCode(...answers: object[]) {
  const listeners = { onDone: vi.fn(), onClose: vi.fn() }
  const view = setup(<LoginDialog {...listeners} />, { script: [SIGN_IN[0] ?? {}, ...answers] })
  await view.user.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}')
  return { ...view, ...listeners, field: await codeField() }
}

async function expectToBeTold(text: string | RegExp) {
  expect((await screen.findByText(text)).closest('[role="alert"]')).not.toBeNull()
}

/** Sets the value as a password manager does, and dispatches only these events. */
function fillIn(field: HTMLElement, value: string, events: readonly string[]) {
  Object.assign(field, { value })
  act(() => {
    for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }))
  })
}

it('LoginDialog starts with the email that the visitor has entered elsewhere', async () => {
  const { user } = setup(<LoginDialog email="maya@example.com" onClose={vi.fn()} />, { script: [SIGN_IN[0] ?? {}] })
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(await codeField()).toHaveFocus()
})

it('LoginDialog announces the masked email in a live region that existed before the code was sent', async () => {
  const { user } = setup(<LoginDialog onClose={vi.fn()} />, { script: [SIGN_IN[0] ?? {}] })
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  await user.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}')
  expect(await codeField()).toHaveFocus()
  expect(region).toHaveTextContent(/^We sent a 4-digit code to maya@example.com/)
})

describe('LoginDialog, email step', () => {
  it('accepts an email that a password manager fills in, even if only a change event is dispatched', async () => {
    const { user } = setup(<LoginDialog onClose={vi.fn()} />, { script: [SIGN_IN[0] ?? {}] })
    fillIn(screen.getByLabelText('Email'), 'maya@example.com', ['change'])
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await codeField()).toHaveFocus()
  })

  it('focuses the email field and explains that no password is needed', () => {
    setup(<LoginDialog onClose={vi.fn()} />)
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email')
    // Without `aria-invalid`, browsers would report an incomplete email as invalid.
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'false')
  })

  it('closes on a press outside until the visitor enters an email', async () => {
    const onClose = vi.fn()
    const { user } = setup(<LoginDialog onClose={onClose} />)
    fireEvent.mouseDown(screen.getByRole('heading'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.mouseDown(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledOnce()
    await user.type(screen.getByLabelText('Email'), 'maya@')
    fireEvent.mouseDown(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each([
    ['nothing', '{Enter}', 'Please enter your email address.'],
    ['an invalid address', 'maya{Enter}', 'Please enter a valid email address.'],
  ])('shows an error when the visitor enters %s', async (_, typed, text) => {
    const { user, platform } = setup(<LoginDialog onClose={vi.fn()} />)
    await user.type(screen.getByLabelText('Email'), typed)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(text)
    expect(platform.backend.to(PATH)).toEqual([])
  })

  it.each([
    [refusal(400, 'validation_failed'), 'Failed to send verification code. Please try again.'],
    [
      { path: PATH, fault: 'refuse' as const, always: true },
      'An error occurred while sending code. Please check your network connection.',
    ],
    [refusal(429, 'rate_limited', { 'Retry-After': '120' }), 'Too many attempts. Please try again in 2 minutes.'],
  ])('explains why the code could not be sent', async (answer, text) => {
    const { user } = setup(<LoginDialog onClose={vi.fn()} />, { script: [answer] })
    await user.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com')
  })
})

it('LoginDialog reports backend failures to onError but not invalid input', async () => {
  const onError = vi.fn()
  const script = [
    refusal(400, 'validation_failed'),
    SIGN_IN[0] ?? {},
    refusal(400, 'invalid_code'),
    refusal(500, 'internal'),
  ]
  const { user } = setup(<LoginDialog onError={onError} onClose={vi.fn()} />, { script })
  await user.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}')
  const code = 'sign_in_failed'
  const message = 'Failed to send verification code. Please try again.'
  await waitFor(() => expect(onError.mock.calls).toEqual([[{ code, message }]]))
  await user.keyboard('{Enter}')
  await user.type(await codeField(), '1111')
  await screen.findByText('Invalid verification code. Please try again.')
  await user.keyboard('4711')
  await waitFor(() => expect(onError).toHaveBeenLastCalledWith({ code, message: 'An unexpected error occurred.' }))
  expect(onError).toHaveBeenCalledTimes(2)
})

describe('LoginDialog, code step', () => {
  it('shows the masked email that the code was sent to', async () => {
    const { field } = await atTheCode()
    expect(screen.getByText(/We sent a 4-digit code to maya@example.com/)).toBeVisible()
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  })

  describe('LoginDialog, a complete code', () => {
    async function expectOneCheck({ onDone, platform }: Awaited<ReturnType<typeof atTheCode>>) {
      await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
      expect(platform.backend.to(PATH).map(({ body }) => JSON.parse(String(body)).code)).toEqual([undefined, '4711'])
    }

    it.each(['4711', '47 11', '47-11', '４７１１', '４７　１１', 'Your sign-in code is 4711.', '\t4711\n'])(
      'verifies the pasted text %j once',
      async (text) => {
        const view = await atTheCode(SIGN_IN[1] ?? {})
        await view.user.click(view.field)
        await view.user.paste(text)
        await expectOneCheck(view)
      },
    )

    it.each([[['change']], [['input', 'change']]])(
      'verifies an autofilled code once when the browser dispatches %j',
      async (events) => {
        const view = await atTheCode(SIGN_IN[1] ?? {})
        fillIn(view.field, '47 11', events)
        await expectOneCheck(view)
      },
    )
  })

  it('selects a wrong code so that the next digits replace it', async () => {
    const { user, field, onDone } = await atTheCode(refusal(400, 'invalid_code'), SIGN_IN[1] ?? {})
    await user.type(field, '1111')
    await expectToBeTold('Invalid verification code. Please try again.')
    expect(field).toHaveFocus()
    await user.keyboard('4711')
    await waitFor(() => expect(onDone).toHaveBeenCalled())
  })

  it('shows an error when the code is empty', async () => {
    const { user } = await atTheCode()
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    await expectToBeTold('Please enter the verification code.')
  })

  it('shows an error when the verification gets no response', async () => {
    const { user, field } = await atTheCode({ path: PATH, fault: 'refuse', always: true })
    await user.type(field, '4711')
    await expectToBeTold(/^An unexpected error occurred./)
  })

  it('resends a code after 30 seconds and stays on the code step', async () => {
    const { user, wait, platform } = await atTheCode(SIGN_IN[0] ?? {})
    expect(screen.getByRole('button', { name: 'Resend code in 0:30' })).toBeDisabled()
    await wait(30_000)
    await user.click(screen.getByRole('button', { name: 'Resend code' }))
    expect(await codeField()).toBeVisible()
    expect(platform.backend.to(PATH)).toHaveLength(2)
  })

  it('returns to the email step when the visitor changes the email', async () => {
    const { user } = await atTheCode()
    await user.click(screen.getByRole('button', { name: 'Change' }))
    expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com')
  })

  it('links to the mailbox in a demo deployment', async () => {
    await atTheCode()
    expect(await screen.findByRole('link', { name: 'Open the demo mailbox' })).toHaveAttribute(
      'href',
      'https://api.test/dev/mailbox',
    )
  })
})

it('LoginDialog shows an empty box for a draft image that the browser cannot decode', () => {
  const draft = { text: 'A garden', images: [{ id: '1', url: 'data:image/heic;base64,AAAA' }] }
  const { container } = setup(<LoginDialog draft={draft} onClose={vi.fn()} />)
  fireEvent.error(screen.getByRole('presentation', { hidden: true }))
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelectorAll('.vk-login__image')).toHaveLength(1)
})

it('LoginDialog closes when the visitor presses its button or Escape', async () => {
  const onClose = vi.fn()
  const { user } = setup(<LoginDialog onClose={onClose} />)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

describe('LoginDialog, an 8-character code', () => {
  const LONG = { path: PATH, body: { resend_after: 30, challenge: 'c1', code_length: 8 } }

  async function atTheLongCode(...answers: object[]) {
    const onDone = vi.fn()
    const view = setup(<LoginDialog onDone={onDone} onClose={vi.fn()} />, { script: [LONG, ...answers] })
    await view.user.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}')
    return { ...view, onDone, field: await codeField() }
  }

  it('accepts letters and shows a box for each character', async () => {
    const { field } = await atTheLongCode()
    expect(screen.getByText(/^We sent an 8-character code to maya@example.com/)).toBeVisible()
    expect(field).toHaveAttribute('inputmode', 'text')
    expect(field).toHaveAttribute('autocapitalize', 'characters')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(document.querySelectorAll('.vk-code__slot')).toHaveLength(8)
  })

  it('submits the code when the visitor pastes a line of the email', async () => {
    const { user, onDone, platform } = await atTheLongCode({ path: PATH, body: { token: 't', userId: 7 } })
    await user.paste('Your sign-in code is ABCD2345.')
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(platform.backend.to(PATH).at(-1)?.body).toContain('"code":"ABCD2345"')
  })
})

it('LoginDialog explains what to do about a code from an older email', async () => {
  const { user, field } = await atTheCode(refusal(400, 'invalid_code'))
  await user.type(field, '0000')
  await expectToBeTold('Invalid verification code. Please try again.')
  expect(screen.getByText('Use the code from our latest email, or request a new one.')).toBeVisible()
})
