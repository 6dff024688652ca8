// The ways to pay side by side, where there is room for it: on wide pages and on paper.
import { cx } from '#web/lib/class-names.ts'
import type { Shown } from '../shown.ts'
import { briefPayWords, ChooseHead, FirstPayment, payWords, wayWords } from './way-parts.tsx'
import { figureOf, priceRows, wayRows } from './ways-rows.tsx'

type Props = { shown: Shown; brief?: boolean; onChoose?: (option_id: string) => void; name?: string }

export function WaysTable({ shown, brief, onChoose, name = '' }: Props) {
  const { figures, words, chosen } = shown
  const { offers } = figures
  const lines = [...priceRows(words, offers), ...wayRows(words, offers)]
    .filter(row => !brief || row.brief)
    .map(row => ({
      ...row,
      label: (brief && row.brief) || row.label,
      cells: offers.map((offer, at) => row.of(offer, figureOf(at))),
    }))
    .filter(({ cells }) => cells.some(Boolean))
  const mark = (at: number) => onChoose !== undefined && offers[at] === chosen && 'bg-raised print:bg-transparent'
  return (
    <table
      aria-label={words.titles.financing}
      data-brief={brief || undefined}
      className={cx(
        'group w-full table-fixed border-collapse text-left',
        brief ? 'text-xs print:leading-snug' : 'text-sm print:text-base print:leading-snug',
      )}
    >
      <thead>
        <tr className="align-bottom">
          <td className={offers.length > 3 ? 'w-[24%]' : 'w-[32%]'} />
          {offers.map((offer, at) => (
            <th
              key={offer.option_id}
              scope="col"
              className={cx(
                'border-b-2 px-2.5 pt-3 pb-2 font-normal',
                onChoose && offer === chosen ? 'border-(--accent)' : 'border-hairline-strong',
                mark(at),
              )}
            >
              <ChooseHead onChoose={onChoose} isChosen={offer === chosen} option_id={offer.option_id} name={name}>
                <span className={cx('text-xs text-ink-2', brief ? 'line-clamp-1' : 'block')}>
                  {wayWords(offer, words, brief)}
                </span>
                <span className={cx('font-semibold break-words', brief ? 'line-clamp-2' : 'block text-base')}>
                  <bdi>{offer.name}</bdi>
                </span>
              </ChooseHead>
              <FirstPayment
                offer={offer}
                at={at}
                className={cx('mt-1.5 block font-semibold tracking-tight', brief ? 'text-base' : 'text-lg')}
              />
              <span className="block text-xs text-ink-2">
                {brief ? briefPayWords(offer, words) : payWords(offer, words)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, strong, cells }) => (
          <tr key={key} className="break-inside-avoid border-b border-hairline align-top">
            <th
              scope="row"
              className={cx(
                'pr-3',
                brief ? 'py-1 print:py-0.5' : 'py-1.5 print:py-0.5',
                strong ? 'font-semibold' : 'font-normal text-ink-2',
              )}
            >
              {label}
            </th>
            {cells.map((cell, at) => (
              <td
                key={offers[at]?.option_id}
                className={cx(
                  'px-2.5',
                  brief ? 'py-1 print:py-0.5' : 'py-1.5 print:py-0.5',
                  strong && 'font-semibold',
                  mark(at),
                )}
              >
                {cell || <span className="text-ink-3">–</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
