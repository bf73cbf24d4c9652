import { type Inspiration, SITE_PATHS } from '@vowkit/sdk-core/contract'
import { ArrowRight } from 'lucide-react'
import { Gallery } from './gallery.tsx'
import { InspirationText } from './inspiration-text.tsx'
import { useRowSpan } from './use-row-span.ts'

/** One idea: its pictures first, then what it is about, and the way to those who can make it. */
export function InspirationCard({ inspiration }: { inspiration: Inspiration }) {
  const { category, category_id, description, images } = inspiration
  const item = useRowSpan<HTMLLIElement>()

  return (
    <li className="ideas__item" ref={item}>
      <article className="idea" aria-label={category}>
        <Gallery label={`${category} pictures`} images={images.map(({ gallery_image }) => gallery_image)} />
        <div className="idea__words">
          <p className="idea__category">{category}</p>
          {description !== '' && <InspirationText text={description} />}
          {category_id !== undefined && (
            <a
              className="idea__find"
              href={`${SITE_PATHS.dashboard_search}?categories=${encodeURIComponent(category_id)}`}
            >
              Find {category}
              <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
            </a>
          )}
        </div>
      </article>
    </li>
  )
}
