import type { BoardPin } from '@vowkit/sdk-core/account'
import { vendorPath, visionPath } from '@vowkit/sdk-core/contract'
import { ArrowRight, Pin } from 'lucide-react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { useCategoryName } from '../../../shared/use-category-name.ts'
import { Gallery } from '../gallery.tsx'
import { boardToolsMessages } from './messages.ts'

/** A pinned vision or vendor, with a link to it. */
export function PinCard({ pin }: { pin: BoardPin }) {
  const t = useMessages(boardToolsMessages)
  const categoryName = useCategoryName()
  const { kind, title, category, image, source_id } = pin
  const isVision = kind === 'vision'
  const label = isVision ? t.pinnedVision : category === '' ? t.pinnedVendor : categoryName(category)
  return (
    <article className="idea" aria-label={title}>
      {image !== '' && <Gallery label={title} images={[image]} />}
      <div className="idea__words">
        <p className="idea__category idea__category--pin">
          <Pin size={14} strokeWidth={2} aria-hidden="true" />
          {label}
        </p>
        <h2 className="idea__title" dir="auto">
          {title}
        </h2>
        <a className="idea__find" href={isVision ? visionPath(String(source_id)) : vendorPath(source_id)}>
          {isVision ? t.openVision : t.openVendor}
          <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </a>
      </div>
    </article>
  )
}
