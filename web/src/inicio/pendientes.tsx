import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sucursal } from '#acceso/sesion.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Esperando } from '#ui/pantalla/cargado.tsx';
import { type Pendiente, usePendientes } from './pendientes.queries.ts';
import { rejilla, Teja } from './teja.tsx';

const NadaPendiente = lazy(async () => ({ default: (await import('./nada-pendiente.tsx')).NadaPendiente }));

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
      ) : (
        !fallo && (
          <Suspense fallback={<Fichas cantidad={1} />}>
            <NadaPendiente sucursal={nombre} empieza={empieza} />
          </Suspense>
        )
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
