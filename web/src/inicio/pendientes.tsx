import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sucursal } from '#acceso/sesion.tsx';
import { Esperando } from '#ui/cargado.tsx';
import { formatearEntero } from '#ui/formato.ts';
import { type Pendiente, usePendientes } from './pendientes.queries.ts';
import { rejilla, Teja } from './teja.tsx';

/** Only a business that begins has them: nobody else brings them. */
const PrimerosPasos = lazy(async () => ({ default: (await import('./primeros-pasos.tsx')).PrimerosPasos }));

/** The work that waits, one tile for each kind; all at nothing gives one line. */
export function Pendientes({ sucursal }: { readonly sucursal: Sucursal | undefined }) {
  const { t } = useTranslation('inicio');
  const { t: tUi } = useTranslation('ui');
  const { pendientes, cargando, fallo, empieza, reintentar } = usePendientes(sucursal?.id);
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
      ) : empieza ? (
        <Suspense>
          <PrimerosPasos />
        </Suspense>
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
      {pendientes.map(({ clase, cantidad, ...pendiente }) => (
        <Teja
          key={clase}
          {...pendiente}
          titulo={t(`pendientes.${clase}`)}
          detalle={t(`pendientes.${clase}Detalle`)}
          cifra={formatearEntero(cantidad)}
        />
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
