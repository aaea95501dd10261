import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import {
  type Articulo,
  crearEstructura,
  type FilaDeEstructura,
  listarArmados,
  listarEstructuras,
  planearArmado,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { formatearCantidad, formatearFecha } from '#ui/formato/formato.ts';
import { paginaDe } from '#ui/listas/pagina-de-lista.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Enlace, EnlaceBoton } from '#ui/piezas/enlace.tsx';
import type { CifraDeResumen } from './arbol/resumen-de-explosion.tsx';
import { SeccionArbol } from './arbol/seccion-arbol.tsx';
import { Validada } from './estado-de-estructura.tsx';
import { SeccionUsos } from './seccion-usos.tsx';
import type { BusquedaDeEstructura } from './secciones.ts';

type DeArticulo = Pick<Articulo, 'id' | 'codigo' | 'tipo'>;

/** What an artículo is made of and what takes it, in its ficha (EST-04). Of a leaf, first what takes it. */
export function EstructuraDeArticulo({ articulo }: { readonly articulo: DeArticulo }) {
  const consulta = useQuery(paginaDe<typeof listarEstructuras>(listarEstructuras, { articuloId: articulo.id }));
  return (
    <Cargado consulta={consulta} esqueleto={<EsqueletoDeTexto lineas={8} />}>
      {({ filas, total }) => {
        // The newest come first: the draft, what is in force, and what was. Of those that wait, the one whose day is nearest.
        const borrador = filas.find(({ estado }) => estado === 'BORRADOR');
        const vigente = filas.find(({ estado }) => estado === 'VIGENTE');
        const [programada] = filas
          .filter(({ estado }) => estado === 'PROGRAMADA')
          .toSorted((una, otra) => (una.desde ?? '').localeCompare(otra.desde ?? ''));
        const usos = <SeccionUsos articuloId={articulo.id} codigo={articulo.codigo} />;
        const suya = vigente ?? programada ?? borrador;
        if (!suya) {
          return (
            <>
              {usos}
              <SinEstructura articulo={articulo} hubo={filas.length > 0} />
            </>
          );
        }
        return (
          <>
            <LaQueRige
              estructura={suya}
              borrador={suya === borrador ? undefined : borrador}
              programada={suya === programada ? undefined : programada}
              versiones={total}
            />
            {usos}
          </>
        );
      }}
    </Cargado>
  );
}

type PropsDeLaQueRige = {
  readonly estructura: FilaDeEstructura;
  /** The one that is being prepared beside it. */
  readonly borrador: FilaDeEstructura | undefined;
  /** The one that comes next. */
  readonly programada: FilaDeEstructura | undefined;
  readonly versiones: number;
};

const TITULO = {
  VIGENTE: 'ficha.titulo',
  PROGRAMADA: 'ficha.deProgramada',
  BORRADOR: 'ficha.enBorrador',
  HISTORICA: 'ficha.enBorrador',
} as const satisfies Record<FilaDeEstructura['estado'], string>;

function LaQueRige({ estructura, borrador, programada, versiones }: PropsDeLaQueRige) {
  const { t } = useTranslation('estructura');
  const [busqueda, setBusqueda] = useState<BusquedaDeEstructura>({});
  const puede = usePuede();
  const { id, numero, estado, desde, tipo, validada, articuloId } = estructura;
  return (
    <SeccionArbol
      titulo={t(TITULO[estado], { numero, dia: formatearFecha(desde) })}
      acciones={
        <Box sx={enlaces}>
          {validada && <Validada />}
          {programada && (
            <Enlace to="/articulos/estructura/$id" params={{ id: programada.id }}>
              {t('ficha.programada', { numero: programada.numero, dia: formatearFecha(programada.desde) })}
            </Enlace>
          )}
          {borrador && (
            <Enlace to="/articulos/estructura/$id" params={{ id: borrador.id }}>
              {t('ficha.borrador', { numero: borrador.numero })}
            </Enlace>
          )}
          {versiones > 1 && (
            <Enlace to="/articulos/estructura" search={{ articuloId } as never}>
              {t('ficha.versiones', { count: versiones })}
            </Enlace>
          )}
          {tipo === 'ARMADO' && puede(listarArmados) && (
            <Enlace to="/articulos/estructura/ordenes" search={{ articuloId } as never}>
              {t('ficha.ordenes')}
            </Enlace>
          )}
          <EnlaceBoton to="/articulos/estructura/$id" params={{ id }} variant="outlined" size="small">
            {t('ficha.abrir')}
          </EnlaceBoton>
        </Box>
      }
      estructura={estructura}
      busqueda={busqueda}
      onBusqueda={(cambios) => setBusqueda((antes) => ({ ...antes, ...cambios }))}
      cifras={useCuantos(estructura)}
    />
  );
}

const enlaces = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  fontSize: '0.8125rem',
} as const;

/** How many there could be now, and what it is that there is least of (EST-06). */
function useCuantos({ id, tipo }: FilaDeEstructura): readonly CifraDeResumen[] {
  const { t } = useTranslation('estructura');
  const puede = usePuede();
  const plan = useQuery({
    ...consultaDe(planearArmado, { params: { id }, query: { cantidad: '1' } }),
    enabled: puede(planearArmado),
  });
  if (!plan.data) return [];
  const { cuantos, disponible, pasos, limita } = plan.data;
  const detalle = [
    ...(pasos.some(({ sustitutos }) => sustitutos.length > 0) ? [t('ficha.conSustitutos')] : []),
    ...(limita === null ? [] : [t('ficha.limita', { codigo: limita.codigo })]),
  ].join(' · ');
  const titulo = t(tipo === 'KIT' ? 'ficha.alcanzan' : 'armar.cuantos');
  return [
    { titulo, valor: formatearCantidad(cuantos), detalle },
    ...(tipo === 'KIT' ? [] : [{ titulo: t('armar.hayArmados'), valor: formatearCantidad(disponible), detalle: '' }]),
  ];
}

function SinEstructura({ articulo, hubo }: { readonly articulo: DeArticulo; readonly hubo: boolean }) {
  const { t } = useTranslation('estructura');
  const puede = usePuede();
  const { id, codigo, tipo } = articulo;
  const como = hubo ? 'ficha.sinVigente' : tipo === 'KIT' ? 'ficha.sinKit' : 'ficha.sin';
  return (
    <Tarjeta
      titulo={t('ficha.sinTitulo')}
      densa
      acciones={
        <Box sx={enlaces}>
          {hubo && (
            <Enlace to="/articulos/estructura" search={{ articuloId: id } as never}>
              {t('seccion.versiones')}
            </Enlace>
          )}
          {puede(crearEstructura) && (
            <EnlaceBoton
              to="/articulos/estructura/$id"
              params={{ id: 'nueva' }}
              search={{ articuloId: id } as never}
              variant="outlined"
              size="small"
            >
              {t('ficha.crear')}
            </EnlaceBoton>
          )}
        </Box>
      }
    >
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{t(como, { codigo })}</Box>
    </Tarjeta>
  );
}
