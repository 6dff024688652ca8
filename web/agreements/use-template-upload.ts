// A template's PDF is uploaded, new or in place of another. Pages that would look different to signers are confirmed first.
import type { Answer, Input } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'

const PATH = '/v3/collections.UploadAgreement'
type Options = { onDone: (answer: Answer<typeof PATH>) => void }
export type TemplateUpload = ReturnType<typeof useTemplateUpload>

export function useTemplateUpload({ onDone }: Options) {
  const upload = useWrite(PATH, { onDone })
  const compare = useWrite('/v3/collections.CompareAgreementPages')
  const pages = compare.data?.pages ?? []
  const send = (body: Input<typeof PATH>) =>
    upload.mutate(body, {
      onError: failure => {
        const { file, file_name } = body
        if (failure.code === 'pages_differ' && failure.status === 409) compare.mutate({ file, file_name })
      },
    })
  return {
    send,
    /** As the author has seen them. */
    confirm: () =>
      upload.variables && send({ ...upload.variables, confirmed_pages: pages.map(({ page }) => page).join(',') }),
    reset: () => {
      upload.reset()
      compare.reset()
    },
    pages,
    error: upload.error,
    isPending: upload.isPending || compare.isPending,
  }
}
