// What goes wrong with files in a bucket. The messages are for whoever runs the server; app.ts has the sentences for users.

type Why = 'away' | 'refused' | 'no_bucket'

/** Now nothing can be read or written there; at another time it may. */
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
