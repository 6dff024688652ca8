/** Without a value it is indeterminate. */
type Props = { label: string; value?: number; max?: number; note?: string }

/** How far something is that takes longer than a second. */
export const ProgressBar = ({ label, value, max = 1, note }: Props) => (
  <div className="flex flex-col gap-1.5">
    <div className="flex justify-between gap-4 text-sm">
      <span>{label}</span>
      {note && <span className="figures text-ink-3">{note}</span>}
    </div>
    <progress
      aria-label={label}
      value={value}
      max={Math.max(1, max)}
      className="h-2 w-full overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-marigold"
    />
  </div>
)
