// How an upload is judged: in another process.
import { task } from '../parse/parsers.ts'
import type { judgePicture, judgeUpload } from './judge-upload.ts'

const module = new URL('./judge-upload.ts', import.meta.url)

export const judge = task<typeof judgeUpload>(module, 'judgeUpload')
export const judgeOnlyPicture = task<typeof judgePicture>(module, 'judgePicture')
