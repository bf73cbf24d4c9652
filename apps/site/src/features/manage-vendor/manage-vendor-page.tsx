import './manage-vendor.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { createLead } from '@vowkit/sdk-core/leads'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { NotFound } from '../../shared/not-found.tsx'
import { Page } from '../../shared/page.tsx'
import { Engagement } from './engagement.tsx'
import { LeadSkeleton } from './lead-skeleton.tsx'
import { manageVendorMessages } from './messages.ts'

/** The pattern of a vendor id. Other ids show the not-found page without a request. */
const ID = /^\d{1,9}$/

/** The couple's workspace with one vendor. Despite its name, `leadId` is the id of the vendor. */
export function ManageVendorPage({ leadId }: { leadId: string }) {
  if (!ID.test(leadId)) return <MissingLead />
  // The key resets all state when the vendor changes.
  return <LeadScreen key={leadId} vendorId={leadId} />
}

function LeadScreen({ vendorId }: { vendorId: string }) {
  const t = useMessages(manageVendorMessages)
  const { ports } = useClient()
  const [view] = useState(() => createLead(ports, vendorId))
  const state = useStore(view.$lead)
  const { language } = useLanguage()
  const loadedIn = useRef(language)

  // The lead contains texts in the language of the request.
  useEffect(() => {
    if (loadedIn.current === language) return
    loadedIn.current = language
    void view.refresh()
  }, [language, view])

  if (state.status === 'missing') return <MissingLead />
  return (
    <Page title={state.status === 'ready' ? state.lead.business_name : undefined}>
      <a className="back-link" href={SITE_PATHS.dashboard_vendors_active}>
        {t.back}
      </a>
      {state.status === 'ready' && <Engagement lead={state.lead} view={view} vendorId={vendorId} />}
      {state.status === 'loading' && <LeadSkeleton />}
      {state.status === 'failed' && <LoadFailed onRetry={() => void view.refresh()}>{t.failed}</LoadFailed>}
    </Page>
  )
}

/** Shown when the couple has no lead with the vendor. */
function MissingLead() {
  const t = useMessages(manageVendorMessages)
  return (
    <NotFound
      title={t.missingTitle}
      heading={t.missing}
      text={t.missingHint}
      href={SITE_PATHS.dashboard_vendors_active}
      link={t.back}
    />
  )
}
