import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { FIGURES, type Figure, figuresByDay, sumFigures, websiteFiguresOf } from '@vowkit/sdk-core/desk'
import { useState } from 'react'
import { Card } from '../../../shared/card.tsx'
import { useDeskConfig } from '../../../shared/config.ts'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { Notice } from '../../../shared/notice.tsx'
import { deskTexts } from '../../../shared/texts.ts'
import { websiteTexts } from '../texts.ts'
import { Chart } from './chart.tsx'
import { PlacesTable } from './places-table.tsx'

/** The periods in days. */
const PERIODS = [7, 30, 90] as const

/** The figures of the vendor's elements: totals, a chart by day and a table by website and element. */
export function FiguresCard() {
  const t = useTexts(websiteTexts)
  const { formats, retry } = useTexts(deskTexts)
  const { ports } = useClient()
  const { timeZone } = useDeskConfig()
  const [days, setDays] = useState<number>(30)
  const [figure, setFigure] = useState<Figure>('views')
  const view = websiteFiguresOf(ports, days, timeZone)
  const state = useStore(view.$state)

  if (state.status === 'failed')
    return (
      <Card title={t.figures}>
        <Notice text={t.figuresFailed} action={retry} onAction={() => void view.refresh()} />
      </Card>
    )
  const figures = state.status === 'ready' ? state.figures : []
  const totals = sumFigures(figures)
  return (
    <Card title={t.figures} hint={t.figuresHint}>
      <label className="field figures__period">
        {t.period}
        <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {PERIODS.map((count) => (
            <option key={count} value={count}>
              {t.days(count)}
            </option>
          ))}
        </select>
      </label>
      {state.status === 'loading' && (
        <>
          <p className="vk-sr" role="status">
            {t.figuresLoading}
          </p>
          <div className="card__skeleton" aria-hidden="true" />
        </>
      )}
      {state.status === 'ready' && figures.length === 0 && (
        <div className="figures__empty">
          <p className="figures__none">{t.emptyTitle}</p>
          <p>{t.emptyText}</p>
          <a className="link" href="#website-build">
            {t.toBuild}
          </a>
        </div>
      )}
      {state.status === 'ready' && figures.length > 0 && (
        <>
          <fieldset className="totals">
            <legend className="vk-sr">{t.shownFigure}</legend>
            {FIGURES.map((each) => (
              <label className="totals__figure" key={each}>
                <input type="radio" name="figure" checked={each === figure} onChange={() => setFigure(each)} />
                <span className="totals__count">{formats.number(totals[each])}</span>
                <span className="totals__name">{t.names[each]}</span>
              </label>
            ))}
          </fieldset>
          <Chart name={t.names[figure]} days={figuresByDay(figures, figure, state)} />
          <PlacesTable figures={figures} />
        </>
      )}
    </Card>
  )
}
