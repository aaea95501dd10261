import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Sucursal } from '#acceso/sesion.tsx';
import { Esperando } from '#ui/cargado.tsx';
import { formatearEntero } from '#ui/formato.ts';
import { type Pendiente, usePendientes } from './pendientes.queries.ts';

/** The work that waits, one tile for each kind; all at nothing gives one line. */
export function Pendientes({ sucursal }: { readonly sucursal: Sucursal | undefined }) {
  const { t } = useTranslation('inicio');
  const { t: tUi } = useTranslation('ui');
  const { pendientes, cargando, fallo, reintentar } = usePendientes(sucursal?.id);
  const total = pendientes.reduce((suma, { cantidad }) => suma + cantidad, 0);
  const nombre = sucursal?.nombre ?? '';
  return (
    <Box component="section" aria-labelledby="pendientes">
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1.25, flexWrap: 'wrap' }}>
        <Typography id="pendientes" variant="h6" component="h2">
          {t('pendientes.titulo')}
        </Typography>
        {total > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('pendientes.en', { count: total, sucursal: nombre })}
          </Typography>
        )}
      </Box>
      {fallo && (
        <Alert
          severity="warning"
          sx={{ mb: 1.5 }}
          action={
            <Button size="small" variant="text" color="inherit" onClick={reintentar}>
              {tUi('accion.reintentar')}
            </Button>
          }
        >
          {t('pendientes.falla')}
        </Alert>
      )}
      {cargando ? (
        <Fichas cantidad={4} />
      ) : pendientes.length > 0 ? (
        <Tejas pendientes={pendientes} />
      ) : (
        !fallo && <AlDia sucursal={nombre} />
      )}
    </Box>
  );
}

function Tejas({ pendientes }: { readonly pendientes: readonly Pendiente[] }) {
  const { t } = useTranslation('inicio');
  return (
    <Box component="ul" sx={rejilla}>
      {pendientes.map(({ clase, icono: Icono, tono, cantidad, a, search }) => (
        <Paper component="li" key={clase} sx={papel}>
          <Box component={Link} to={a} search={search as never} sx={teja}>
            <Box className="icono" sx={{ bgcolor: `${tono}.soft`, color: `${tono}.onSoft` }}>
              <Icono size={20} stroke={1.5} aria-hidden />
            </Box>
            <Box className="cifra">{formatearEntero(cantidad)}</Box>
            <IconChevronRight className="flecha con-direccion" size={20} stroke={1.5} aria-hidden />
            <Box className="texto">
              <b>{t(`pendientes.${clase}`)}</b>
              <span>{t(`pendientes.${clase}Detalle`)}</span>
            </Box>
          </Box>
        </Paper>
      ))}
    </Box>
  );
}

function AlDia({ sucursal }: { readonly sucursal: string }) {
  const { t } = useTranslation('inicio');
  return (
    <Paper sx={alDia}>
      <IconCircleCheck size={22} stroke={1.5} aria-hidden />
      <Typography>
        <b>{t('pendientes.alDia')}.</b>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('pendientes.alDiaTexto', { sucursal })}
        </Box>
      </Typography>
    </Paper>
  );
}

function Fichas({ cantidad }: { readonly cantidad: number }) {
  return (
    <Esperando>
      <Box sx={rejilla}>
        {Array.from({ length: cantidad }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tiles never change
          <Skeleton key={i} variant="rounded" sx={{ height: { xs: 66, sm: 114 } }} />
        ))}
      </Box>
    </Esperando>
  );
}

const rejilla = {
  display: 'grid',
  gap: { xs: '1px', sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(auto-fit, minmax(190px, 1fr))' },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const REDONDEO = 'var(--t-shape-borderRadius)';

/** As high as the tiles it says there are none of, whose place was kept. */
const alDia = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: { sm: 114 },
  px: 2.5,
  py: 2,
  color: 'success.text',
} as const;

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
