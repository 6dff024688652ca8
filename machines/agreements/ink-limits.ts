// How large an adopted signature may be. Pure: the page that draws it keeps to the same.
export const MOST_INK_WIDTH_PX = 2_000
export const MOST_INK_HEIGHT_PX = 1_000
