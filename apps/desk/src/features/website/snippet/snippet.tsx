import { Button } from '@vowkit/react'
import { useId, useState } from 'react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { websiteTexts } from '../texts.ts'

/** The platforms with steps in `websiteTexts.steps`, with the names that the platforms give themselves. */
const PLATFORMS = {
  html: 'HTML',
  wordpress: 'WordPress',
  squarespace: 'Squarespace',
  wix: 'Wix',
  webflow: 'Webflow',
  shopify: 'Shopify',
} as const

type Platform = keyof typeof PLATFORMS

const isPlatform = (value: string): value is Platform => value in PLATFORMS

/** Shows the code of the element with the steps of a platform, and copies it. */
export function Snippet({ code }: { code: string }) {
  const t = useTexts(websiteTexts)
  const [platform, setPlatform] = useState<Platform>('html')
  const [copied, setCopied] = useState<{ code: string; text: string } | null>(null)
  const id = useId()

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    )
    setCopied({ code, text: isCopied ? t.copied : t.notCopied })
  }

  return (
    <div className="snippet">
      <label className="field snippet__platform">
        {t.platform}
        <select value={platform} onChange={({ target }) => isPlatform(target.value) && setPlatform(target.value)}>
          {Object.entries(PLATFORMS).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ol className="snippet__steps">
        {t.steps[platform].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="field">
        <label htmlFor={id}>{t.snippet}</label>
        <textarea
          id={id}
          className="snippet__code"
          readOnly
          rows={5}
          spellCheck={false}
          value={code}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <div className="snippet__copy">
        <Button variant="primary" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <p role="status">{copied?.code === code ? copied.text : ''}</p>
      </div>
    </div>
  )
}
