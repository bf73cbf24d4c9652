import { useTexts } from '../../../shared/language/use-texts.ts'
import { type Choice, type Owner, optionsOf, selectedValue, tagsOf } from '../elements.ts'
import { websiteTexts } from '../texts.ts'

export interface ChoiceFormProps {
  owner: Owner
  choice: Choice
  onChoice: (choice: Choice) => void
}

/** The color that the color field shows while the element has its default color. */
const DEFAULT_ACCENT = '#6e1b47'

/** Lets the vendor choose an element, its color and its options. */
export function ChoiceForm({ owner, choice, onChoice }: ChoiceFormProps) {
  const t = useTexts(websiteTexts)
  const { tag, accent, options } = choice
  return (
    <div className="choice">
      <fieldset className="choice__elements">
        <legend className="vk-sr">{t.element}</legend>
        {tagsOf(owner).map((each) => (
          <label className="choice__element" key={each}>
            <input
              type="radio"
              name="element"
              checked={each === tag}
              onChange={() => onChoice({ ...choice, tag: each })}
            />
            <span className="choice__name">{t.elements[each].name}</span>
            <span className="choice__text">{t.elements[each].text}</span>
          </label>
        ))}
      </fieldset>
      <div className="choice__options">
        <div className="field">
          <label htmlFor="accent">{t.accent}</label>
          <div className="choice__accent">
            <input
              id="accent"
              type="color"
              value={accent || DEFAULT_ACCENT}
              aria-describedby="accent-hint"
              onChange={({ target }) => onChoice({ ...choice, accent: target.value })}
            />
            {accent && (
              <button type="button" className="link" onClick={() => onChoice({ ...choice, accent: '' })}>
                {t.noAccent}
              </button>
            )}
          </div>
          <span className="field__hint" id="accent-hint">
            {t.accentHint}
          </span>
        </div>
        {optionsOf(tag, owner).map((option) => (
          <label className="field" key={option.attribute}>
            {t.options[option.label]}
            <select
              value={selectedValue(option, options)}
              onChange={({ target }) =>
                onChoice({ ...choice, options: { ...options, [option.attribute]: target.value } })
              }
            >
              {option.values.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {t.values[name]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </div>
  )
}
