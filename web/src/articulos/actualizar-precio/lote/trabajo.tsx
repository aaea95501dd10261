import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';

type Tarea = NonNullable<LoteDePrecio['tarea']>;

/** A long work and how far it is; until the server says, only that there is one. It goes on by itself, whoever looks. */
export function Trabajo(props: { readonly accion: Tarea['accion']; readonly tarea: Tarea | null }) {
  const { t } = useTranslation('precios');
  const { tarea } = props;
  const titulo = t(`actualizar.lote.trabajo.${props.accion}`);
  const porcentaje =
    tarea === null || tarea.total === 0 ? null : Math.min(100, Math.floor((tarea.hechos / tarea.total) * 100));
  return (
    <Tarjeta>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Simbolo tono="info">
          <IconTags size={22} stroke={1.5} aria-hidden />
        </Simbolo>
        <Stack sx={{ flex: 1, minWidth: 0, gap: 1 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
            <Box role="status" sx={{ fontWeight: 600 }}>
              {titulo}
            </Box>
            <Box sx={{ fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 600 }}>
              {porcentaje === null ? '' : `${porcentaje} %`}
            </Box>
          </Stack>
          <LinearProgress
            aria-label={titulo}
            {...(porcentaje === null ? {} : { variant: 'determinate' as const, value: porcentaje })}
            sx={{ height: 8, borderRadius: '4px', bgcolor: 'page' }}
          />
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {[
              ...(tarea !== null && tarea.total > 0
                ? [
                    t('actualizar.lote.trabajo.avance', {
                      hechos: formatearEntero(tarea.hechos),
                      total: formatearEntero(tarea.total),
                    }),
                  ]
                : []),
              t('actualizar.lote.trabajo.texto'),
            ].join(' · ')}
          </Box>
        </Stack>
      </Stack>
    </Tarjeta>
  );
}
