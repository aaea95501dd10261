const base = {
  width: '100%',
  mb: '2px',
  justifyContent: 'flex-start',
  gap: 1.5,
  px: 1.5,
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'start',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: -2 },
  '& .flecha': { marginInlineStart: 'auto' },
  '& .punto': { width: 6, height: 6, mx: '7px', borderRadius: '50%', bgcolor: 'borderStrong' },
} as const;

/** A line of the full menu. The active leaf is filled; an open parent only has stronger text. */
export const estiloDeItem = (activo: boolean, resaltado: boolean, hijo = false) => ({
  ...base,
  minHeight: { xs: 44, lg: hijo ? 34 : 38 },
  color: activo ? 'primary.onSoft' : resaltado ? 'text.primary' : 'text.secondary',
  fontWeight: activo ? 600 : 500,
  ...(activo && {
    bgcolor: 'primary.soft',
    '&:hover': { bgcolor: 'primary.soft' },
    '& .punto': { ...base['& .punto'], bgcolor: 'primary.onSoft' },
  }),
});

/** An icon of the narrow menu. */
export const estiloDeMini = (activo: boolean) => ({
  width: 50,
  height: 44,
  mx: 'auto',
  display: 'flex',
  borderRadius: 1,
  color: activo ? 'primary.onSoft' : 'text.secondary',
  bgcolor: activo ? 'primary.soft' : 'transparent',
  '&:hover': { bgcolor: activo ? 'primary.soft' : 'action.hover' },
});
