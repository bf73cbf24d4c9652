/* The partner's pages are on a different host name with the same port, which is a different origin. */
for (const link of document.querySelectorAll('[data-partner]'))
  link.href = `${location.protocol}//partner.${location.host}${link.dataset.partner}`
