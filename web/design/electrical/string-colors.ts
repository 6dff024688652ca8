// Colors of strings and branches, repeated beyond eight; each also has a label. Okabe and Ito's, which color-blind readers
// tell apart, each with a color that is read on it.
const DARK = '#1d1b17'
const COLORS = [
  { fill: '#0072b2', text: '#fff' },
  { fill: '#e69f00', text: DARK },
  { fill: '#007a5a', text: '#fff' },
  { fill: '#cc79a7', text: DARK },
  { fill: '#56b4e9', text: DARK },
  { fill: '#c24e00', text: '#fff' },
  { fill: '#f0e442', text: DARK },
  { fill: '#6a4c93', text: '#fff' },
] as const

export const stringColor = (index: number): { fill: string; text: string } => COLORS[index % COLORS.length] ?? COLORS[0]
