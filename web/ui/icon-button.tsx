import type { LucideIcon } from 'lucide-react'

type Props = { label: string; keys?: string; icon: LucideIcon; onClick: (() => void) | undefined }

/** An icon with its name and shortcut in a tooltip. Disabled if there is nothing to do. */
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
