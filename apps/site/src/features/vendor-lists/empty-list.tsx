import { useMessages } from '../../shared/language/use-messages.ts'
import { EMPTY_LIST_PICTURE } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import { vendorListsMessages } from './messages.ts'
import type { VendorList } from './vendor-lists.ts'

/** Empty state of a vendor list, with a link to the next step. */
export function EmptyList({ list }: { list: VendorList }) {
  const t = useMessages(vendorListsMessages)
  return (
    <div className="empty-list">
      <ScenePicture className="empty-list__picture" picture={EMPTY_LIST_PICTURE} sizes="220px" />
      <p className="empty-list__text">{t.lists[list.name].empty}</p>
      <a className="button" href={list.action.path}>
        {t[list.action.label]}
      </a>
    </div>
  )
}
