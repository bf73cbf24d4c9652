/** Whether a button is disabled but can still be focused. */
export const isOff = (button: HTMLElement): boolean => button.getAttribute('aria-disabled') === 'true'

/**
 * Whether a field is marked as required by `aria-required` alone. Firefox reports an empty field with `required` as
 * invalid.
 */
export const isNeeded = (field: HTMLElement): boolean =>
  field.getAttribute('aria-required') === 'true' && !field.hasAttribute('required')
