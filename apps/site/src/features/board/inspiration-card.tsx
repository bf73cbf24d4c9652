import { type Inspiration, SITE_PATHS } from '@vowkit/sdk-core/contract'
import { ArrowRight } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { Gallery } from './gallery.tsx'
import { InspirationText } from './inspiration-text.tsx'
import { boardMessages } from './messages.ts'

/** One inspiration: its images, its description, and a link to the vendors of its category. */
export function InspirationCard({ inspiration }: { inspiration: Inspiration }) {
  const t = useMessages(boardMessages)
  const categoryName = useCategoryName()
  const { category_id, description, images, added_by } = inspiration
  const category = categoryName(inspiration.category)

  return (
    <article className="idea" aria-label={category}>
      <Gallery label={t.pictures(category)} images={images.map(({ gallery_image }) => gallery_image)} />
      <div className="idea__words">
        <p className="idea__category">{category}</p>
        {added_by && <p className="idea__by">{added_by.is_you ? t.addedByYou : t.addedBy(added_by.name)}</p>}
        {description !== '' && <InspirationText text={description} />}
        {category_id !== undefined && (
          <a
            className="idea__find"
            href={`${SITE_PATHS.dashboard_search}?categories=${encodeURIComponent(category_id)}`}
          >
            {t.find(category)}
            <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
          </a>
        )}
      </div>
    </article>
  )
}
