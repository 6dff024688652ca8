const SENTENCES: Record<string, string> = {
  ENOSPC: 'its disk is full. Make room and start again.',
  EDQUOT: 'its quota is used up. Make room and start again.',
  EROFS: 'its disk is mounted read-only. Mount it for writing, or give DATA_DIR another folder.',
  EACCES: 'this user may not. Give it the folder, or give DATA_DIR another one.',
  EPERM: 'this user may not. Give it the folder, or give DATA_DIR another one.',
}

/** Why a folder can't be written, if the error shows it. */
export function diskFault(error: unknown, folder: string): string | undefined {
  if (!(error instanceof Error)) return undefined
  const sentence = 'code' in error ? SENTENCES[String(error.code)] : undefined
  return sentence ? `Nothing can be written in ${folder}: ${sentence}` : diskFault(error.cause, folder)
}
