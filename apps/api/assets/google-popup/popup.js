const { opener, message, stays } = document.body.dataset
if (window.opener && opener) {
  window.opener.postMessage(JSON.parse(message), opener)
  if (stays === 'false') window.close()
} else if (opener) {
  document.querySelector('p[hidden]').hidden = false
}
