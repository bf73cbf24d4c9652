import { useStore } from '@nanostores/react'
import { Alert, useClient } from '@vowkit/react'
import { createDeskNotifications, DESK_MAIL_KINDS, type DeskMailKind } from '@vowkit/sdk-core/desk'
import { useState } from 'react'
import { failureText } from '../../shared/failure-text.ts'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'
import { useDeskAccount } from '../../shared/use-desk-account.ts'
import { LoadedCard } from './loaded-card.tsx'
import { settingsTexts } from './texts.ts'

/** The emails that the signed-in member gets. Each kind is saved when it is switched. */
export function NotificationsCard() {
  const t = useTexts(settingsTexts)
  const texts = useTexts(deskTexts)
  const account = useDeskAccount()
  const notifications = useClient().ports.once(createDeskNotifications)
  const state = useStore(notifications.$state)
  /** The switch that is being saved, with its new value. */
  const [saving, setSaving] = useState<{ kind: DeskMailKind; isOn: boolean } | null>(null)
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState('')

  async function change(kind: DeskMailKind, isOn: boolean) {
    if (saving) return
    setSaving({ kind, isOn })
    setDone('')
    setFailure('')
    const result = await notifications.set(kind, isOn)
    setSaving(null)
    if (result.ok) setDone(isOn ? t.mailOn(t.mails[kind]) : t.mailOff(t.mails[kind]))
    else setFailure(failureText(result.error, texts))
  }

  return (
    <LoadedCard
      title={t.notifications}
      hint={t.notificationsHint(account?.email ?? '')}
      loading={t.notificationsLoading}
      failed={t.notificationsFailed}
      done={done}
      state={state.status === 'ready' ? { status: 'ready', data: state.mails } : state}
      onRetry={() => void notifications.refresh()}
    >
      {(mails) => (
        <>
          <div className="switches">
            {DESK_MAIL_KINDS.map((kind) => (
              <label className="check switches__switch" key={kind}>
                <input
                  type="checkbox"
                  checked={saving?.kind === kind ? saving.isOn : mails[kind]}
                  onChange={({ target }) => void change(kind, target.checked)}
                />
                <span>
                  {t.mails[kind]}
                  <span className="switches__hint">{t.mailHints[kind]}</span>
                </span>
              </label>
            ))}
          </div>
          {failure !== '' && <Alert>{failure}</Alert>}
        </>
      )}
    </LoadedCard>
  )
}
