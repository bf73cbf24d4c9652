import { useState } from 'react'
import { ActionButton } from './action-button.tsx'
import { DataSection } from './data-section.tsx'
import { formatDay } from './format-day.ts'
import { useAccountData } from './use-account-data.ts'

/** A ZIP of everything the couple has here: requested, prepared, downloaded. */
export function YourData() {
  return (
    <DataSection id="your-data" title="Your data">
      <Download />
    </DataSection>
  )
}

function Download() {
  const [state, data] = useAccountData()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const file = state.status === 'ready' ? state.account.export : undefined

  async function request(isFresh: boolean) {
    setBusy(true)
    setFailure('')
    const result = await data.requestExport({ isFresh })
    setBusy(false)
    if (result.ok) return
    const isTooOften = result.error.status === 429
    setFailure(
      isTooOften
        ? 'You can prepare 2 files a day. Please try again tomorrow.'
        : 'Your file could not be requested. Please try again.',
    )
  }

  const isReady = file?.state === 'ready' && file.url !== undefined
  return (
    <>
      <p className="account-data__text">
        Download a copy of everything you have here: your profile, visions, inspirations, messages and documents. We
        email you when the file is ready.
      </p>
      {/* There before its words, so that screen readers announce them. */}
      <p className="account-data__status" role="status">
        {file?.state === 'pending' && 'We’re preparing your file. You can leave this page.'}
        {isReady && `Your file is ready. You can download it until ${formatDay(file.expires_at)}.`}
        {file?.state === 'failed' && 'Your file could not be prepared. Please try again.'}
      </p>
      {failure !== '' && (
        <p className="account-data__failure" role="alert">
          {failure}
        </p>
      )}
      {file?.state !== 'pending' && (
        <div className="account-data__actions">
          {isReady && (
            <a className="button" href={file.url} download>
              Download ZIP
            </a>
          )}
          <ActionButton
            isBusy={isBusy}
            className={isReady ? 'button--quiet' : ''}
            onClick={() => void request(isReady)}
          >
            {isReady ? 'Prepare a new file' : 'Prepare my data'}
          </ActionButton>
        </div>
      )}
    </>
  )
}
