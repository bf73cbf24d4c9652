export const deskRules = {
  /** Number of leads on one page of the inbox. */
  leadsPerPage: 25,
}
