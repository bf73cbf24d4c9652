import { MailQuestion } from 'lucide-react'
import { useSiteConfig } from '../../shared/site-config.ts'

/** Shown when no form is configured. */
export function NoForm() {
  const { contactEmail } = useSiteConfig()
  return (
    <div className="connect__done">
      <MailQuestion size={56} strokeWidth={1} aria-hidden="true" />
      <h2 className="connect__subtitle">Requests are closed right now</h2>
      {contactEmail === undefined ? (
        <p>Please come back another day.</p>
      ) : (
        <p>
          Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>, and we will get back to you.
        </p>
      )}
    </div>
  )
}
