import './password.css'
import { Dialog, Root } from '@vowkit/react'
import { PasswordForm } from './password-form.tsx'

/** Changing the password. Closes by itself a while after it is changed. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Root>
      <Dialog title="Change Password" closeLabel="Close" onClose={onClose}>
        <PasswordForm onDone={onClose} />
      </Dialog>
    </Root>
  )
}
