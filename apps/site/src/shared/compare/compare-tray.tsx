import './compare-tray.css'
import { comparePath } from '@vowkit/sdk-core/contract'
import { useMessages } from '../language/use-messages.ts'
import { compareMessages } from './messages.ts'
import { useComparison } from './use-comparison.ts'

/** The bar at the end of a list with the vendors that the couple compares. */
export function CompareTray() {
  const t = useMessages(compareMessages)
  const { compared, clear } = useComparison()
  if (compared.length === 0) return null
  return (
    <section className="compare-tray" aria-label={t.tray}>
      <p className="compare-tray__names" role="status">
        <strong>{t.chosen(compared.length)}</strong> <span>{compared.map(({ name }) => name).join(', ')}</span>
      </p>
      <div className="compare-tray__actions">
        <button type="button" className="button button--quiet" onClick={clear}>
          {t.clear}
        </button>
        {compared.length > 1 ? (
          <a className="button" href={comparePath(compared.map(({ id }) => id))}>
            {t.compare}
          </a>
        ) : (
          <p className="compare-tray__hint">{t.oneMore}</p>
        )}
      </div>
    </section>
  )
}
