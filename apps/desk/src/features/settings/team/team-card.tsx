import { Alert, useClient } from '@vowkit/react'
import {
  changeMemberRole,
  getTeam,
  removeMember,
  type Team,
  type TeamMember,
  type TeamResult,
  withdrawInvitation,
} from '@vowkit/sdk-core/desk'
import { useCallback, useRef, useState } from 'react'
import { failureText } from '../../../shared/failure-text.ts'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { useDeskAccount } from '../../../shared/use-desk-account.ts'
import { useLoaded } from '../../../shared/use-loaded.ts'
import { LoadedCard } from '../loaded-card.tsx'
import { settingsTexts } from '../texts.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'

/** The team of the vendor or the partner. Owners invite and remove members, and change their roles. */
export function TeamCard() {
  const t = useTexts(settingsTexts)
  const texts = useTexts(deskTexts)
  const { ports, session } = useClient()
  const account = useDeskAccount()
  const { state, set, retry } = useLoaded(useCallback((signal: AbortSignal) => getTeam(ports, signal), [ports]))
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOwner = account?.role === 'owner'
  const vendorHint = isOwner ? t.teamHint : t.teamMemberHint
  const hint = account?.partner ? t.teamPartnerHint : vendorHint

  /** Shows the changed team and announces the change, or shows why it failed. */
  function show(result: TeamResult, message: string): boolean {
    setDone(result.ok ? message : '')
    setFailure(result.ok ? null : failureText(result.error, texts))
    if (result.ok) set(result.team)
    return result.ok
  }

  async function remove(team: Team, member: TeamMember) {
    const result = await removeMember(ports, member.id)
    if (result.ok && member.is_you) return void session.signOut()
    const rest = { ...team, members: team.members.filter(({ id }) => id !== member.id) }
    if (show(result.ok ? { ok: true, team: rest } : result, t.removed(member.name || member.email))) {
      // The focused button has been unmounted.
      heading.current?.focus()
    }
  }

  return (
    <LoadedCard
      title={t.team}
      hint={hint}
      headingRef={heading}
      loading={t.teamLoading}
      failed={t.teamFailed}
      done={done}
      state={state}
      onRetry={retry}
    >
      {(team) => (
        <>
          <ul className="rows" role="list">
            {team.members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isOwner={isOwner}
                onRole={async (role) => {
                  show(await changeMemberRole(ports, member.id, role), texts.saved)
                }}
                onRemove={() => remove(team, member)}
              />
            ))}
            {team.invitations.map((invitation) => (
              <InvitationRow
                key={`invitation-${invitation.id}`}
                invitation={invitation}
                isOwner={isOwner}
                onWithdraw={async () => {
                  const message = t.withdrawn(invitation.email)
                  if (show(await withdrawInvitation(ports, invitation.id), message)) heading.current?.focus()
                }}
              />
            ))}
          </ul>
          {failure !== null && <Alert>{failure}</Alert>}
          {isOwner && <InviteForm onInvited={(result, email) => show(result, t.invited(email))} />}
        </>
      )}
    </LoadedCard>
  )
}
