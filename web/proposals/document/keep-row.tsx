// At the end of a homeowner's page: the ways to keep it, as PDF or on one sheet.
import { cx } from '#web/lib/class-names.ts'
import type { PageData } from './page-data.ts'
import { PrintButton } from './print-button.tsx'
import type { PageWords } from './words.ts'

const LINK = 'inline-flex min-h-11 items-center text-md underline underline-offset-2'

export function KeepRow({ page, public_id, words }: Pick<PageData, 'page' | 'public_id'> & { words: PageWords }) {
  const whole = page === 'proposal'
  return (
    <aside className={cx('no-print', whole && 'bg-page')}>
      <div
        className={cx(
          'mx-auto w-full px-5 pb-6 @2xl:px-10 @2xl:pb-10',
          whole ? 'max-w-[1080px]' : 'max-w-[816px] @2xl:px-12',
        )}
      >
        <PrintButton page={whole ? 'proposal' : 'solar_proposal'} public_id={public_id} words={words.pdf}>
          <a href={whole ? `/solar-proposal/${public_id}` : `/proposal/${public_id}`} className={LINK}>
            {whole ? words.summary : words.whole}
          </a>
        </PrintButton>
      </div>
    </aside>
  )
}
