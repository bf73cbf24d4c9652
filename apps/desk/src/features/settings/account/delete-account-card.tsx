import { useStore } from '@nanostores/react'
import { Alert, Button, useClient } from '@vowkit/react'
import { type AccountData, createAccountData } from '@vowkit/sdk-core/account'
import { useRef, useState } from 'react'
import { useDeskConfig } from '../../../shared/config.ts'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { useDeskAccount } from '../../../shared/use-desk-account.ts'
import { LoadedCard } from '../loaded-card.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { accountTexts } from './texts.ts'

type State = Extract<ReturnType<AccountData['$account']['get']>, { status: 'ready' }>['account']

/** Deletes the account of a member in 14 days, or says why the account of the business cannot be deleted here. */
export function DeleteAccountCard() {
  const t = useTexts(accountTexts)
  const { formats } = useTexts(deskTexts)
  const data = useClient().ports.once(createAccountData)
  const state = useStore(data.$account)
  const heading = useRef<HTMLHeadingElement>(null)
  const deletesAt = state.status === 'ready' ? state.account.deletes_at : undefined

  return (
    <LoadedCard
      title={t.deleteAccount}
      headingRef={heading}
      loading={t.deletionLoading}
      failed={t.deletionFailed}
      done={deletesAt === undefined ? '' : t.deletedOn(formats.date(deletesAt.slice(0, 10)))}
      state={state.status === 'ready' ? { status: 'ready', data: state.account } : state}
      onRetry={() => void data.refresh()}
    >
      {(account) => <Deletion account={account} onChange={() => heading.current?.focus()} />}
    </LoadedCard>
  )
}

function Deletion({ account, onChange }: { account: State; onChange: () => void }) {
  const t = useTexts(accountTexts)
  const { failed } = useTexts(deskTexts)
  const { supportEmail } = useDeskConfig()
  const kind = useDeskAccount()?.partner ? 'partner' : 'vendor'
  const data = useClient().ports.once(createAccountData)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function keep() {
    setBusy(true)
    const { ok } = await data.keepAccount()
    setBusy(false)
    setFailed(!ok)
    if (ok) onChange()
  }

  if (account.deletion_blocked === 'demo') return <p>{t.blockedDemo}</p>
  if (account.deletion_blocked === 'vendor')
    return (
      <>
        <p>{t.blockedVendor}</p>
        <p>
          {supportEmail ? (
            <a className="link" href={`mailto:${supportEmail}`}>
              {t.writeTo(supportEmail)}
            </a>
          ) : (
            t.contactSupport
          )}
        </p>
      </>
    )
  return (
    <>
      <p>{kind === 'partner' ? t.deletePartnerHint : t.deleteHint}</p>
      {hasFailed && <Alert>{failed}</Alert>}
      {account.deletes_at === undefined ? (
        <Button onClick={() => setAsking(true)}>{t.deleteAccount}</Button>
      ) : (
        <Button busy={isBusy} onClick={() => void keep()}>
          {t.keepAccount}
        </Button>
      )}
      {isAsking && (
        <CodeDialog
          title={t.deleteTitle}
          reason={t.deleteReason}
          action={t.deleteAccount}
          redeem={data.deleteAccount}
          onDone={() => {
            setAsking(false)
            onChange()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
