/** On a phone what is left out of the foot of a table is its words: the number of rows says them to who listens. */
export const pieDeTabla = {
  '& .MuiTablePagination-selectLabel, & .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
  // Its list has no frame to stand in from: its arrow is at its end, apart from the number.
  '& .MuiSelect-icon': { insetInlineEnd: 0 },
  // Nor to show where the keyboard is: the library greys it, and no more.
  '& .MuiTablePagination-select:focus-visible': { outline: '2px solid', outlineColor: 'focusRing', borderRadius: 1 },
} as const;
