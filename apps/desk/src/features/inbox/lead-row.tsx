import type { DeskLead } from '@vowkit/sdk-core/desk'
import { useTexts } from '../../shared/language/use-texts.ts'
import { leadPath } from '../../shared/lead-path.ts'
import { Palette } from '../../shared/palette.tsx'
import { coupleName, sourceOf } from '../../shared/show-lead.ts'
import { deskTexts } from '../../shared/texts.ts'

export interface LeadRowProps {
  lead: DeskLead
  isOpen: boolean
}

/** One lead of the inbox, as a link. */
export function LeadRow({ lead, isOpen }: LeadRowProps) {
  const texts = useTexts(deskTexts)
  const { last_message: last, vision } = lead
  const facts = [
    texts.formats.date(lead.wedding_date),
    lead.wedding_city,
    lead.guests === undefined ? '' : texts.guests(lead.guests),
    lead.budget_label,
  ].filter(Boolean)
  return (
    <li>
      <a
        className="lead-row"
        href={leadPath(lead.id)}
        data-unread={lead.is_unread}
        aria-current={isOpen ? 'page' : undefined}
      >
        {vision?.image && <img className="lead-row__vision" src={vision.image} alt="" loading="lazy" />}
        <span className="lead-row__text">
          <span className="lead-row__top">
            <span className="lead-row__name">{coupleName(lead, texts)}</span>
            <time className="lead-row__time" dateTime={lead.active_at}>
              {texts.formats.time(lead.active_at)}
            </time>
          </span>
          <span className="lead-row__facts">{facts.join(' · ')}</span>
          <span className="lead-row__last">
            {last ? `${last.is_own ? texts.you : ''}${last.message}` : texts.inquired}
          </span>
          <span className="lead-row__marks">
            <span className="mark" data-state={lead.state}>
              {lead.is_declined ? texts.declined : texts.states[lead.state]}
            </span>
            <span className="lead-row__source">{sourceOf(lead, texts)}</span>
            {vision && <Palette colours={vision.palette} />}
            {lead.is_unread && (
              <span className="lead-row__unread">
                {lead.unread > 0 ? texts.newMessages(lead.unread) : texts.unread}
              </span>
            )}
          </span>
        </span>
      </a>
    </li>
  )
}
