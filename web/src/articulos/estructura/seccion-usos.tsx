import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import IconHierarchy3 from '@tabler/icons-react/dist/esm/icons/IconHierarchy3.mjs';
import { useQuery } from '@tanstack/react-query';
import { type UsoDeArticulo, verUsosDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearCantidad, formatearEntero } from '#ui/formato/formato.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { TablaSimple } from './tabla-simple.tsx';

const ENTRA = {
  todos: () => true,
  directos: ({ directo }: UsoDeArticulo) => directo,
  finales: ({ final }: UsoDeArticulo) => final,
} as const;
type Cuales = keyof typeof ENTRA;
const CUALES = ['todos', 'directos', 'finales'] as const satisfies readonly Cuales[];

type Props = { readonly articuloId: string; readonly codigo: string };

/** What takes it, directly and at every level, up to the final products (EST-04). */
export function SeccionUsos({ articuloId, codigo }: Props) {
  const { t } = useTranslation('estructura');
  const [cuales, setCuales] = useState<Cuales>('todos');
  const usos = useQuery(consultaDe(verUsosDeArticulo, { params: { id: articuloId } }));
  const entra = ENTRA[cuales];
  return (
    <Tarjeta
      sinRelleno
      titulo={t('usos.titulo', { codigo })}
      acciones={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={cuales}
          aria-label={t('seccion.usos')}
          onChange={(_, elegido: Cuales | null) => elegido && setCuales(elegido)}
        >
          {CUALES.map((una) => (
            <ToggleButton key={una} value={una} sx={{ gap: 0.75 }}>
              {t(`usos.${una}`)}
              {usos.data && <b>{formatearEntero(usos.data.filas.filter(ENTRA[una]).length)}</b>}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <Cargado
        consulta={usos}
        esqueleto={<EsqueletoDeTexto lineas={4} />}
        esVacio={({ filas }) => filas.filter(entra).length === 0}
        vacio={{ icono: IconHierarchy3, titulo: t('usos.vacio'), texto: t('usos.vacioTexto') }}
      >
        {({ filas }) => (
          <TablaSimple
            etiqueta={t('usos.titulo', { codigo })}
            columnas={[
              { titulo: t('usos.articulo') },
              { titulo: t('usos.nivel'), fin: true },
              { titulo: t('usos.lleva'), fin: true },
              { titulo: t('estado') },
            ]}
            filas={filas.filter(entra).map((uso) => ({
              id: uso.estructuraId,
              celdas: [
                <Nombre key="nombre" uso={uso} />,
                formatearEntero(uso.nivel),
                uso.total === null ? '–' : formatearCantidad(uso.total),
                <Marcas key="marcas" uso={uso} />,
              ],
            }))}
          />
        )}
      </Cargado>
      <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5, fontSize: '0.8125rem' }}>
        <Enlace to="/articulos/estructura" search={{ componenteId: articuloId } as never}>
          {t('usos.enLista')}
        </Enlace>
      </Box>
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
  const { t } = useTranslation('estructura');
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {uso.directo && !uso.comoSustituto && <EstadoChip tono="info">{t('usos.directo')}</EstadoChip>}
      {uso.comoSustituto && <EstadoChip tono="aviso">{t('usos.sustituto')}</EstadoChip>}
      {uso.final && <EstadoChip tono="exito">{t('usos.final')}</EstadoChip>}
    </Box>
  );
}
