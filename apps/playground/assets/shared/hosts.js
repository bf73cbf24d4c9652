/* The partner's pages and the documentation are on other host names with the same port, which are other origins. */
export const PARTNER = `${location.protocol}//partner.${location.host}`
export const DOCS = `${location.protocol}//docs.${location.host}`

for (const link of document.querySelectorAll('[data-partner]')) link.href = PARTNER + link.dataset.partner
for (const link of document.querySelectorAll('[data-docs]')) link.href = DOCS + link.dataset.docs
