/** A backup or restore that cannot be done. The message is for the operator. */
export class BackupError extends Error {}
