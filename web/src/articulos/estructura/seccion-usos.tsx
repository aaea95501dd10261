import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import IconHierarchy3 from '@tabler/icons-react/dist/esm/icons/IconHierarchy3.mjs';
import { useQuery } from '@tanstack/react-query';
import { type Estructura, type UsoDeArticulo, verUsosDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/cargado.tsx';
import { Enlace } from '#ui/enlace.tsx';
import { EstadoChip } from '#ui/estado-chip.tsx';
import { formatearCantidad, formatearEntero } from '#ui/formato.ts';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { TablaSimple } from './tabla-simple.tsx';

type Cuales = 'todos' | 'directos' | 'finales';

/** What takes it, directly and at every level, up to the final products (EST-04). */
export function SeccionUsos({ estructura: { articuloId, codigo } }: { readonly estructura: Estructura }) {
  const { t } = useTranslation('articulos');
  const [cuales, setCuales] = useState<Cuales>('todos');
  const usos = useQuery(consultaDe(verUsosDeArticulo, { params: { id: articuloId } }));
  const entra = ({ directo, final }: UsoDeArticulo) => cuales === 'todos' || (cuales === 'directos' ? directo : final);
  return (
    <Tarjeta
      sinRelleno
      titulo={t('estructura.usos.titulo', { codigo })}
      acciones={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={cuales}
          aria-label={t('estructura.seccion.usos')}
          onChange={(_, elegido: Cuales | null) => elegido && setCuales(elegido)}
        >
          <ToggleButton value="todos">{t('estructura.todas')}</ToggleButton>
          <ToggleButton value="directos">{t('estructura.usos.directos')}</ToggleButton>
          <ToggleButton value="finales">{t('estructura.usos.finales')}</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      <Cargado
        consulta={usos}
        esqueleto={<EsqueletoDeTexto lineas={4} />}
        esVacio={({ filas }) => filas.filter(entra).length === 0}
        vacio={{ icono: IconHierarchy3, titulo: t('estructura.usos.vacio') }}
      >
        {({ filas }) => (
          <TablaSimple
            etiqueta={t('estructura.usos.titulo', { codigo })}
            columnas={[
              { titulo: t('estructura.usos.articulo') },
              { titulo: t('estructura.usos.nivel'), fin: true },
              { titulo: t('estructura.usos.lleva'), fin: true },
              { titulo: t('estructura.estado') },
            ]}
            filas={filas.filter(entra).map((uso) => ({
              id: uso.estructuraId,
              celdas: [
                <Nombre key="nombre" uso={uso} />,
                formatearEntero(uso.nivel),
                uso.total === null ? '–' : `${formatearCantidad(uso.total)}`,
                <Marcas key="marcas" uso={uso} />,
              ],
            }))}
          />
        )}
      </Cargado>
    </Tarjeta>
  );
}

const Nombre = ({ uso }: { readonly uso: UsoDeArticulo }) => (
  <>
    <Enlace to="/articulos/estructura/$id" params={{ id: uso.estructuraId }} sx={{ fontWeight: 600 }}>
      <bdi>{uso.codigo}</bdi>
    </Enlace>{' '}
    {uso.descripcion}
  </>
);

function Marcas({ uso }: { readonly uso: UsoDeArticulo }) {
  const { t } = useTranslation('articulos');
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {uso.directo && !uso.comoSustituto && <EstadoChip tono="info">{t('estructura.usos.directo')}</EstadoChip>}
      {uso.comoSustituto && <EstadoChip tono="aviso">{t('estructura.usos.sustituto')}</EstadoChip>}
      {uso.final && <EstadoChip tono="exito">{t('estructura.usos.final')}</EstadoChip>}
    </Box>
  );
}
