import { useClient } from '@vowkit/react'
import { useEffect, useRef, useState } from 'react'
import { createCodeRequests } from '../../../shared/confirm/code-requests.ts'
import { ActionButton } from './action-button.tsx'
import { DataSection } from './data-section.tsx'
import { formatDay } from './format-day.ts'
import { useAccountData } from './use-account-data.ts'

/** Deletes the account 14 days after the couple confirms it with a code, and lets them keep it until then. */
export function DeleteAccount() {
  return (
    <DataSection id="delete-account" title="Delete account">
      <Deletion />
    </DataSection>
  )
}

const BLOCKED = {
  vendor: 'This account belongs to a vendor, and couples depend on it. To delete it, please contact support.',
  demo: 'Every visitor of this demo shares this account, so it cannot be deleted.',
}

function Deletion() {
  const [state] = useAccountData()
  const account = state.status === 'ready' ? state.account : {}
  const day = formatDay(account.deletes_at)
  const { actions, focus } = useFocusAfterChange(day)

  return (
    <>
      {account.deletion_blocked ? (
        <p className="account-data__text">{BLOCKED[account.deletion_blocked]}</p>
      ) : (
        <>
          <p className="account-data__text">
            Your profile, visions, inspirations, saved vendors and credits are erased 14 days after you ask. Vendors
            keep your messages, signed documents and invoices, but no longer see your name there.
          </p>
          <p className="account-data__status account-data__status--warning" role="status">
            {day && `Your account will be deleted on ${day}. Until then nothing is erased.`}
          </p>
          <div className="account-data__actions" ref={actions}>
            {day ? <Keep /> : <Delete onDone={focus} />}
          </div>
        </>
      )}
    </>
  )
}

function Delete({ onDone }: { onDone: () => void }) {
  const [, data] = useAccountData()
  const requests = useClient().ports.once(createCodeRequests)

  async function confirm() {
    const given = await requests.ask({
      title: 'Delete your account?',
      reason: 'Your account is erased 14 days after you enter the code. Until then you can sign in and keep it.',
      action: 'Delete account',
      redeem: data.deleteAccount,
    })
    if (given) onDone()
  }

  return (
    <button type="button" className="button button--quiet account-data__danger" onClick={() => void confirm()}>
      Delete account
    </button>
  )
}

function Keep() {
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
        Keep my account
      </ActionButton>
      {hasFailed && (
        <p className="account-data__failure" role="alert">
          That did not work. Please try again.
        </p>
      )}
    </>
  )
}

/**
 * The button that had the focus is replaced by another one, which gets it: at once, or with `focus` after a dialog has
 * closed.
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
