import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from '@tanstack/react-router';
import type { Icono } from '#ui/piezas/icono.ts';

type Props = {
  readonly icono: Icono;
  readonly tono: 'error' | 'primary' | 'warning' | 'info';
  readonly titulo: string;
  readonly detalle: string;
  /** How many, where it is a number of something. */
  readonly cifra?: string;
  readonly a: string;
  readonly search?: Readonly<Record<string, string>>;
};

/** One thing to do, which leads to where it is done; they stand in a list with `rejilla`. */
export function Teja({ icono: Icono, tono, titulo, detalle, cifra, a, search = {} }: Props) {
  return (
    <Paper component="li" sx={papel}>
      <Box component={Link} to={a} search={search as never} sx={teja}>
        <Box className="icono" sx={{ bgcolor: `${tono}.soft`, color: `${tono}.onSoft` }}>
          <Icono size={20} stroke={1.5} aria-hidden />
        </Box>
        {cifra !== undefined && <Box className="cifra">{cifra}</Box>}
        <IconChevronRight className="flecha con-direccion" size={20} stroke={1.5} aria-hidden />
        <Box className="texto">
          <b>{titulo}</b>
          <span>{detalle}</span>
        </Box>
      </Box>
    </Paper>
  );
}

export const rejilla = {
  display: 'grid',
  gap: { xs: '1px', sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(auto-fit, minmax(190px, 1fr))' },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const REDONDEO = 'var(--t-shape-borderRadius)';

/** On a phone the tiles are the rows of one card. */
const papel = {
  minWidth: 0,
  '&:hover': { bgcolor: 'action.hover' },
  borderRadius: { xs: 0, sm: 1 },
  '&:first-of-type': { borderStartStartRadius: REDONDEO, borderStartEndRadius: REDONDEO },
  '&:last-of-type': { borderEndStartRadius: REDONDEO, borderEndEndRadius: REDONDEO },
} as const;

const teja = {
  display: 'grid',
  gridTemplateColumns: { xs: '40px 1fr auto 20px', sm: '40px 1fr 20px' },
  gridTemplateAreas: { xs: '"icono texto cifra flecha"', sm: '"icono cifra flecha" "texto texto texto"' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1.25,
  px: 2,
  pt: { xs: 1.5, sm: '15px' },
  pb: { xs: 1.5, sm: '14px' },
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '& .icono': { gridArea: 'icono', display: 'grid', placeItems: 'center', width: 40, height: 40, borderRadius: 1 },
  '& .cifra': {
    gridArea: 'cifra',
    fontSize: { xs: '1.25rem', sm: '1.625rem' },
    lineHeight: '2rem',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  },
  '& .flecha': { gridArea: 'flecha', color: 'text.secondary' },
  '& .texto': { gridArea: 'texto', minWidth: 0, fontSize: '0.8125rem', lineHeight: '1.125rem' },
  '& .texto b': { display: 'block', fontWeight: 600 },
  '& .texto span': { color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' },
} as const;
