import './board-print.css'
import type { PaletteColour } from '@vowkit/sdk-core/account'
import type { CoupleDashboard } from '@vowkit/sdk-core/contract'
import { useMessages } from '../../shared/language/use-messages.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { boardMessages } from './messages.ts'
import { boardToolsMessages } from './workspace/messages.ts'

export interface PrintCoverProps {
  couple: CoupleDashboard
  palette: readonly PaletteColour[]
}

/** The first page of the printed board: the names, the date and the palette. Hidden on screens. */
export function PrintCover({ couple, palette }: PrintCoverProps) {
  const t = useMessages(boardMessages)
  const tools = useMessages(boardToolsMessages)
  const { date } = useMessages(sharedMessages)
  const { user, partner_name, wedding_date } = couple
  const names = [user.first_name, partner_name].filter((name) => name !== '').join(' & ')
  return (
    <section className="print-cover" aria-hidden="true">
      <p className="print-cover__kind">{t.title}</p>
      {names !== '' && <p className="print-cover__names">{names}</p>}
      {wedding_date !== '' && <p className="print-cover__date">{date(wedding_date)}</p>}
      <ul className="print-cover__palette">
        {palette.map(({ hex, name }) => (
          <li key={hex}>
            <span className="print-cover__colour" style={{ backgroundColor: hex }} />
            {tools.colorName(name)}
            <span className="print-cover__hex">{hex}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
