import { FIGURES, figuresByPlace, type WebsiteFigures } from '@vowkit/sdk-core/desk'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { TAGS, type Tag } from '../elements.ts'
import { websiteTexts } from '../texts.ts'

const isTag = (value: string): value is Tag => TAGS.some((tag) => tag === value)

/** The figures of a period by website and element. */
export function PlacesTable({ figures }: { figures: readonly WebsiteFigures[] }) {
  const t = useTexts(websiteTexts)
  const { formats } = useTexts(deskTexts)
  const nameOf = (element: string) => (isTag(element) ? t.elements[element].name : element || t.withoutElement)
  return (
    // The scrolling region takes the focus, so that the keyboard can scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="places" aria-label={t.places} tabIndex={0}>
      <table className="numbers">
        <caption>{t.places}</caption>
        <thead>
          <tr>
            <th scope="col">{t.website}</th>
            <th scope="col">{t.element}</th>
            {FIGURES.map((figure) => (
              <th scope="col" key={figure}>
                {t.names[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figuresByPlace(figures).map(({ host, element, ...counts }) => (
            <tr key={`${host} ${element}`}>
              <th scope="row">{host || t.marketplace}</th>
              <td>{nameOf(element)}</td>
              {FIGURES.map((figure) => (
                <td key={figure}>{formats.number(counts[figure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
