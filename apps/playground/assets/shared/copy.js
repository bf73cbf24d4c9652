/* Copies a text when a button is pressed. The button then says so, until the text changes. */
export function copyButton(button, textOf) {
  const label = button.textContent

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(textOf()).then(
      () => true,
      () => false,
    )
    button.textContent = isCopied ? 'Copied' : 'Select the text and copy it'
  }

  button.setAttribute('aria-live', 'polite')
  button.addEventListener('click', copy)
  return {
    reset() {
      button.textContent = label
    },
  }
}
