import { joinStyles, WEDDING_STYLES, type WeddingStyle } from '@vowkit/sdk-core/contract'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { weddingFactsMessages } from '../../shared/form/wedding-facts/messages.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { STYLE_PICTURE, styleFile } from '../../shared/scene/pictures.ts'
import { stylePalette } from '../../shared/scene/style-palette.ts'
import { onboardingMessages } from './messages.ts'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'
import type { PreferencesValues } from './preferences-values.ts'

export interface StyleFieldProps extends Pick<MultiSelectProps<PreferencesValues>, 'form' | 'preset'> {
  /** The styles that the prompt of a vision names, joined. */
  visionStyles?: string | undefined
}

/** The field for the wedding styles, displayed as chips. The text below lists the chosen styles. */
export function StyleField({ form, preset, visionStyles }: StyleFieldProps) {
  const t = useMessages(onboardingMessages)
  const { fromVision } = useMessages(weddingFactsMessages)
  const styles = useWatch({ control: form.control, name: 'styles' })
  const [near, setNear] = useState<string | null>(null)
  return (
    <MultiSelect
      form={form}
      name="styles"
      legend={t.styles}
      hint={styles.length > 0 && joinStyles(styles) === visionStyles ? fromVision : undefined}
      required={t.stylesRequired}
      className="chips"
      preset={preset}
      onNear={setNear}
      options={WEDDING_STYLES.map((style) => ({
        value: style,
        content: <StyleChip style={style} isNear={style === near} />,
      }))}
    >
      <p className="your-style" aria-live="polite">
        {t.yourStyle} <em className="your-style__words">{styles.map(t.style).join(', ') || t.noStyle}</em>
      </p>
    </MultiSelect>
  )
}

/** The style's name and colours. On hover and focus, a small image appears above it. */
function StyleChip({ style, isNear }: { style: WeddingStyle; isNear: boolean }) {
  const t = useMessages(onboardingMessages)
  return (
    <>
      <span className="chip__dots" aria-hidden="true">
        {stylePalette(style).map((colour) => (
          <span className="chip__dot" key={colour} style={{ background: colour }} />
        ))}
      </span>
      {t.style(style)}
      {isNear && (
        <span className="chip__scene">
          <StyleScene style={style} />
        </span>
      )}
    </>
  )
}

/** A small decorative image of a style. */
function StyleScene({ style }: { style: WeddingStyle }) {
  return (
    <img className="style-scene" src={`/img/${styleFile(style)}.webp`} {...STYLE_PICTURE} alt="" decoding="async" />
  )
}
