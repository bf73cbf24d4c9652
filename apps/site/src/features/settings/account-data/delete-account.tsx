import { useClient } from '@vowkit/react'
import { useEffect, useRef, useState } from 'react'
import { createCodeRequests } from '../../../shared/confirm/code-requests.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { settingsMessages } from '../messages.ts'
import { ActionButton } from './action-button.tsx'
import { DataSection } from './data-section.tsx'
import { useAccountData } from './use-account-data.ts'

/** Schedules the deletion of the account in 14 days, confirmed with a code. The couple can cancel until then. */
export function DeleteAccount() {
  const t = useMessages(settingsMessages)
  return (
    <DataSection id="delete-account" title={t.deleteAccount}>
      <Deletion />
    </DataSection>
  )
}

function Deletion() {
  const t = useMessages(settingsMessages)
  const [state] = useAccountData()
  const account = state.status === 'ready' ? state.account : {}
  const deletesAt = account.deletes_at ?? ''
  const { actions, focus } = useFocusAfterChange(deletesAt)

  return (
    <>
      {account.deletion_blocked ? (
        <p className="account-data__text">{t.blocked[account.deletion_blocked]}</p>
      ) : (
        <>
          <p className="account-data__text">{t.deleteHint}</p>
          <p className="account-data__status account-data__status--warning" role="status">
            {deletesAt && t.deletedOn(new Date(deletesAt))}
          </p>
          <div className="account-data__actions" ref={actions}>
            {deletesAt ? <Keep /> : <Delete onDone={focus} />}
          </div>
        </>
      )}
    </>
  )
}

function Delete({ onDone }: { onDone: () => void }) {
  const t = useMessages(settingsMessages)
  const [, data] = useAccountData()
  const requests = useClient().ports.once(createCodeRequests)

  async function confirm() {
    const given = await requests.ask({
      title: t.deleteTitle,
      reason: t.deleteReason,
      action: t.deleteAccount,
      redeem: data.deleteAccount,
    })
    if (given) onDone()
  }

  return (
    <button type="button" className="button button--quiet account-data__danger" onClick={() => void confirm()}>
      {t.deleteAccount}
    </button>
  )
}

function Keep() {
  const t = useMessages(settingsMessages)
  const [, data] = useAccountData()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function keep() {
    setBusy(true)
    const { ok } = await data.keepAccount()
    setBusy(false)
    setFailed(!ok)
  }

  return (
    <>
      <ActionButton isBusy={isBusy} onClick={() => void keep()}>
        {t.keepAccount}
      </ActionButton>
      {hasFailed && (
        <p className="account-data__failure" role="alert">
          {t.keepFailed}
        </p>
      )}
    </>
  )
}

/**
 * Moves the focus to the new button when `value` changes, because the focused button is unmounted. `focus` moves the
 * focus after a dialog closes.
 */
function useFocusAfterChange(value: string) {
  const actions = useRef<HTMLDivElement>(null)
  const before = useRef(value)
  const [closed, setClosed] = useState(0)
  useEffect(() => {
    if (before.current === value && closed === 0) return
    before.current = value
    actions.current?.querySelector('button')?.focus()
  }, [value, closed])
  return { actions, focus: () => setClosed((count) => count + 1) }
}
