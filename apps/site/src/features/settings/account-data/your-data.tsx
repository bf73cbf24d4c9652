import { useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { settingsMessages } from '../messages.ts'
import { ActionButton } from './action-button.tsx'
import { DataSection } from './data-section.tsx'
import { useAccountData } from './use-account-data.ts'

/** The section to request and download a ZIP of all the couple's data. */
export function YourData() {
  const t = useMessages(settingsMessages)
  return (
    <DataSection id="your-data" title={t.yourData}>
      <Download />
    </DataSection>
  )
}

function Download() {
  const t = useMessages(settingsMessages)
  const [state, data] = useAccountData()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<'none' | 'too-often' | 'failed'>('none')
  const file = state.status === 'ready' ? state.account.export : undefined

  async function request(isFresh: boolean) {
    setBusy(true)
    setFailure('none')
    const result = await data.requestExport({ isFresh })
    setBusy(false)
    if (result.ok) return
    setFailure(result.error.status === 429 ? 'too-often' : 'failed')
  }

  const isReady = file?.state === 'ready' && file.url !== undefined
  return (
    <>
      <p className="account-data__text">{t.yourDataHint}</p>
      {/* Renders the live region before its text, so that screen readers announce the text. */}
      <p className="account-data__status" role="status">
        {file?.state === 'pending' && t.exportPending}
        {isReady && (file.expires_at ? t.exportReady(new Date(file.expires_at)) : t.exportReadyUndated)}
        {file?.state === 'failed' && t.exportFailed}
      </p>
      {failure !== 'none' && (
        <p className="account-data__failure" role="alert">
          {failure === 'too-often' ? t.exportTooOften : t.exportNotRequested}
        </p>
      )}
      {file?.state !== 'pending' && (
        <div className="account-data__actions">
          {isReady && (
            <a className="button" href={file.url} download>
              {t.download}
            </a>
          )}
          <ActionButton
            isBusy={isBusy}
            className={isReady ? 'button--quiet' : ''}
            onClick={() => void request(isReady)}
          >
            {isReady ? t.prepareAgain : t.prepare}
          </ActionButton>
        </div>
      )}
    </>
  )
}
