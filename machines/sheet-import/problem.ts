/** A fault of a row or one of its cells. Stored for readers of both languages. */
export type Problem = {
  /** Null where it is about the row. */
  column: number | null
  heading: string
  sentence: string
  sentence_es: string
  /** It keeps the row out. */
  stops: boolean
}
