import './language-switch.css'
import { Fragment, useState } from 'react'
import { sharedMessages } from '../messages.ts'
import { LANGUAGES, type Language } from './language.ts'
import { useLanguage, useMessages } from './use-messages.ts'

/** The name of each language in that language. */
const NAMES: Record<Language, string> = { en: 'English', es: 'Español' }

/** Buttons that switch the language without a page load. Typed text is preserved. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const t = useMessages(sharedMessages)
  const { language: shown, setLanguage } = useLanguage()
  const [hasFailed, setFailed] = useState(false)

  async function change(language: Language) {
    setFailed(false)
    await setLanguage(language).catch(() => setFailed(true))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div className={`language-switch ${className}`} role="group" aria-label={t.language}>
      {LANGUAGES.map((language, index) => (
        <Fragment key={language}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <button
            type="button"
            className="language-switch__choice"
            lang={language}
            aria-pressed={language === shown}
            onClick={() => void change(language)}
          >
            {NAMES[language]}
          </button>
        </Fragment>
      ))}
      {hasFailed && (
        <p className="language-switch__alert" role="alert">
          {t.languageFailed}
        </p>
      )}
    </div>
  )
}
