import { Button } from '@vowkit/react'
import type { TeamMember, TeamRole } from '@vowkit/sdk-core/desk'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { settingsTexts } from '../texts.ts'
import { RoleSelect } from './role-select.tsx'

export interface MemberRowProps {
  member: TeamMember
  /** Whether the signed-in user can change the team. */
  isOwner: boolean
  onRole: (role: TeamRole) => Promise<void>
  onRemove: () => Promise<void>
}

/** One member of the team. The founder stays an owner. */
export function MemberRow({ member, isOwner, onRole, onRemove }: MemberRowProps) {
  const t = useTexts(settingsTexts)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const name = member.name || member.email
  const canChange = isOwner && !member.is_founder

  async function remove() {
    setBusy(true)
    await onRemove()
    setBusy(false)
    setAsking(false)
  }

  return (
    <li className="row">
      <div className="row__text">
        <p className="row__title" dir="auto">
          {name} {member.is_you && <span className="mark">{t.you}</span>}
        </p>
        {member.name !== '' && <p className="row__more">{member.email}</p>}
        {!canChange && <p className="row__more">{member.is_founder ? t.founder : t.roles[member.role]}</p>}
      </div>
      {canChange && (
        <RoleSelect label={t.roleOf(name)} role={member.role} onChange={(role) => void onRole(role)} isCompact />
      )}
      {(canChange || (member.is_you && !member.is_founder)) && !isAsking && (
        <Button aria-label={member.is_you ? undefined : t.removeName(name)} onClick={() => setAsking(true)}>
          {member.is_you ? t.leave : t.remove}
        </Button>
      )}
      {isAsking && (
        <div className="row__question">
          <p>{member.is_you ? t.askLeave : t.askRemove(name)}</p>
          <div className="row__actions">
            <Button busy={isBusy} onClick={() => void remove()}>
              {member.is_you ? t.leave : t.remove}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t.keep}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
