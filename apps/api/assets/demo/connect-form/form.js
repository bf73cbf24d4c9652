// Tells the page around the form, and no other site, that it has been sent.
const { submittedTo } = document.documentElement.dataset
if (submittedTo && window.parent !== window) {
  window.parent.postMessage({ type: 'vowkit:form-submitted' }, submittedTo)
}

// Whoever sent a form hears what became of it.
document.querySelector('[role="alert"], .notice h1')?.focus({ preventScroll: true })
