const { opener, message } = document.body.dataset
if (window.opener) {
  window.opener.postMessage(JSON.parse(message), opener)
  window.close()
} else {
  document.querySelector('p[hidden]').hidden = false
}
