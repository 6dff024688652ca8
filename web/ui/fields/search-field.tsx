import { Search } from 'lucide-react'
import { cx } from '#web/lib/class-names.ts'
import { TextField } from './text-field.tsx'

type Props = {
  label: string
  placeholder?: string
  value: string
  onChange: (text: string) => void
  className?: string
}

/** Above a list: filters it live. */
export const SearchField = ({ onChange, className, ...field }: Props) => (
  <TextField
    {...field}
    hideLabel
    type="search"
    autoComplete="off"
    maxLength={100}
    className={cx('min-w-0', className)}
    onChange={event => onChange(event.target.value)}
    suffix={<Search size={16} className="mr-2" aria-hidden />}
  />
)
