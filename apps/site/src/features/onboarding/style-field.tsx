import { WEDDING_STYLES, type WeddingStyle } from '@vowkit/sdk-core/contract'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { STYLE_PICTURE, styleFile } from '../../shared/scene/pictures.ts'
import { stylePalette } from '../../shared/scene/style-palette.ts'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'
import type { PreferencesValues } from './preferences-values.ts'

/** How the couple would describe their wedding, as chips; the sentence below them reads what was chosen. */
export function StyleField({ form, preset }: Pick<MultiSelectProps<PreferencesValues>, 'form' | 'preset'>) {
  const styles = useWatch({ control: form.control, name: 'styles' })
  const [near, setNear] = useState<string | null>(null)
  return (
    <MultiSelect
      form={form}
      name="styles"
      legend="How would you describe it?"
      required="Please select at least one description of your dream wedding"
      className="chips"
      preset={preset}
      onNear={setNear}
      options={WEDDING_STYLES.map((style) => ({
        value: style,
        content: <StyleChip style={style} isNear={style === near} />,
      }))}
    >
      <p className="your-style" aria-live="polite">
        Your style <em className="your-style__words">{styles.length > 0 ? styles.join(', ') : 'is yours to choose'}</em>
      </p>
    </MultiSelect>
  )
}

/** The style's name and colours, and above it a small picture while it is pointed at or reached by keyboard. */
function StyleChip({ style, isNear }: { style: WeddingStyle; isNear: boolean }) {
  return (
    <>
      <span className="chip__dots" aria-hidden="true">
        {stylePalette(style).map((colour) => (
          <span className="chip__dot" key={colour} style={{ background: colour }} />
        ))}
      </span>
      {style}
      {isNear && (
        <span className="chip__scene">
          <StyleScene style={style} />
        </span>
      )}
    </>
  )
}

/** A small picture of one style; decorative, since the style's name stands beside it. */
function StyleScene({ style }: { style: WeddingStyle }) {
  return (
    <img className="style-scene" src={`/img/${styleFile(style)}.webp`} {...STYLE_PICTURE} alt="" decoding="async" />
  )
}
