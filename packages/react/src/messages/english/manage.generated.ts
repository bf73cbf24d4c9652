// Generated from messages/en.arb by `npm run messages`.

/** Texts for renaming and deleting a vision. */
export const manageMessages = {
  rename: 'Rename',
  renameTitle: 'Rename your vision',
  titleLabel: 'Title',
  titleBlank: 'Please enter a title.',
  save: 'Save',
  saving: 'Saving',
  renameFailed: "We couldn't save the title. Please try again.",
  delete: 'Delete',
  deleteTitle: 'Delete this vision?',
  deleteWarning: (title: string): string => `“${title}” and all its images will be deleted. You can't undo this.`,
  /** The button that closes the dialog without deleting the vision. */
  keep: 'Keep it',
  deleting: 'Deleting',
  deleteFailed: "We couldn't delete your vision. Please try again.",
}
