/** On a phone what is left out of the foot of a table is its words: the number of rows says them to who listens. */
export const sinPalabrasEnTelefono = {
  '& .MuiTablePagination-selectLabel, & .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
} as const;
