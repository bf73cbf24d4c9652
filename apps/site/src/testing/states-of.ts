/** Whether a button can be reached and does nothing now. */
export const isOff = (button: HTMLElement): boolean => button.getAttribute('aria-disabled') === 'true'

/** Whether a field is said to be needed. It is not `required`: Firefox calls that invalid while it is empty. */
export const isNeeded = (field: HTMLElement): boolean =>
  field.getAttribute('aria-required') === 'true' && !field.hasAttribute('required')
