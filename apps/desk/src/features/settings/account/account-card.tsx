import { Card } from '../../../shared/card.tsx'
import { LanguageSwitch } from '../../../shared/language/language-switch.tsx'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { useDeskAccount } from '../../../shared/use-desk-account.ts'
import { settingsTexts } from '../texts.ts'
import { Password } from './password.tsx'

/** The name, the email, the language and the password of the signed-in user. */
export function AccountCard() {
  const t = useTexts(settingsTexts)
  const { email, language } = useTexts(deskTexts)
  const account = useDeskAccount()
  return (
    <Card title={t.account}>
      {account && (
        <dl className="facts">
          <div>
            <dt>{t.name}</dt>
            <dd>{account.name || t.noName}</dd>
          </div>
          <div>
            <dt>{email}</dt>
            <dd>{account.email}</dd>
          </div>
          <div>
            <dt>{language}</dt>
            <dd>
              <LanguageSwitch />
            </dd>
          </div>
        </dl>
      )}
      <Password />
    </Card>
  )
}
