import './partner.css'
import type { CouplePerson } from '@vowkit/sdk-core/account'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import { useArrival } from '../../../shared/use-arrival.ts'
import { settingsMessages } from '../messages.ts'
import { InviteForm } from './invite-form.tsx'
import { PendingInvitation } from './pending-invitation.tsx'
import { PersonRow } from './person-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { usePeople } from './use-people.ts'

export interface PartnerCardProps {
  /** The partner's email address from the profile, or `""`. */
  partnerEmail: string
  /** Whether the partner has their own login according to the profile. */
  hasPartner: boolean
  /** Called when the loaded people contradict `hasPartner`. */
  onPairChange: () => void
}

/** The people who plan the wedding, each with their own login: invites, shows and removes the partner. */
export function PartnerCard({ partnerEmail, hasPartner, onPairChange }: PartnerCardProps) {
  const t = useMessages(settingsMessages)
  const model = usePeople()
  const [done, setDone] = useState({ text: '' })
  const [leaving, setLeaving] = useState<CouplePerson | null>(null)
  const heading = useArrival('partner')
  const { state } = model

  const isPair = state.status === 'ready' && state.people.people.length > 1
  const announce = (text: string) => setDone({ text })

  useEffect(() => {
    // The focused control has been unmounted. An open modal dialog makes the heading inert, so focus it afterwards.
    if (done.text !== '') heading.current?.focus()
  }, [done, heading])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded list is compared once
  useEffect(() => {
    if (state.status === 'ready' && isPair !== hasPartner) onPairChange()
  }, [state])

  return (
    <section className="settings__card" id="partner" aria-labelledby="settings-partner">
      <h2 className="settings__heading" id="settings-partner" tabIndex={-1} ref={heading}>
        {t.planTogether}
      </h2>
      <p className="settings__text">{isPair ? t.planTogetherPair : t.planTogetherHint}</p>
      <p className="partner__done" role="status">
        {state.status === 'loading' ? <span className="visually-hidden">{t.peopleLoading}</span> : done.text}
      </p>
      {state.status === 'loading' && <span className="partner__bone" />}
      {state.status === 'failed' && <LoadFailed onRetry={model.retry}>{t.peopleFailed}</LoadFailed>}
      {state.status === 'ready' && isPair && (
        <ul className="partner__people" role="list">
          {state.people.people.map((person, _, all) => (
            <PersonRow key={person.id} person={person} isPairOf={all} onRemove={setLeaving} />
          ))}
        </ul>
      )}
      {state.status === 'ready' && !isPair && state.people.invitation && (
        <PendingInvitation model={model} invitation={state.people.invitation} onChange={announce} />
      )}
      {state.status === 'ready' && !isPair && !state.people.invitation && (
        <InviteForm model={model} email={partnerEmail} onSent={announce} />
      )}
      {leaving && (
        <RemoveDialog
          person={leaving}
          model={model}
          onClose={() => setLeaving(null)}
          onDone={(text) => {
            setLeaving(null)
            announce(text)
          }}
        />
      )}
    </section>
  )
}
