import { undrawnQualities } from '@vowkit/illustrator/drawn-qualities'
import { neighboursOf, phraseOf, type Understood, understand, type Vocabulary } from '@vowkit/understanding'
import { useContext, useDeferredValue, useId, useMemo, useState } from 'react'
import { useConfig } from '../../../hooks/use-config.ts'
import { draftMessages } from '../../../messages/draft.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { AppearanceContext } from '../../../root/appearance.ts'
import { useVocabularies } from './use-vocabularies.ts'

export interface PromptReadingProps {
  text: string
  /** Called with the new text after the visitor removes or swaps a phrase. */
  onText: (text: string) => void
}

/**
 * Shows, as the visitor types, which phrases of the prompt will be drawn and which cannot be drawn. Each phrase can be
 * removed or swapped.
 */
export function PromptReading({ text, onText }: PromptReadingProps) {
  const messages = useMessages('draft', draftMessages)
  const { lang = 'en' } = useContext(AppearanceContext)
  const config = useConfig()
  const shown = useDeferredValue(text)
  const vocabularies = useVocabularies(shown, lang)
  const reading = useMemo(
    () => (vocabularies.length > 0 ? understand(shown, vocabularies) : null),
    [shown, vocabularies],
  )
  const vocabulary = vocabularies.find(({ language }) => language === reading?.language)
  if (!config?.is_illustrated || !reading || !vocabulary) return null
  const { understood } = reading
  const notDrawn = [...new Set([...reading.notDrawn, ...understood.flatMap((phrase) => undrawnQualities(phrase))])]
  if (understood.length === 0 && notDrawn.length === 0) return null

  /** Replaces the text of a phrase. The visitor may have typed since it was read. */
  const replace = ({ start, phrase }: Understood, by: string) => {
    const at = text.startsWith(phrase, start) ? start : text.indexOf(phrase)
    if (at < 0) return
    onText(tidy(text.slice(0, at) + by + text.slice(at + phrase.length)))
  }

  return (
    <div className="vk-reading" aria-live="polite">
      {understood.length > 0 && (
        <p className="vk-reading__line">
          <span className="vk-reading__label">{messages.willDraw}</span>
          {understood.map((item) => (
            <Phrase key={`${item.start}-${item.as}`} item={item} vocabulary={vocabulary} onReplace={replace} />
          ))}
        </p>
      )}
      {notDrawn.length > 0 && (
        <p className="vk-reading__line">
          <span className="vk-reading__label">{messages.cannotDraw}</span>
          <span dir="auto">{notDrawn.join(', ')}</span>
        </p>
      )}
    </div>
  )
}

interface PhraseProps {
  item: Understood
  vocabulary: Vocabulary
  onReplace: (item: Understood, by: string) => void
}

/** A phrase that opens its alternatives when it is pressed. */
function Phrase({ item, vocabulary, onReplace }: PhraseProps) {
  const messages = useMessages('draft', draftMessages)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const [fact] = item.facts
  const choose = (by: string) => {
    setOpen(false)
    onReplace(item, by)
  }
  return (
    <span className="vk-reading__phrase">
      <button
        type="button"
        className="vk-chip"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        {item.as}
      </button>
      {isOpen && (
        <span id={listId} className="vk-reading__choices">
          {fact &&
            neighboursOf(fact).map((neighbour) => {
              const label = phraseOf(neighbour, vocabulary)
              return (
                <button type="button" className="vk-chip" key={label} onClick={() => choose(label)}>
                  {label}
                </button>
              )
            })}
          <button type="button" className="vk-chip" onClick={() => choose('')}>
            {messages.removePhrase(item.as)}
          </button>
        </span>
      )}
    </span>
  )
}

/** Removes the double spaces and commas that a removed phrase leaves. */
function tidy(text: string): string {
  return text
    .replace(/ +([,.;])/g, '$1')
    .replace(/([,;])(\s*[,;])+/g, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s,;]+/, '')
}
