// A text with its matches highlighted, for all searches of the application.

/** `from` and `to` are a match's positions in the text; in order, not overlapping. */
export type Mark = { from: number; to: number }

export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return (
    <>
      {marks.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(marks[index - 1]?.to ?? 0, from)}
          <mark className="rounded-sm bg-marigold-soft px-0.5 text-ink">{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  )
}
