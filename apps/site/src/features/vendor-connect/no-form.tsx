import { MailQuestion } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useSiteConfig } from '../../shared/site-config.ts'
import { vendorConnectMessages } from './messages.ts'

/** Shown when no form is configured. */
export function NoForm() {
  const t = useMessages(vendorConnectMessages)
  const { contactEmail } = useSiteConfig()
  return (
    <div className="connect__done">
      <MailQuestion size={56} strokeWidth={1} aria-hidden="true" />
      <h2 className="connect__subtitle">{t.closed}</h2>
      {contactEmail === undefined ? (
        <p>{t.closedHint}</p>
      ) : (
        <p>
          {t.contactStart} <a href={`mailto:${contactEmail}`}>{contactEmail}</a> {t.contactEnd}
        </p>
      )}
    </div>
  )
}
