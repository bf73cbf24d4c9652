import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { websiteTexts } from '../texts.ts'

export interface ChartProps {
  /** The name of the figure. */
  name: string
  days: readonly { date: string; count: number }[]
}

const [WIDTH, HEIGHT] = [600, 140]

/** A bar for each day of a period, and a table with the same numbers. */
export function Chart({ name, days }: ChartProps) {
  const t = useTexts(websiteTexts)
  const { formats } = useTexts(deskTexts)
  const most = Math.max(1, ...days.map(({ count }) => count))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const step = WIDTH / days.length
  const [from, to] = [formats.date(days.at(0)?.date), formats.date(days.at(-1)?.date)]
  const counted = days.filter(({ count }) => count > 0)
  return (
    <figure className="chart">
      <div className="chart__plot">
        <span className="chart__most">{formats.number(most)}</span>
        <svg
          className="chart__bars"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t.chart(name, formats.number(total), from, to)}
        >
          {days.map(({ date, count }, index) => {
            const height = count === 0 ? 0 : Math.max(3, (count / most) * HEIGHT)
            return (
              <rect key={date} x={(index + 0.15) * step} y={HEIGHT - height} width={step * 0.7} height={height}>
                <title>{`${formats.date(date)}: ${formats.number(count)}`}</title>
              </rect>
            )
          })}
        </svg>
      </div>
      <figcaption className="chart__days">
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
      {counted.length > 0 && (
        <details className="chart__table">
          <summary className="link">{t.showTable}</summary>
          <table className="numbers">
            <caption className="vk-sr">{t.chartTable(name)}</caption>
            <thead>
              <tr>
                <th scope="col">{t.day}</th>
                <th scope="col">{name}</th>
              </tr>
            </thead>
            <tbody>
              {counted.map(({ date, count }) => (
                <tr key={date}>
                  <th scope="row">{formats.date(date)}</th>
                  <td>{formats.number(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  )
}
