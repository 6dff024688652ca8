import { common } from '#web/words/common.ts'
import { Button } from '../button.tsx'

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

/** Below a list that continues. */
export const ShowMore = ({ list }: { list: Pages }) =>
  list.hasNextPage && (
    <div className="flex justify-center border-t border-hairline p-3">
      <Button worksOffline busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {common.show_more}
      </Button>
    </div>
  )
