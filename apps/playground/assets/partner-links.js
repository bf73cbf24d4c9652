/* The partner has a name of its own on the same port: another origin. */
for (const link of document.querySelectorAll('[data-partner]'))
  link.href = `${location.protocol}//partner.${location.host}${link.dataset.partner}`
