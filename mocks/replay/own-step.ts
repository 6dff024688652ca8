// Names of steps while they are replayed together with those of other workflows.

/** Between a step's name in its own document and the workflow it is of. */
export const MARK = '--of-'
/** The step's name in its own document. */
export const ownStep = (stepId: string): string => stepId.split(MARK)[0] ?? stepId
