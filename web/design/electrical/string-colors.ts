// Colors of strings and branches, repeated beyond eight; a label is always beside them. Okabe and Ito's, which color-blind readers
// tell apart.
const COLORS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#8a7f00', '#6a4c93'] as const

export const stringColor = (index: number): string => COLORS[index % COLORS.length] ?? COLORS[0]
