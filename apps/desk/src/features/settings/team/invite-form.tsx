import { Button, useClient } from '@vowkit/react'
import { inviteMember, type TeamResult, type TeamRole } from '@vowkit/sdk-core/desk'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { settingsTexts } from '../texts.ts'
import { RoleSelect } from './role-select.tsx'

export interface InviteFormProps {
  /** Called with the result of an invitation. Returns whether it was sent. */
  onInvited: (result: TeamResult, email: string) => boolean
}

/** Invites a person to the team by email. */
export function InviteForm({ onInvited }: InviteFormProps) {
  const t = useTexts(settingsTexts)
  const texts = useTexts(deskTexts)
  const { ports } = useClient()
  const id = useId()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<TeamRole>('member')
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy || email.trim() === '') return
    setBusy(true)
    const result = await inviteMember(ports, { email, role })
    setBusy(false)
    if (onInvited(result, email.trim())) setEmail('')
  }

  return (
    <form className="invite" noValidate onSubmit={send}>
      <label className="field" htmlFor={id}>
        {t.inviteEmail}
        <input
          id={id}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </label>
      <RoleSelect label={t.role} role={role} onChange={setRole} />
      <Button type="submit" aria-disabled={email.trim() === ''} busy={isBusy} busyLabel={texts.sending}>
        {t.invite}
      </Button>
    </form>
  )
}
