import './form.css'
import { type ComponentPropsWithoutRef, type FormEvent, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { KeptValues } from './kept-values.ts'
import { useCalmBlurs } from './use-calm-blurs.ts'
import { useOutsideFills } from './use-outside-fills.ts'

const REQUIRED_BOX = '[type=checkbox][aria-required=true]'

export interface FormProps<Values extends FieldValues> extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  /**
   * The result of `useForm({ mode: 'onTouched', … })`, so that an edited field is validated on blur and, once it is
   * invalid, on every change.
   */
  form: UseFormReturn<Values>
  /** Stores the values until `kept.forget()` is called: {@link useKeptValues}. */
  kept?: KeptValues<Values>
  /** Called with valid values. Not called again before its promise settles. */
  onSubmit: (values: Values) => Promise<void> | void
}

/**
 * A `<form>` element, so that password managers and the keyboard work with it. Submitting it focuses the first invalid
 * field and shows its error. Fields without rules, such as a `required` checkbox, are validated by the browser.
 */
export function Form<Values extends FieldValues>({ form, kept, onSubmit, children, ...rest }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const readFills = useOutsideFills(element, form)
  const blurHandlers = useCalmBlurs()

  useEffect(
    () => kept && form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values) }),
    [form, kept],
  )

  const send = form.handleSubmit(async (values) => {
    for (const box of element.current?.querySelectorAll<HTMLInputElement>(REQUIRED_BOX) ?? []) box.required = true
    if (element.current?.reportValidity() === false) return
    await onSubmit(values)
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    readFills()
    try {
      await send()
    } finally {
      isSending.current = false
    }
  }

  return (
    <form
      {...rest}
      ref={element}
      className={`form ${rest.className ?? ''}`}
      noValidate
      {...blurHandlers}
      onSubmit={submit}
    >
      {children}
    </form>
  )
}
