import './account-data.css'
import type { ReactNode } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { useArrival } from '../../../shared/use-arrival.ts'
import { settingsMessages } from '../messages.ts'
import { useAccountData } from './use-account-data.ts'

export interface DataSectionProps {
  /** The id of the section, for links with this fragment. */
  id: string
  title: string
  children: ReactNode
}

/** A card about the account's data on the settings page. Shows a loading or error state until the data is available. */
export function DataSection({ id, title, children }: DataSectionProps) {
  const t = useMessages(settingsMessages)
  const { tryAgain } = useMessages(sharedMessages)
  const [state, data] = useAccountData()
  const heading = useArrival(id)
  return (
    <section className="settings__card account-data" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="settings__heading account-data__heading" id={`${id}-title`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {state.status === 'ready' && children}
      {state.status === 'loading' && <p className="account-data__text">{t.dataLoading}</p>}
      {state.status === 'failed' && (
        <>
          <p className="account-data__text" role="alert">
            {t.dataFailed}
          </p>
          <button type="button" className="button button--quiet" onClick={() => void data.refresh()}>
            {tryAgain}
          </button>
        </>
      )}
    </section>
  )
}
