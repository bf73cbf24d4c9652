import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'

/** The words of an inquiry that are not one of the messages. */
export function Inquiry({ words }: { words: string }) {
  const texts = useTexts(deskTexts)
  if (words === '') return null
  return (
    <blockquote className="inquiry">
      <p className="inquiry__label">{texts.inquiry}</p>
      <p dir="auto">{words}</p>
    </blockquote>
  )
}
