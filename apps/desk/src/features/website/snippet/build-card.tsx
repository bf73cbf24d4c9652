import { useState } from 'react'
import { Card } from '../../../shared/card.tsx'
import { useDeskConfig } from '../../../shared/config.ts'
import { useTexts } from '../../../shared/language/use-texts.ts'
import type { Choice, Owner } from '../elements.ts'
import { websiteTexts } from '../texts.ts'
import { ChoiceForm } from './choice-form.tsx'
import { Preview } from './preview.tsx'
import { Snippet } from './snippet.tsx'
import { toPreviewUrl, toSnippet } from './to-snippet.ts'

/** Lets the owner of a website choose an element, see it live and copy its code. */
export function BuildCard({ owner }: { owner: Owner }) {
  const t = useTexts(websiteTexts)
  const { apiHost } = useDeskConfig()
  const [choice, setChoice] = useState<Choice>({ tag: 'vision-generator', accent: '', options: {} })
  return (
    <Card title={t.build} hint={owner.kind === 'partner' ? t.buildPartnerHint : t.buildHint}>
      <div className="build">
        <ChoiceForm owner={owner} choice={choice} onChoice={setChoice} />
        <Preview name={t.elements[choice.tag].name} url={toPreviewUrl(apiHost, choice, owner)} />
      </div>
      <Snippet code={toSnippet(apiHost, choice, owner)} />
    </Card>
  )
}
