import Box from '@mui/material/Box';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import { Link } from '@tanstack/react-router';
import type { TarjetasDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { useTranslation } from 'react-i18next';
import { enlace, filaDeLista, lista } from '#inicio/estilo.ts';
import { useTarjetas } from '#inicio/inicio.queries.ts';
import type { DePanel } from '#inicio/paneles-a-pedido.ts';
import { formatearCantidad, formatearEntero } from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { EnlaceCaja } from '#ui/piezas/enlace.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { EsqueletoDeFilas } from './esqueleto-de-filas.tsx';
import { Nada, Panel } from './panel.tsx';

type Fila = NonNullable<TarjetasDeInicio['paraReponer']>['filas'][number];

/** What has less than it should in the sucursal, what misses most first. */
export function Reponer({ sucursalId }: DePanel) {
  const { t } = useTranslation('paneles');
  const tarjetas = useTarjetas(sucursalId);
  const reponer = tarjetas.data?.paraReponer;
  return (
    <Panel
      id="reponer"
      titulo={t('reponer.titulo')}
      enLista
      junto={
        reponer != null &&
        reponer.total > 0 && (
          <EstadoChip tono="aviso" sinPunto>
            {formatearEntero(reponer.total)}
          </EstadoChip>
        )
      }
      acciones={
        <Box
          component={Link}
          to="/articulos/tabla"
          search={{ bajoMinimo: 'true', ...(sucursalId && { sucursalId }) } as never}
          sx={enlace}
        >
          {t('reponer.verTodos')}
        </Box>
      }
    >
      <Cargado consulta={tarjetas} tituloDeError={t('reponer.error')} esqueleto={<EsqueletoDeFilas />}>
        {({ paraReponer }) =>
          paraReponer === null || paraReponer.filas.length === 0 ? (
            <Nada icono={IconPackages}>{t('reponer.nada')}</Nada>
          ) : (
            <Box component="ul" sx={lista}>
              {paraReponer.filas.map((fila) => (
                <li key={fila.id}>
                  <UnArticulo fila={fila} />
                </li>
              ))}
            </Box>
          )
        }
      </Cargado>
    </Panel>
  );
}

function UnArticulo({ fila }: { readonly fila: Fila }) {
  const { t } = useTranslation('paneles');
  return (
    <EnlaceCaja
      to="/articulos/tabla/$id"
      params={{ id: fila.id }}
      sx={{ ...filaDeLista, gridTemplateColumns: 'minmax(0,1fr) auto minmax(52px, auto)' }}
    >
      <Box className="recortado">
        <b>
          <bdi>{fila.codigo}</bdi>
        </b>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {fila.descripcion}
        </Box>
      </Box>
      <Box sx={{ fontWeight: 600, color: 'warning.text', textAlign: 'end' }}>
        <bdi>{formatearCantidad(fila.disponible)}</bdi>
      </Box>
      <Box sx={{ color: 'text.secondary', textAlign: 'end' }}>
        {t('reponer.minimo', { minimo: formatearCantidad(fila.minimo) })}
      </Box>
    </EnlaceCaja>
  );
}
