import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FilaDelCentralizado, verCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { enlace, filaDeLista, lista } from '#inicio/estilo.ts';
import type { DePanel } from '#inicio/paneles-a-pedido.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { VistaError } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Panel } from './panel.tsx';

const CUANTOS = 6;

/** Artículos with less than nothing in the sucursal; with none, there is no card. */
export function Negativos({ sucursalId }: DePanel) {
  const { t } = useTranslation('paneles');
  const filtro = { vista: 'negativos', ...(sucursalId ? { sucursalId } : {}) } as const;
  const stock = useQuery(consultaDe(verCentralizado, { query: { pagina: 1, porPagina: CUANTOS, ...filtro } }));
  if (stock.isError) {
    return (
      <Tarjeta sinRelleno>
        <VistaError titulo={t('negativos.error')} error={stock.error} onReintentar={() => void stock.refetch()} />
      </Tarjeta>
    );
  }
  if (!stock.data || stock.data.filas.length === 0) return null;
  return (
    <Panel
      id="negativos"
      titulo={t('negativos.titulo')}
      enLista
      acciones={
        <Box component={Link} to="/stock/stock-centralizado" search={filtro as never} sx={enlace}>
          {t('negativos.verTodo')}
        </Box>
      }
    >
      <Box component="ul" sx={lista}>
        {stock.data.filas.map((fila) => (
          <li key={fila.articuloId}>
            <Articulo fila={fila} />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

function Articulo({ fila }: { readonly fila: FilaDelCentralizado }) {
  return (
    <Box
      component={Link}
      to="/stock/stock-centralizado"
      search={{ buscar: fila.codigo } as never}
      sx={{ ...filaDeLista, gridTemplateColumns: 'auto minmax(0,1fr) auto' }}
    >
      <Box sx={{ fontWeight: 600 }}>{fila.codigo}</Box>
      <Box className="recortado" sx={{ color: 'text.secondary' }}>
        {fila.descripcion}
      </Box>
      <EstadoChip tono="error" sinPunto>
        {formatearCantidad(fila.bajoCero)}
      </EstadoChip>
    </Box>
  );
}
