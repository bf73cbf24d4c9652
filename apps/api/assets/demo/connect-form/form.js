// Tells the page around the form, and no other site, that it has been sent.
const { submittedTo } = document.documentElement.dataset
if (submittedTo && window.parent !== window) {
  window.parent.postMessage({ type: 'vowkit:form-submitted' }, submittedTo)
}

// Tells the page around the form its height, which grows with the error messages.
if (window.parent !== window) {
  const form = document.querySelector('main')
  const report = () =>
    window.parent.postMessage(
      { type: 'vowkit:form-height', height: form.getBoundingClientRect().bottom + scrollY },
      '*',
    )
  new ResizeObserver(report).observe(form)
}

// Whoever sent a form hears what became of it.
document.querySelector('[role="alert"], .notice h1')?.focus({ preventScroll: true })
