import type { PartnerLead } from '@vowkit/sdk-core/desk'
import { useTexts } from '../../shared/language/use-texts.ts'
import { coupleName } from '../../shared/show-lead.ts'
import { deskTexts } from '../../shared/texts.ts'
import { partnerLeadTexts } from './texts.ts'

/** One vision or lead of a partner. It has no link, because partners see no conversations. */
export function PartnerLeadRow({ lead }: { lead: PartnerLead }) {
  const t = useTexts(partnerLeadTexts)
  const texts = useTexts(deskTexts)
  const isLead = lead.kind === 'lead'
  const facts = [
    lead.source_host === '' ? t.onSite : t.onHost(lead.source_host),
    lead.wedding_date && t.wedding(texts.formats.date(lead.wedding_date)),
  ]
  return (
    <li className="partner-lead">
      <p className="partner-lead__top">
        <span className="partner-lead__name" dir="auto">
          {isLead ? coupleName(lead, texts) : t.someone}
        </span>
        <time className="partner-lead__time" dateTime={lead.created_at}>
          {texts.formats.time(lead.created_at)}
        </time>
      </p>
      <p className="partner-lead__facts">{isLead ? t.leadText(lead.vendor_name) : t.visionText}</p>
      <p className="partner-lead__facts">
        <span className="mark" data-state={lead.state}>
          {lead.state ? texts.states[lead.state] : t.vision}
        </span>{' '}
        {facts.filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}
