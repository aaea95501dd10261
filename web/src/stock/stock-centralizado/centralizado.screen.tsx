import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { verCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSucursal } from '#acceso/sesion.tsx';
import { consultaDe } from '#api/consultas.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Esperando, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { VistaError, VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { VistaSinResultados } from '#ui/pantalla/sin-resultados.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { TablaPie } from '#ui/tabla/pie.tsx';
import { useEsperaDeVista } from '#ui/tabla/vistas/espera.ts';
import { BarraDelCentralizado } from './barra.tsx';
import { type Celda, CLAVE, conPropiaPrimero } from './columnas.ts';
import { FrescuraDelStock } from './frescura.tsx';
import { GrillaDelCentralizado } from './grilla.tsx';
import { PieDelCentralizado } from './pie.tsx';
import { TarjetasDelCentralizado } from './tarjetas.tsx';

const POR_PAGINA = 50;

/** What there is of everything in every sucursal (SCE-01), each number with the rows that make it. */
export function CentralizadoScreen() {
  const { t } = useTranslation('stock');
  const esCelular = useMediaQuery('(max-width:599.95px)');
  const consulta = useConsultaDeLista(verCentralizado);
  const { valores } = consulta;
  const lista = useLista(verCentralizado, valores);
  const propia = useSucursal();
  const [abierta, setAbierta] = useState<Celda | null>(null);

  // The same question as the list's, so it is asked once: the list keeps the rows, this one the groups of columns.
  const pagina = useQuery({
    ...consultaDe(verCentralizado, { query: { pagina: 1, porPagina: POR_PAGINA, ...valores } }),
    placeholderData: keepPreviousData,
  });
  const columnas = conPropiaPrimero(pagina.data?.columnas ?? [], propia?.id);
  const esperando = useEsperaDeVista({ clave: CLAVE, consulta });
  const filas = esperando ? [] : (lista.filas ?? []);
  const cuerpo = {
    filas,
    columnas,
    abierta,
    al: valores.al,
    lugar: {
      ...(valores.sucursalId && { sucursalId: valores.sucursalId }),
      ...(valores.depositoId && { depositoId: valores.depositoId }),
    },
    propiaId: propia?.id,
    onAbrir: (celda: Celda) => setAbierta(esLaMisma(celda, abierta) ? null : celda),
    onCerrar: () => setAbierta(null),
  };

  return (
    <Pagina
      titulo={t('centralizado.titulo')}
      fija
      acciones={<FrescuraDelStock desde={pagina.dataUpdatedAt} al={valores.al} />}
    >
      <Paper component="section" aria-label={t('centralizado.titulo')} sx={esCelular ? sinPapel : papel}>
        <BarraDelCentralizado consulta={consulta} columnas={columnas} />
        {lista.error && <VistaError error={lista.error} onReintentar={lista.reintentar} />}
        {(esperando || (lista.filas === undefined && !lista.error)) && (
          <Esperando>
            <EsqueletoDeTexto lineas={12} />
          </Esperando>
        )}
        {!esperando && lista.filas?.length === 0 && <SinFilas consulta={consulta} />}
        {filas.length > 0 &&
          (esCelular ? (
            <TarjetasDelCentralizado {...cuerpo} />
          ) : (
            <GrillaDelCentralizado {...cuerpo} consulta={consulta} lista={lista} />
          ))}
        {filas.length > 0 && (
          <TablaPie consulta={consulta} lista={lista} pie={<PieDelCentralizado valores={valores} />} />
        )}
      </Paper>
    </Pagina>
  );
}

const esLaMisma = (una: Celda, otra: Celda | null): boolean =>
  una.articuloId === otra?.articuloId && una.sucursalId === otra.sucursalId && una.cifra === otra.cifra;

function SinFilas({ consulta }: { readonly consulta: ReturnType<typeof useConsultaDeLista<typeof verCentralizado>> }) {
  const { t } = useTranslation('stock');
  const puede = usePuede();
  const { buscar, vista, filtros } = consulta.valores;
  if (buscar !== undefined || vista !== undefined || filtros !== undefined) {
    return <VistaSinResultados buscar={buscar} onLimpiar={() => consulta.limpiar()} />;
  }
  return (
    <VistaVacia
      icono={IconBuildingWarehouse}
      titulo={t('centralizado.vacio')}
      texto={t('centralizado.vacioTexto')}
      accion={
        puede({ permiso: 'articulo.ver' }) && (
          <EnlaceBoton to="/articulos/tabla" variant="contained">
            {t('centralizado.vacioAccion')}
          </EnlaceBoton>
        )
      }
    />
  );
}

const papel = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  overflow: 'clip',
} as const;
const sinPapel = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  bgcolor: 'transparent',
  boxShadow: 'none !important',
} as const;
