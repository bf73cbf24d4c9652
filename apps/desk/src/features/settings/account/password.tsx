import { Button } from '@vowkit/react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { PasswordForm } from './password-form.tsx'
import { accountTexts } from './texts.ts'

/** Opens the form that changes the password, and confirms the change. */
export function Password() {
  const t = useTexts(accountTexts)
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState('')
  const button = useRef<HTMLButtonElement>(null)

  function close(message = '') {
    setOpen(false)
    setDone(message)
    // The focused button of the form has been unmounted, and this one mounts with the next render.
    queueMicrotask(() => button.current?.focus())
  }

  return (
    <>
      {isOpen ? (
        <PasswordForm onDone={() => close(t.passwordChanged)} onCancel={() => close()} />
      ) : (
        <Button
          buttonRef={button}
          onClick={() => {
            setDone('')
            setOpen(true)
          }}
        >
          {t.changePassword}
        </Button>
      )}
      <p className="card__done" role="status">
        {done}
      </p>
    </>
  )
}
