// Generated from messages/en.arb by `npm run messages`.

/** Texts for the credits dialog and the notice after a payment. */
export const creditsMessages = {
  /** The heading of the dialog with the credit packs. */
  title: 'More visions',
  no_credits: 'You have no vision credits remaining.',
  why: "You've used all your visions. Your draft is saved.",
  noEdits: "You've used all 3 edits for this vision.",
  noEditsHint: 'Buy a pack to create new visions, or get the monthly plan for unlimited edits.',
  packs: 'Vision packs',
  pack: (credits: number): string => credits === 1 ? `${credits} vision` : `${credits} visions`,
  /** The price of one vision of a pack. */
  each: (price: string): string => `${price} each`,
  off: (percent: number): string => `${percent}% off`,
  packsEmpty: 'There are no packs for sale right now.',
  packsFailed: "We couldn't load the packs.",
  monthlyTitle: 'Unlimited visions',
  monthlyPrice: (price: string): string => `${price} per month`,
  monthly: 'Get the monthly plan',
  opensNewTab: 'opens in a new tab',
  free: 'The free plan includes 3 watermarked previews and 3 edits per vision.',
  continue: 'Continue',
  continuing: 'Loading...',
  continueHint: 'Choose a pack to continue.',
  pay: 'Go to the payment page',
  payElsewhere: "Payment opens in a new tab. When you're done, come back here to use your visions.",
  /** -1 means unlimited. */
  paid: (credits: number): string => credits === -1 ? 'Thank you! Your visions are unlimited.' : credits === 1 ? `Thank you! You have ${credits} vision left.` : `Thank you! You have ${credits} visions left.`,
  goOn: 'Continue',
  waiting: "Thank you! We're adding your visions...",
  late: "We're still waiting for your payment to be confirmed. Your visions will be added automatically, usually within a few minutes.",
  cancelled: "Payment canceled. You haven't been charged.",
  elsewhere: 'Thank you! You can close this tab and return to the page you came from.',
  pack_invalid: 'Please select a valid pack',
  /** The contact is an email address, or the message "contact". */
  checkout_failed: (contact: string): string => `Failed to initiate payment. Contact ${contact} for help.`,
  /** The contact is an email address, or the message "contact". */
  checkout_error: (contact: string): string => `Something went wrong. Contact ${contact} for help.`,
  /** Replaces the support email if the deployment has none. */
  contact: 'us',
}
