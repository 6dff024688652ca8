// Errors with files in a bucket. The messages are for the server's operator; app.ts has the sentences for users.

type Why = 'away' | 'refused' | 'no_bucket'

/** The bucket is temporarily unreachable. */
export class FilesUnavailable extends Error {
  readonly why: Why
  constructor(why: Why, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FilesUnavailable'
    this.why = why
  }
}

/** It is there no more, or not as it was written. */
export class FileDamaged extends Error {
  override readonly name = 'FileDamaged'
}
