import { LanguageSwitch } from './language-switch.tsx'

/** The end of layouts that have no footer of their own. */
export function LanguageFooter() {
  return (
    <footer className="language-footer">
      <LanguageSwitch />
    </footer>
  )
}
