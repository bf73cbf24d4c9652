// Without this, the browser's back button shows the page as it was before the payment.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})
