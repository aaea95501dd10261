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
  '& .flecha': { marginInlineStart: 'auto', transition: 'rotate 160ms' },
  '& .cuenta + .flecha': { marginInlineStart: 0 },
  '&[aria-expanded="true"] .flecha': { rotate: '90deg' },
  '[dir="rtl"] &[aria-expanded="true"] .flecha': { rotate: '-90deg' },
  '& .punto': { flex: 'none', width: 6, height: 6, mx: '7px', borderRadius: '50%', bgcolor: 'borderStrong' },
} as const;

/** How far a line moves inwards: the first step is that of the icon, which the dot takes. */
const sangria = (nivel: number) => 12 + 16 * Math.max(0, nivel - 1);

/** A line of the full menu. The active leaf is filled; an open parent only has stronger text. */
export const estiloDeItem = (activo: boolean, resaltado: boolean, nivel = 0) => ({
  ...base,
  minHeight: { xs: 44, lg: nivel > 0 ? 34 : 38 },
  paddingInlineStart: `${sangria(nivel)}px`,
  color: activo ? 'primary.onSoft' : resaltado ? 'text.primary' : 'text.secondary',
  fontWeight: activo ? 600 : 500,
  ...(activo && {
    bgcolor: 'primary.soft',
    '&:hover': { bgcolor: 'primary.soft' },
    '& .punto': { ...base['& .punto'], bgcolor: 'primary.onSoft' },
  }),
});

/** An icon of the narrow menu; a dot says that work waits inside. */
export const estiloDeMini = (activo: boolean) => ({
  position: 'relative',
  width: 50,
  height: 44,
  mx: 'auto',
  display: 'flex',
  borderRadius: 1,
  color: activo ? 'primary.onSoft' : 'text.secondary',
  bgcolor: activo ? 'primary.soft' : 'transparent',
  '&:hover': { bgcolor: activo ? 'primary.soft' : 'action.hover' },
  '& .aviso': {
    position: 'absolute',
    top: 8,
    insetInlineEnd: 10,
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: 'warning.accent',
  },
});
