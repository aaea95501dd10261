/** On a phone what is left out of the foot of a table is its words: the number of rows says them to who listens. */
export const pieDeTabla = {
  '& .MuiTablePagination-selectLabel, & .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
  // Its list has no frame to stand in from: its arrow is at its end, apart from the number.
  '& .MuiSelect-icon': { insetInlineEnd: 0 },
} as const;
