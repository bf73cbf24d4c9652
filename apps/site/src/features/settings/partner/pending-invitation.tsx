import type { SdkError } from '@vowkit/sdk-core'
import type { PartnerInvitation } from '@vowkit/sdk-core/account'
import { useState } from 'react'
import { ariaDisabledProps } from '../../../shared/aria-disabled-props.ts'
import { formMessages } from '../../../shared/form/messages.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { settingsMessages } from '../messages.ts'
import { useInviteFailure } from './use-invite-failure.ts'
import type { PeopleModel } from './use-people.ts'

export interface PendingInvitationProps {
  model: PeopleModel
  invitation: PartnerInvitation
  onChange: (text: string) => void
}

/** The invitation that the partner has not accepted yet, which can be sent again and withdrawn. */
export function PendingInvitation({ model, invitation, onChange }: PendingInvitationProps) {
  const t = useMessages(settingsMessages)
  const { sending } = useMessages(formMessages)
  const textOf = useInviteFailure()
  const [busy, setBusy] = useState<'again' | 'withdraw' | null>(null)
  const [failure, setFailure] = useState('')
  const { email, expires_at } = invitation

  async function change(what: 'again' | 'withdraw') {
    setBusy(what)
    setFailure('')
    const result = await (what === 'again' ? model.invite(email) : model.withdraw())
    const hasEnded = !result.ok && (await hasInvitationEnded(what, result.error))
    setBusy(null)
    if (hasEnded) return onChange(t.invitationEnded)
    if (!result.ok) {
      const [refused] = result.error.fields.email ?? []
      return setFailure(refused === undefined ? textOf(result.error) : t.inviteRefused(refused))
    }
    onChange(what === 'again' ? t.invitationSent(email) : t.invitationWithdrawn)
  }

  /** Whether the partner has joined or a different tab has withdrawn the invitation. Refetches the people to find out. */
  async function hasInvitationEnded(what: 'again' | 'withdraw', { status }: SdkError): Promise<boolean> {
    if (status !== 404 && !(what === 'again' && status === 400)) return false
    const people = await model.refetch()
    return people !== null && (people.people.length > 1 || people.invitation === undefined)
  }

  return (
    <>
      <p className="partner__pending">
        <strong>{email}</strong>
        <span>{t.invitationUntil(new Date(expires_at))}</span>
      </p>
      {failure !== '' && (
        <p className="partner__failure" role="alert">
          {failure}
        </p>
      )}
      <div className="partner__actions">
        <button
          type="button"
          className="button button--quiet"
          onClick={() => void change('again')}
          {...ariaDisabledProps(busy !== null)}
        >
          {busy === 'again' ? sending : t.inviteAgain}
        </button>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => void change('withdraw')}
          {...ariaDisabledProps(busy !== null)}
        >
          {busy === 'withdraw' ? sending : t.withdrawInvitation}
        </button>
      </div>
    </>
  )
}
