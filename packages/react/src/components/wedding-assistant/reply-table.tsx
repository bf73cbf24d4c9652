import type { ReplyParts } from '@vowkit/sdk-core/assistant'
import { useSiteUrl } from '../../hooks/use-site-url.ts'
import { useVendorUrl } from '../../hooks/use-vendor-url.ts'
import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { AssistantOptions } from './assistant-props.ts'
import { VendorLink } from './vendor-link.tsx'

interface ReplyTableProps extends Pick<AssistantOptions, 'siteUrl' | 'onVendorSelect'> {
  table: NonNullable<ReplyParts['table']>
}

/** A comparison of vendors. A wide table scrolls sideways. */
export function ReplyTable({ table, siteUrl, onVendorSelect }: ReplyTableProps) {
  const messages = useMessages('assistant', assistantMessages)
  const urlOf = useVendorUrl(useSiteUrl(siteUrl))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a conversation can have several comparisons, and landmarks need unique names
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes a wide table scrollable by keyboard
    <div className="vk-talk__table" role="group" aria-label={messages.comparison} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {table.vendors.map(({ vendor_id, name }) => (
              <th key={vendor_id} scope="col" dir="auto">
                <VendorLink
                  className="vk-talk__name"
                  id={String(vendor_id)}
                  url={urlOf(vendor_id) ?? null}
                  onVendorSelect={onVendorSelect}
                >
                  {name}
                </VendorLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {table.vendors.map(({ vendor_id }, index) => (
                <td key={vendor_id} dir="auto">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
