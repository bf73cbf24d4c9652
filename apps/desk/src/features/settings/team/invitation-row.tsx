import { Button } from '@vowkit/react'
import type { TeamInvitation } from '@vowkit/sdk-core/desk'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { settingsTexts } from '../texts.ts'

export interface InvitationRowProps {
  invitation: TeamInvitation
  isOwner: boolean
  onWithdraw: () => Promise<void>
}

/** One invitation that has not been accepted yet. */
export function InvitationRow({ invitation, isOwner, onWithdraw }: InvitationRowProps) {
  const t = useTexts(settingsTexts)
  const { formats } = useTexts(deskTexts)
  const [isBusy, setBusy] = useState(false)

  async function withdraw() {
    setBusy(true)
    await onWithdraw()
    setBusy(false)
  }

  return (
    <li className="row">
      <div className="row__text">
        <p className="row__title">
          {invitation.email} <span className="mark">{t.pending}</span>
        </p>
        <p className="row__more">
          {t.roles[invitation.role]} · {t.expires(formats.date(invitation.expires_at.slice(0, 10)))}
        </p>
      </div>
      {isOwner && (
        <Button busy={isBusy} aria-label={t.withdrawName(invitation.email)} onClick={() => void withdraw()}>
          {t.withdraw}
        </Button>
      )}
    </li>
  )
}
