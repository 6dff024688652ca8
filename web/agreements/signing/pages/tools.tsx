// The other language, and what a signer may do instead of signing.
import { Menu } from '@base-ui/react/menu'
import { Globe, MoreHorizontal } from 'lucide-react'
import { useWords } from '../words/words-context.tsx'

const LOOK =
  'flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2.5 text-md text-ink-2 hover:bg-sunken hover:text-ink'

export function LanguageButton({ onChange }: { onChange: (language: 'en' | 'es') => void }) {
  const { language, words } = useWords()
  const other = language === 'en' ? 'es' : 'en'
  return (
    <button type="button" lang={other} onClick={() => onChange(other)} className={LOOK}>
      <Globe size={18} aria-hidden />
      {words.language_other}
    </button>
  )
}

export type Option = 'paper' | 'withdraw' | 'decline' | 'hand_back'

export function OptionsMenu({ options, onChoose }: { options: readonly Option[]; onChoose: (option: Option) => void }) {
  const { words } = useWords()
  const names: Record<Option, string> = {
    paper: words.paper_copy,
    withdraw: words.withdraw,
    decline: words.decline,
    hand_back: words.hand_back,
  }
  if (options.length === 0) return null
  return (
    <Menu.Root>
      <Menu.Trigger aria-label={words.options} className={LOOK}>
        <MoreHorizontal size={22} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-50">
          <Menu.Popup className="min-w-56 rounded-card border border-hairline bg-raised py-1 shadow-float">
            {options.map(option => (
              <Menu.Item
                key={option}
                onClick={() => onChoose(option)}
                className="flex min-h-12 items-center px-4 text-md data-highlighted:bg-sunken data-highlighted:outline-none"
              >
                {names[option]}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
