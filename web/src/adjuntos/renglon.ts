/** A line of a list of files: what it is, and what can be done with it. */
export const renglon = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
