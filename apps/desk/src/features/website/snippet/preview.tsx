import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { websiteTexts } from '../texts.ts'

/** The widths of the previewed page in pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const

type Width = keyof typeof WIDTHS

/** The height of the preview on the desk in pixels. */
const HEIGHT = 560

export interface PreviewProps {
  /** The name of the element. */
  name: string
  url: string
}

/** Shows the element in a page of its own, at the width of a phone or a computer, scaled to the available width. */
export function Preview({ name, url }: PreviewProps) {
  const t = useTexts(websiteTexts)
  const [width, setWidth] = useState<Width>('phone')
  const { frame, available } = useWidth()
  const scale = Math.min(1, available / WIDTHS[width])
  return (
    <div className="preview">
      <fieldset className="preview__widths">
        <legend className="vk-sr">{t.widths}</legend>
        {(['phone', 'desktop'] as const).map((each) => (
          <label className="segment" key={each}>
            <input type="radio" name="width" checked={each === width} onChange={() => setWidth(each)} />
            <span>{t[each]}</span>
          </label>
        ))}
      </fieldset>
      <div className="preview__space" ref={frame} style={{ blockSize: HEIGHT }}>
        <iframe
          className="preview__page"
          title={t.previewOf(name)}
          src={url}
          sandbox="allow-scripts allow-forms"
          style={{
            inlineSize: WIDTHS[width],
            blockSize: HEIGHT / scale,
            marginInlineStart: Math.max(0, (available - WIDTHS[width]) / 2),
            scale: String(scale),
          }}
        />
      </div>
    </div>
  )
}

/** Measures the width of an element, also after changes. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState<number>(WIDTHS.phone)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setAvailable(entry.contentRect.width)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { frame, available }
}
