import { LanguageSwitch } from './language-switch.tsx'

/** The footer of layouts without another footer. */
export function LanguageFooter() {
  return (
    <footer className="language-footer">
      <LanguageSwitch />
    </footer>
  )
}
