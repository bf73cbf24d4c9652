import { useState } from 'react'
import { deskTexts } from '../texts.ts'
import { LANGUAGES, type Language } from './language.ts'
import { useLanguage, useTexts } from './use-texts.ts'

/** The name of each language in that language. */
const NAMES: Record<Language, string> = { en: 'English', es: 'Español' }

/** Buttons that switch the language without a page load. Typed text is preserved. */
export function LanguageSwitch() {
  const texts = useTexts(deskTexts)
  const { language: shown, setLanguage } = useLanguage()
  const [hasFailed, setFailed] = useState(false)

  async function change(language: Language) {
    setFailed(false)
    await setLanguage(language).catch(() => setFailed(true))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div className="language-switch" role="group" aria-label={texts.language}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          className="language-switch__choice"
          lang={language}
          aria-pressed={language === shown}
          onClick={() => void change(language)}
        >
          {NAMES[language]}
        </button>
      ))}
      {hasFailed && <p role="alert">{texts.languageFailed}</p>}
    </div>
  )
}
