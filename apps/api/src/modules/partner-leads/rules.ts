export const partnerLeadRules = {
  /** Number of visions and leads on one page of a partner's list. */
  partnerLeadsPerPage: 30,
}
