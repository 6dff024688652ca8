import type { LucideIcon } from 'lucide-react'

type Props = { label: string; keys?: string; icon: LucideIcon; onClick: (() => void) | undefined }

/** A picture of what it does, with its name and keys for whoever asks. Off while there is nothing to do. */
export function IconButton({ label, keys, icon: Icon, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-disabled={onClick === undefined}
      onClick={onClick}
      className="flex size-9 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-35 max-sm:size-11"
    >
      <Icon size={17} aria-hidden />
    </button>
  )
}
