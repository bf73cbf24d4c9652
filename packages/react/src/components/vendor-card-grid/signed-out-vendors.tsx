import { useState } from 'react'
import { accountMessages } from '../../messages/english/account.generated.ts'
import { vendorsMessages } from '../../messages/english/vendors.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { LoginDialogLazy } from '../login-dialog/login-dialog.lazy.tsx'
import type { LoginDialogProps } from '../login-dialog/login-dialog.tsx'
import { VendorsNote } from './vendors-note.tsx'

/** Offers a sign-in to a signed-out visitor, because a couple's own lists require one. */
export function SignedOutVendors({ onError }: Pick<LoginDialogProps, 'onError'>) {
  const messages = useMessages('vendors', vendorsMessages)
  const { login } = useMessages('account', accountMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <VendorsNote text={messages.signedOut}>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {login}
      </Button>
      {isOpen && <LoginDialogLazy onError={onError} onClose={() => setOpen(false)} />}
    </VendorsNote>
  )
}
