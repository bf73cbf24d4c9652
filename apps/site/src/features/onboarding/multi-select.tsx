import { useClient } from '@vowkit/react'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useController } from 'react-hook-form'

/** The delay in ms before a preset is applied. */
const PRESET_DELAY_MS = 2_000

export interface MultiSelectProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPathByValue<Values, string[]>
  legend: string
  /** The options in display order. Each `value` is unique. */
  options: readonly { value: string; content: ReactNode }[]
  /** Help text for the whole list. */
  hint?: string | undefined
  /** The error message if no option is chosen. */
  required: string
  /** The options that are chosen after two seconds, unless the user has already chosen. */
  preset?: readonly string[]
  /** Called with the hovered or focused option, and with `null` on leave or blur. */
  onNear?: (value: string | null) => void
  /** The class of the list of options. */
  className: string
  children?: ReactNode
}

/** Checkboxes styled as tiles or chips. The value lists the choices in the order they were selected. */
export function MultiSelect<Values extends FieldValues>(props: MultiSelectProps<Values>) {
  const { form, name, legend, hint, options, required, preset, onNear, className, children } = props
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: (chosen: unknown) => (Array.isArray(chosen) && chosen.length > 0) || required },
  })
  const chosen: string[] = field.value
  const error = fieldState.error?.message
  const noteId = useId()
  const hintId = useId()
  usePreset(preset, () => !form.getFieldState(name).isDirty && field.onChange([...(preset ?? [])]))

  function toggle(value: string) {
    field.onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  }

  return (
    <fieldset className="choice" aria-describedby={hint && hintId}>
      <legend className="choice__legend">{legend}</legend>
      {hint !== undefined && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="field__error" role="alert" id={noteId}>
          <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
          {error}
        </p>
      )}
      {options.length > 0 && (
        <div className={className}>
          {options.map(({ value, content }, index) => (
            <label
              className="choice__item"
              key={value}
              onPointerEnter={() => onNear?.(value)}
              onPointerLeave={() => onNear?.(null)}
            >
              <input
                type="checkbox"
                className="choice__box"
                name={name}
                value={value}
                checked={chosen.includes(value)}
                aria-describedby={error === undefined ? undefined : noteId}
                ref={index === 0 ? field.ref : undefined}
                onChange={() => toggle(value)}
                onFocus={() => onNear?.(value)}
                onBlur={() => onNear?.(null)}
              />
              {content}
            </label>
          ))}
        </div>
      )}
      {children}
    </fieldset>
  )
}

function usePreset(preset: readonly string[] | undefined, apply: () => void): void {
  const { clock } = useClient().ports
  const isPreset = preset !== undefined && preset.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay starts once, with the first options
  useEffect(() => {
    if (!isPreset) return
    const gone = new AbortController()
    clock.sleep(PRESET_DELAY_MS, gone.signal).then(apply, () => {
      // The component was unmounted during the delay.
    })
    return () => gone.abort()
  }, [isPreset])
}
