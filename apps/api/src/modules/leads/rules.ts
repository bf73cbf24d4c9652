export const leadRules = {
  /** Days for which a scan that is sent later keeps its time. Older scans get the time of the request. */
  lateScanDays: 7,
}
